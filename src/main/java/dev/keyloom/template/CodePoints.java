package dev.keyloom.template;

/** A text by its code points, as the offsets of problems count. */
final class CodePoints {
    private final String text;
    private final int[] content;

    private CodePoints(String text) {
        this.text = text;
        this.content = text.codePoints().toArray();
    }

    static CodePoints of(String text) {
        return new CodePoints(text);
    }

    /** Says whether a code point is half of a surrogate pair: it stands for nothing and has no UTF-8 bytes. */
    static boolean isSurrogate(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }

    /** Says whether a text has a surrogate without its other half. */
    static boolean hasUnpairedSurrogate(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                boolean paired =
                        Character.isHighSurrogate(c) && i + 1 < length && Character.isLowSurrogate(text.charAt(i + 1));
                if (!paired) {
                    return true;
                }
                i++;
            }
        }
        return false;
    }

    int length() {
        return content.length;
    }

    int at(int index) {
        return content[index];
    }

    String substring(int start, int end) {
        return new String(content, start, end - start);
    }

    @Override
    public String toString() {
        return text;
    }
}
