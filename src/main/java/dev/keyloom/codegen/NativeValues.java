package dev.keyloom.codegen;

import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.SortedSet;

/**
 * Writes attribute values as values of JavaScript, which the document client turns into attribute values again. Numbers
 * that JavaScript would round become {@code NumberValue}.
 */
record NativeValues(ObjectNotation notation, TypeScriptSyntax syntax) implements AttributeValue.Visitor<Doc> {
    /** Every decimal of so many digits is found again in the binary number next to it. */
    private static final int EXACT_DIGITS = 15;
    /** {@code Number.MAX_SAFE_INTEGER}, beyond which the document client refuses numbers. */
    private static final BigDecimal LARGEST = BigDecimal.valueOf((1L << 53) - 1);

    @Override
    public Doc string(AttributeValue.S value) {
        return text(value.value());
    }

    @Override
    public Doc number(AttributeValue.N value) {
        String digits = Characters.number(value.value());
        return Doc.text(isExact(value.value()) ? digits : syntax.numberValue(digits));
    }

    @Override
    public Doc binary(AttributeValue.B value) {
        return syntax.binary(value.value());
    }

    @Override
    public Doc bool(AttributeValue.BOOL value) {
        return Doc.text(Boolean.toString(value.value()));
    }

    @Override
    public Doc nul(AttributeValue.NULL value) {
        return Doc.text("null");
    }

    @Override
    public Doc map(AttributeValue.M value) {
        return notation.object(value.entries(), notation::value);
    }

    @Override
    public Doc list(AttributeValue.L value) {
        return notation.array(value.elements().stream().map(notation::value).toList());
    }

    @Override
    public Doc stringSet(AttributeValue.SS value) {
        return set(value.elements().stream().map(this::text).toList());
    }

    /** The client takes the type of a set from its first element, so that all are written alike. */
    @Override
    public Doc numberSet(AttributeValue.NS value) {
        SortedSet<BigDecimal> numbers = value.elements();
        boolean areExact = numbers.stream().allMatch(NativeValues::isExact);
        return set(numbers.stream()
                .map(Characters::number)
                .map(digits -> Doc.text(areExact ? digits : syntax.numberValue(digits)))
                .toList());
    }

    @Override
    public Doc binarySet(AttributeValue.BS value) {
        return set(value.elements().stream().map(syntax::binary).toList());
    }

    private static boolean isExact(BigDecimal number) {
        return number.precision() <= EXACT_DIGITS && number.abs().compareTo(LARGEST) <= 0;
    }

    private Doc text(String text) {
        return Doc.text(syntax.text(text));
    }

    private Doc set(List<Doc> elements) {
        return Doc.row(Doc.text("new Set("), notation.array(elements), Doc.text(")"));
    }
}
