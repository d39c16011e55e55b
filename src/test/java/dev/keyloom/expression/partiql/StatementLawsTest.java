package dev.keyloom.expression.partiql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Laws of statements' texts. */
class StatementLawsTest {
    private static final List<String> WORDS = List.of(
            "SELECT",
            "*",
            "FROM",
            "WHERE",
            "ORDER",
            "BY",
            "INSERT",
            "INTO",
            "VALUE",
            "UPDATE",
            "SET",
            "REMOVE",
            "DELETE",
            "RETURNING",
            "ALL",
            "OLD",
            "EXISTS",
            "AND",
            "OR",
            "NOT",
            "BETWEEN",
            "IN",
            "IS",
            "MISSING",
            "NULL",
            "TRUE",
            "name",
            "\"quoted\"",
            "'text'",
            "1",
            "-2.5",
            "?",
            "<<",
            ">>",
            "=",
            "<>",
            "<",
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            ":",
            ",",
            ".",
            ";",
            "size(",
            "begins_with(",
            "list_append(",
            "set_add(",
            "\uD800",
            "'",
            "\"");

    @Property(tries = 300)
    void aValueReadsAsItIsWritten(@ForAll("values") AttributeValue value) {
        Item item = Item.builder().put("PK", "x").put("value", value).build();
        String text = "INSERT INTO \"T\" VALUE " + Literals.text(new AttributeValue.M(item.toMap()));
        assertThat(Statement.parse(text, List.of()).orElseThrow()).isEqualTo(new Statement.Insert("T", item));
    }

    @Property(tries = 300)
    void aParameterMeansTheSameAsItsLiteral(@ForAll("values") AttributeValue value) {
        String start = "INSERT INTO \"T\" VALUE {'PK': 'x', 'value': ";
        assertThat(Statement.parse(start + "?}", List.of(value)).orElseThrow())
                .isEqualTo(Statement.parse(start + Literals.text(value) + "}", List.of())
                        .orElseThrow());
    }

    @Property(tries = 200)
    void aQuotedNameIsWhateverItIs(@ForAll("names") String name) {
        String text = "SELECT * FROM \"" + name.replace("\"", "\"\"") + "\"";
        assertThat(Statement.parse(text, List.of()).orElseThrow().table()).isEqualTo(name);
    }

    @Property(tries = 1000)
    void anyTextIsAStatementOrHasAProblem(@ForAll String text) {
        assertStatementOrProblem(Statement.parse(text, List.of()));
    }

    @Property(tries = 2000)
    void anyWordsAreAStatementOrHaveAProblem(@ForAll("words") String text) {
        assertStatementOrProblem(Statement.parse(text, List.of()));
    }

    private static void assertStatementOrProblem(Result<Statement> result) {
        assertThat(result.value().isPresent()).isNotEqualTo(result.problems().size() == 1);
    }

    @Provide
    Arbitrary<String> words() {
        Arbitrary<String> start =
                Arbitraries.of("", "SELECT * FROM T WHERE ", "UPDATE T SET a = ", "INSERT INTO T VALUE {'a': ");
        Arbitrary<String> rest = Arbitraries.of(WORDS).list().ofMaxSize(12).map(words -> String.join(" ", words));
        return start.flatMap(first -> rest.map(second -> first + second));
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.strings().withCharRange('!', '~').ofMinLength(1).ofMaxLength(12);
    }

    @Provide
    Arbitrary<AttributeValue> values() {
        Arbitrary<String> texts =
                Arbitraries.strings().withCharRange(' ', '\u017F').ofMaxLength(8);
        Arbitrary<BigDecimal> numbers = Arbitraries.bigDecimals()
                .ofScale(4)
                .filter(number -> Numbers.fault(number).isEmpty());
        Arbitrary<AttributeValue> scalars = Arbitraries.oneOf(
                texts.map(AttributeValue::of),
                numbers.map(AttributeValue::of),
                Arbitraries.of(true, false).map(AttributeValue.BOOL::new),
                Arbitraries.just(new AttributeValue.NULL()),
                texts.set().ofMinSize(1).ofMaxSize(3).map(AttributeValue.SS::of),
                numbers.map(BigDecimal::stripTrailingZeros)
                        .set()
                        .ofMinSize(1)
                        .ofMaxSize(3)
                        .map(AttributeValue.NS::of));
        return Arbitraries.recursive(
                () -> scalars,
                inner -> Arbitraries.oneOf(
                        inner.list().ofMaxSize(3).map(AttributeValue.L::new),
                        Arbitraries.maps(texts, inner).ofMaxSize(3).map(map -> new AttributeValue.M(Map.copyOf(map)))),
                0,
                3);
    }
}
