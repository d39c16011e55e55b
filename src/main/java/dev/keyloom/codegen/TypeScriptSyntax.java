package dev.keyloom.codegen;

import dev.keyloom.codegen.Doc.Ending;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The literals of JavaScript and TypeScript. */
final class TypeScriptSyntax implements ObjectSyntax {
    /** How attribute values are written. */
    enum Values {
        /** Each with its type, for the plain client. */
        TYPED,
        /** As values of the language, for the document client. */
        NATIVE
    }

    static final Doc.Form OBJECT = new Doc.Form(",", " ", " ", "", 1, Ending.SEPARATED);
    static final Doc.Form ARRAY = new Doc.Form(",", " ", "", "", 1, Ending.SEPARATED);

    private static final Doc.Form PIECES = new Doc.Form(" +", "", "", "", 1, Ending.CLOSED);
    private static final Map<Character, String> NAMED =
            Map.of('"', "\\\"", '\\', "\\\\", '\n', "\\n", '\r', "\\r", '\t', "\\t");

    private final Values values;
    private boolean isNumberValueUsed;

    TypeScriptSyntax(Values values) {
        this.values = values;
    }

    /** Says whether a number was written that only {@code NumberValue} holds. */
    boolean isNumberValueUsed() {
        return isNumberValueUsed;
    }

    /** Returns a number of any size. */
    String numberValue(String number) {
        isNumberValueUsed = true;
        return "NumberValue.from(" + text(number) + ")";
    }

    @Override
    public String text(String text) {
        return '"' + Characters.escaped(text, NAMED, TypeScriptSyntax::coded) + '"';
    }

    private static String coded(int codePoint) {
        return codePoint <= Character.MAX_VALUE
                ? Characters.codePoint(codePoint)
                : String.format(Locale.ROOT, "\\u{%x}", codePoint);
    }

    @Override
    public Doc expression(String text) {
        List<Doc> pieces = Characters.pieces(text).stream()
                .map(piece -> Doc.text(text(piece)))
                .toList();
        Doc whole = Doc.text(text(text));
        return pieces.size() == 1
                ? whole
                : new Doc.Either(whole, Doc.Block.of("", pieces, "", PIECES).broken());
    }

    @Override
    public String member(String name) {
        return name + ":";
    }

    /** Quoted or not, {@code __proto__} as a key would set the object's prototype; as a computed one it does not. */
    @Override
    public String key(String text) {
        return text.equals("__proto__") ? "[" + text(text) + "]:" : text(text) + ":";
    }

    @Override
    public String truth(boolean isTrue) {
        return Boolean.toString(isTrue);
    }

    @Override
    public Doc binary(Bytes bytes) {
        return Doc.text("Buffer.from(" + text(bytes.toBase64()) + ", \"base64\")");
    }

    @Override
    public Doc value(AttributeValue value, ObjectNotation notation) {
        return value.accept(
                switch (values) {
                    case TYPED -> new TypedValues(notation);
                    case NATIVE -> new NativeValues(notation, this);
                });
    }

    @Override
    public Doc.Form object() {
        return OBJECT;
    }

    @Override
    public Doc.Form array() {
        return ARRAY;
    }
}
