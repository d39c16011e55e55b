package dev.keyloom.format.html;

/** Text as HTML: whatever the user wrote stays text. */
public final class Html {
    private Html() {}

    /**
     * Returns {@code text} as content or as a quoted attribute value. What HTML cannot hold (control characters, halves of
     * surrogate pairs) becomes U+FFFD, and a line break a space.
     */
    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(codePoint -> append(escaped, codePoint));
        return escaped.toString();
    }

    private static void append(StringBuilder escaped, int codePoint) {
        switch (codePoint) {
            case '&' -> escaped.append("&amp;");
            case '<' -> escaped.append("&lt;");
            case '>' -> escaped.append("&gt;");
            case '"' -> escaped.append("&quot;");
            case '\'' -> escaped.append("&#39;");
            case '\t', '\n', '\r' -> escaped.append(' ');
            default -> escaped.appendCodePoint(isAllowed(codePoint) ? codePoint : 0xFFFD);
        }
    }

    private static boolean isAllowed(int codePoint) {
        int type = Character.getType(codePoint);
        boolean isNonCharacter = (codePoint & 0xFFFE) == 0xFFFE;
        return type != Character.CONTROL && type != Character.SURROGATE && !isNonCharacter;
    }
}
