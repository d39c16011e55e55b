package dev.keyloom.codegen;

import dev.keyloom.codegen.Doc.Ending;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Writes requests in Java, with the builders of the AWS SDK. */
final class JavaNotation implements Shape.Visitor<Doc>, AttributeValue.Visitor<Doc> {
    static final String MODEL = "software.amazon.awssdk.services.dynamodb.model.";
    /** Calls one after the other, or each on its line. */
    static final Doc.Form CHAIN = new Doc.Form("", "", "", "", 2, Ending.CLOSED);

    private static final Doc.Form ARGUMENTS = new Doc.Form(",", " ", "", "", 2, Ending.CLOSED);
    private static final Map<Character, String> NAMED =
            Map.of('"', "\\\"", '\\', "\\\\", '\n', "\\n", '\r', "\\r", '\t', "\\t");
    /** A constant has at most 65535 bytes, and each UTF-16 unit at most 3. */
    private static final int MAX_CONSTANT = 20_000;
    /** {@code Map.of} has no more pairs. */
    private static final int MAX_PAIRS = 10;

    private final Set<String> imports;

    /** @param imports where the full names of the classes used are noted */
    JavaNotation(Set<String> imports) {
        this.imports = imports;
    }

    /** Returns a literal; text too long for one is joined from several. */
    String text(String text) {
        if (text.length() > MAX_CONSTANT) {
            List<String> chunks = Characters.chunks(text, MAX_CONSTANT);
            return "String.join(\"\", "
                    + String.join(
                            ", ", chunks.stream().map(JavaNotation::literal).toList())
                    + ")";
        }
        return literal(text);
    }

    private static String literal(String text) {
        return '"' + Characters.escaped(text, NAMED, JavaNotation::coded) + '"';
    }

    /**
     * Returns an escape that stays one: the compiler reads those with {@code u} before it reads the literal, so control
     * characters, which may end lines, are written in octal.
     */
    private static String coded(int codePoint) {
        return codePoint < ' ' ? String.format(Locale.ROOT, "\\%03o", codePoint) : Characters.units(codePoint);
    }

    @Override
    public Doc.Block struct(Shape.Struct struct) {
        return struct(struct, struct.type());
    }

    /** Returns the request itself, of whatever name, on several lines. */
    Doc request(Shape.Struct struct, String type) {
        return struct(struct, type).broken();
    }

    private Doc.Block struct(Shape.Struct struct, String type) {
        imports.add(MODEL + type);
        List<Doc> calls = struct.members().stream()
                .map(member -> Doc.row(
                        Doc.text("." + camelCase(member.name()) + "("),
                        member.value().accept(this),
                        Doc.text(")")))
                .toList();
        return Doc.Block.of(type + ".builder()", join(calls, Doc.text(".build()")), "", CHAIN);
    }

    private static List<Doc> join(List<Doc> docs, Doc last) {
        return Stream.concat(docs.stream(), Stream.of(last)).toList();
    }

    private static String camelCase(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    @Override
    public Doc text(Shape.Text text) {
        return Doc.text(text(text.text()));
    }

    @Override
    public Doc expression(Shape.Expression expression) {
        List<String> pieces = Characters.pieces(expression.text());
        Doc whole = Doc.text(text(expression.text()));
        if (pieces.size() == 1) {
            return whole;
        }
        List<Doc> later = pieces.stream()
                .skip(1)
                .map(piece -> Doc.text("+ " + literal(piece)))
                .toList();
        return new Doc.Either(
                whole, Doc.Block.of(literal(pieces.get(0)), later, "", CHAIN).broken());
    }

    @Override
    public Doc whole(Shape.Whole whole) {
        return Doc.text(Integer.toString(whole.number()));
    }

    @Override
    public Doc flag(Shape.Flag flag) {
        return Doc.text(Boolean.toString(flag.isSet()));
    }

    @Override
    public Doc choice(Shape.Choice choice) {
        imports.add(MODEL + choice.type());
        return Doc.text(choice.type() + "." + choice.constant());
    }

    @Override
    public Doc names(Shape.Names names) {
        return map(names.names(), name -> Doc.text(text(name)));
    }

    @Override
    public Doc value(Shape.Value value) {
        return value.value().accept(this);
    }

    @Override
    public Doc attributes(Shape.Attributes attributes) {
        return map(attributes.values(), value -> value.accept(this));
    }

    @Override
    public Doc series(Shape.Series series) {
        return list(
                series.elements().stream().map(element -> element.accept(this)).toList());
    }

    @Override
    public Doc byTable(Shape.ByTable tables) {
        return map(tables.parts(), part -> part.accept(this));
    }

    @Override
    public Doc string(AttributeValue.S value) {
        return made("S", Doc.text(text(value.value())));
    }

    @Override
    public Doc number(AttributeValue.N value) {
        return made("N", Doc.text(literal(Characters.number(value.value()))));
    }

    @Override
    public Doc binary(AttributeValue.B value) {
        return made("B", bytes(value.value()));
    }

    @Override
    public Doc bool(AttributeValue.BOOL value) {
        return made("Bool", Doc.text(Boolean.toString(value.value())));
    }

    @Override
    public Doc nul(AttributeValue.NULL value) {
        return made("Nul", Doc.text("true"));
    }

    @Override
    public Doc map(AttributeValue.M value) {
        return made("M", map(value.entries(), entry -> entry.accept(this)));
    }

    @Override
    public Doc list(AttributeValue.L value) {
        return made(
                "L",
                list(value.elements().stream()
                        .map(element -> element.accept(this))
                        .toList()));
    }

    @Override
    public Doc stringSet(AttributeValue.SS value) {
        return made(
                "Ss",
                list(value.elements().stream()
                        .map(element -> Doc.text(text(element)))
                        .toList()));
    }

    @Override
    public Doc numberSet(AttributeValue.NS value) {
        return made(
                "Ns",
                list(value.elements().stream()
                        .map(element -> Doc.text(literal(Characters.number(element))))
                        .toList()));
    }

    @Override
    public Doc binarySet(AttributeValue.BS value) {
        return made("Bs", list(value.elements().stream().map(this::bytes).toList()));
    }

    private Doc made(String type, Doc content) {
        imports.add(MODEL + "AttributeValue");
        return Doc.row(Doc.text("AttributeValue.from" + type + "("), content, Doc.text(")"));
    }

    private Doc bytes(Bytes bytes) {
        imports.add("java.util.Base64");
        imports.add("software.amazon.awssdk.core.SdkBytes");
        return Doc.text("SdkBytes.fromByteArray(Base64.getDecoder().decode(" + text(bytes.toBase64()) + "))");
    }

    private Doc list(List<Doc> elements) {
        imports.add("java.util.List");
        return Doc.Block.of("List.of(", elements, ")", ARGUMENTS);
    }

    private <T> Doc map(Map<String, T> entries, Function<? super T, ? extends Doc> writer) {
        imports.add("java.util.Map");
        boolean isShort = entries.size() <= MAX_PAIRS;
        List<Doc> pairs = entries.entrySet().stream()
                .map(entry -> {
                    Doc value = writer.apply(entry.getValue());
                    String key = text(entry.getKey());
                    return isShort
                            ? Doc.row(Doc.text(key + ", "), value)
                            : Doc.row(Doc.text("Map.entry(" + key + ", "), value, Doc.text(")"));
                })
                .toList();
        return Doc.Block.of(isShort ? "Map.of(" : "Map.ofEntries(", pairs, ")", ARGUMENTS);
    }
}
