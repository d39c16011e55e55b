package dev.keyloom.codegen;

import dev.keyloom.codegen.Doc.Ending;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import java.util.Map;

/** JSON as the AWS CLI takes it. It holds no apostrophe, so that a shell's single quotes hold it. */
final class JsonSyntax implements ObjectSyntax {
    private static final Doc.Form ITEMS = new Doc.Form(",", " ", "", "", 1, Ending.BARE);
    private static final Map<Character, String> NAMED =
            Map.of('"', "\\\"", '\\', "\\\\", '\n', "\\n", '\r', "\\r", '\t', "\\t", '\'', "\\u0027");

    private boolean isBinaryUsed;

    /** Says whether a binary value was written. */
    boolean isBinaryUsed() {
        return isBinaryUsed;
    }

    @Override
    public String text(String text) {
        return '"' + Characters.escaped(text, NAMED, Characters::units) + '"';
    }

    @Override
    public Doc expression(String text) {
        return Doc.text(text(text));
    }

    @Override
    public String member(String name) {
        return key(name);
    }

    @Override
    public String key(String text) {
        return text(text) + ":";
    }

    @Override
    public String truth(boolean isTrue) {
        return Boolean.toString(isTrue);
    }

    @Override
    public Doc binary(Bytes bytes) {
        isBinaryUsed = true;
        return Doc.text(text(bytes.toBase64()));
    }

    @Override
    public Doc value(AttributeValue value, ObjectNotation notation) {
        return value.accept(new TypedValues(notation));
    }

    @Override
    public Doc.Form object() {
        return ITEMS;
    }

    @Override
    public Doc.Form array() {
        return ITEMS;
    }
}
