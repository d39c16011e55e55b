package dev.keyloom.codegen;

import dev.keyloom.codegen.Doc.Ending;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes requests in Go, as composite literals of the AWS SDK's types, laid out as gofmt does. */
final class GoNotation implements Shape.Visitor<Doc>, AttributeValue.Visitor<Doc> {
    static final String SDK = "github.com/aws/aws-sdk-go-v2/";

    private static final Doc.Form ITEMS = new Doc.Form(",", " ", "", "", 1, Ending.ALIGNED);
    private static final Doc.Form PIECES = new Doc.Form(" +", "", "", "", 1, Ending.CLOSED);
    private static final String ATTRIBUTE_MAP = "map[string]types.AttributeValue";
    private static final Map<Character, String> NAMED =
            Map.of('"', "\\\"", '\\', "\\\\", '\n', "\\n", '\r', "\\r", '\t', "\\t");

    private final Set<String> imports;

    /** @param imports where the packages are noted that are used */
    GoNotation(Set<String> imports) {
        this.imports = imports;
    }

    /** Returns a literal. */
    String text(String text) {
        return '"' + Characters.escaped(text, NAMED, Characters::codePoint) + '"';
    }

    /** Returns the request itself on several lines. */
    Doc request(Call call) {
        return struct("&dynamodb." + call.operation() + "Input{", call.request())
                .broken();
    }

    @Override
    public Doc struct(Shape.Struct struct) {
        imports.add(SDK + "service/dynamodb/types");
        return struct("&types." + struct.type() + "{", struct);
    }

    private Doc.Block struct(String open, Shape.Struct struct) {
        return block(
                open,
                struct.members().stream()
                        .map(member -> new Doc.Entry(
                                member.name() + ":", member.value().accept(this)))
                        .toList());
    }

    @Override
    public Doc text(Shape.Text text) {
        return pointer("String", Doc.text(text(text.text())));
    }

    @Override
    public Doc expression(Shape.Expression expression) {
        List<String> pieces = Characters.pieces(expression.text());
        Doc whole = Doc.text(text(expression.text()));
        if (pieces.size() == 1) {
            return pointer("String", whole);
        }
        List<Doc> later =
                pieces.stream().skip(1).map(piece -> Doc.text(text(piece))).toList();
        Doc parted = Doc.Block.of(text(pieces.get(0)) + " +", later, "", PIECES).broken();
        return pointer("String", new Doc.Either(whole, parted));
    }

    @Override
    public Doc whole(Shape.Whole whole) {
        return pointer("Int32", Doc.text(Integer.toString(whole.number())));
    }

    @Override
    public Doc flag(Shape.Flag flag) {
        return pointer("Bool", Doc.text(Boolean.toString(flag.isSet())));
    }

    private Doc pointer(String type, Doc value) {
        imports.add(SDK + "aws");
        return Doc.row(Doc.text("aws." + type + "("), value, Doc.text(")"));
    }

    @Override
    public Doc choice(Shape.Choice choice) {
        imports.add(SDK + "service/dynamodb/types");
        String constant = Arrays.stream(choice.constant().split("_", -1))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
        return Doc.text("types." + choice.type() + constant);
    }

    @Override
    public Doc names(Shape.Names names) {
        return map("map[string]string{", names.names(), name -> Doc.text(text(name)));
    }

    @Override
    public Doc value(Shape.Value value) {
        return value.value().accept(this);
    }

    @Override
    public Doc attributes(Shape.Attributes attributes) {
        return attributes(ATTRIBUTE_MAP, attributes.values());
    }

    private Doc attributes(String type, Map<String, AttributeValue> values) {
        imports.add(SDK + "service/dynamodb/types");
        return map(type + "{", values, value -> value.accept(this));
    }

    @Override
    public Doc series(Shape.Series series) {
        imports.add(SDK + "service/dynamodb/types");
        String type = series.type().equals(Shape.Series.ATTRIBUTE_MAP) ? ATTRIBUTE_MAP : "types." + series.type();
        return series("[]" + type + "{", series);
    }

    private Doc series(String open, Shape.Series series) {
        return block(open, series.elements().stream().map(this::element).toList());
    }

    @Override
    public Doc byTable(Shape.ByTable tables) {
        imports.add(SDK + "service/dynamodb/types");
        boolean isOfSeries = tables.parts().values().stream().anyMatch(Shape.Series.class::isInstance);
        return map(
                "map[string]" + (isOfSeries ? "[]" : "") + "types." + tables.type() + "{",
                tables.parts(),
                this::element);
    }

    /** Returns a part within a literal that names its type already. */
    private Doc element(Shape shape) {
        if (shape instanceof Shape.Struct struct) {
            return struct("{", struct);
        }
        if (shape instanceof Shape.Attributes attributes) {
            return attributes("", attributes.values());
        }
        return shape instanceof Shape.Series series ? series("{", series) : shape.accept(this);
    }

    @Override
    public Doc string(AttributeValue.S value) {
        return member("S", Doc.text(text(value.value())));
    }

    @Override
    public Doc number(AttributeValue.N value) {
        return member("N", Doc.text(text(Characters.number(value.value()))));
    }

    @Override
    public Doc binary(AttributeValue.B value) {
        return member("B", bytes(value.value()));
    }

    @Override
    public Doc bool(AttributeValue.BOOL value) {
        return member("BOOL", Doc.text(Boolean.toString(value.value())));
    }

    @Override
    public Doc nul(AttributeValue.NULL value) {
        return member("NULL", Doc.text("true"));
    }

    @Override
    public Doc map(AttributeValue.M value) {
        return member("M", attributes(ATTRIBUTE_MAP, value.entries()));
    }

    @Override
    public Doc list(AttributeValue.L value) {
        return member(
                "L",
                block(
                        "[]types.AttributeValue{",
                        value.elements().stream()
                                .map(element -> element.accept(this))
                                .toList()));
    }

    @Override
    public Doc stringSet(AttributeValue.SS value) {
        return member(
                "SS",
                block(
                        "[]string{",
                        value.elements().stream()
                                .map(element -> Doc.text(text(element)))
                                .toList()));
    }

    @Override
    public Doc numberSet(AttributeValue.NS value) {
        return member(
                "NS",
                block(
                        "[]string{",
                        value.elements().stream()
                                .map(element -> Doc.text(text(Characters.number(element))))
                                .toList()));
    }

    @Override
    public Doc binarySet(AttributeValue.BS value) {
        return member(
                "BS",
                block("[][]byte{", value.elements().stream().map(this::bytes).toList()));
    }

    private Doc member(String type, Doc value) {
        imports.add(SDK + "service/dynamodb/types");
        return Doc.row(Doc.text("&types.AttributeValueMember" + type + "{Value: "), value, Doc.text("}"));
    }

    /** Returns bytes as a string of them: visible ASCII as it is, all else in hexadecimal. */
    private Doc bytes(Bytes bytes) {
        StringBuilder literal = new StringBuilder();
        for (byte each : bytes.toArray()) {
            boolean isVisible = each >= ' ' && each < 0x7f && each != '"' && each != '\\';
            literal.append(isVisible ? Character.toString(each) : String.format(Locale.ROOT, "\\x%02x", each));
        }
        return Doc.text("[]byte(\"" + literal + "\")");
    }

    private <T> Doc map(String open, Map<String, T> entries, Function<? super T, ? extends Doc> writer) {
        return block(
                open,
                entries.entrySet().stream()
                        .map(entry -> new Doc.Entry(text(entry.getKey()) + ":", writer.apply(entry.getValue())))
                        .toList());
    }

    private static Doc.Block block(String open, List<? extends Doc> items) {
        return Doc.Block.of(open, items, "}", ITEMS);
    }
}
