package dev.keyloom.codegen;

import dev.keyloom.codegen.Doc.Ending;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Python's literals, with attribute values as the client of boto3 takes them. */
final class PythonSyntax implements ObjectSyntax {
    private static final Doc.Form ITEMS = new Doc.Form(",", " ", "", "", 1, Ending.SEPARATED);
    private static final Doc.Form PIECES = new Doc.Form("", "", "", "", 1, Ending.CLOSED);
    private static final Map<Character, String> NAMED =
            Map.of('"', "\\\"", '\\', "\\\\", '\n', "\\n", '\r', "\\r", '\t', "\\t");

    private final Set<String> imports;

    /** @param imports where the modules are noted that literals need */
    PythonSyntax(Set<String> imports) {
        this.imports = imports;
    }

    @Override
    public String text(String text) {
        return '"' + Characters.escaped(text, NAMED, Characters::codePoint) + '"';
    }

    @Override
    public Doc expression(String text) {
        List<String> pieces = Characters.pieces(text);
        Doc whole = Doc.text(text(text));
        return pieces.size() == 1
                ? whole
                : new Doc.Either(
                        whole,
                        Doc.Block.of(
                                        "",
                                        pieces.stream()
                                                .map(piece -> Doc.text(text(piece)))
                                                .toList(),
                                        "",
                                        PIECES)
                                .broken());
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
        return isTrue ? "True" : "False";
    }

    @Override
    public Doc binary(Bytes bytes) {
        imports.add("base64");
        return Doc.text("base64.b64decode(" + text(bytes.toBase64()) + ")");
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
