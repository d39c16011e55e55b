package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.problem.Span;
import dev.keyloom.schema.ReservedWords;
import dev.keyloom.value.Item;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ExpressionLawsTest {
    private static final Dialect SERVICE = Dialect.service(ReservedWords::contains);

    @Property(tries = 600)
    void formulasReadBackAsTheyWereWritten(@ForAll("formulas") Formula formula) {
        Condition read = Condition.parse(formula.text()).orElseThrow();
        assertThat(read.problems()).isEmpty();
        assertThat(read.formula()).contains(formula);
    }

    @Property(tries = 300)
    void keyConditionsReadBackAsTheyWereWritten(@ForAll("keyConditions") KeyCondition condition) {
        assertThat(KeyCondition.parse(condition.text(), Dialect.MODEL)).isEqualTo(Result.of(condition));
    }

    @Property(tries = 300)
    void projectionsReadBackAsTheyWereWritten(@ForAll("projections") ProjectionExpression projection) {
        assertThat(ProjectionExpression.parse(projection.text(), Dialect.MODEL)).isEqualTo(Result.of(projection));
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void updatesReadBackAsTheyWereWritten(@ForAll("updates") UpdateExpression update) {
        assertThat(UpdateExpression.parse(update.text(), Dialect.MODEL)).isEqualTo(Result.of(update));
    }

    @Property(tries = 800)
    void formulasHoldAsTheReferenceSays(
            @ForAll("formulas") Formula formula, @ForAll("items") Item item, @ForAll("bindings") Bindings bindings) {
        Formula bound = formula.bind(bindings);
        assertThat(bound.holds(item)).isEqualTo(ReferenceEvaluator.holds(bound, item));
        assertThat(Condition.of(formula).bind(bindings).test(item)).isEqualTo(bound.holds(item));
    }

    @Property(tries = 300)
    void whatIsSentMeansTheSame(
            @ForAll("formulas") Formula formula, @ForAll("items") Item item, @ForAll("bindings") Bindings bindings) {
        RequestExpressions request = new RequestExpressions(ReservedWords::contains);
        Formula bound = formula.bind(bindings);
        Condition sent = Condition.parse(request.condition(bound), SERVICE).orElseThrow();
        Bindings given = Bindings.ofRequest(request.names(), request.values());
        // A placeholder without a value is refused by the service, one in another script has no meaning there.
        if (!sent.isBroken()
                && Placeholders.problems(
                                List.of(sent.text()),
                                request.names().keySet(),
                                request.values().keySet())
                        .isEmpty()) {
            assertThat(sent.bind(given).test(item)).isEqualTo(bound.holds(item));
        }
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void anUpdateChangesOnlyItsOwnAttributes(
            @ForAll("updates") UpdateExpression update,
            @ForAll("items") Item item,
            @ForAll("bindings") Bindings bindings) {
        Result<Item> after = update.bind(bindings).apply(item);
        List<String> written =
                update.paths().stream().map(path -> path.attribute().name()).toList();
        after.value()
                .ifPresent(changed -> item.forEach((name, value) -> {
                    if (!written.contains(name)) {
                        assertThat(changed.get(name)).contains(value);
                    }
                }));
    }

    @Property(tries = 300)
    void anyTextGivesAResult(@ForAll String text) {
        assertEveryKindAnswers(text);
    }

    @Property(tries = 500)
    void anyMixtureOfWordsGivesAResult(@ForAll("wordSalad") String text) {
        assertEveryKindAnswers(text);
    }

    @Property(tries = 300)
    void aPieceOfAnExpressionGivesAResult(@ForAll("formulas") Formula formula, @ForAll int cut) {
        String text = formula.text();
        assertEveryKindAnswers(text.substring(Math.floorMod(cut, text.length())));
        assertEveryKindAnswers(text.substring(0, Math.floorMod(cut, text.length())));
    }

    private static void assertEveryKindAnswers(String text) {
        for (Dialect dialect : List.of(Dialect.MODEL, SERVICE)) {
            Condition condition = Condition.parse(text, dialect).orElseThrow();
            assertThat(condition.text()).isEqualTo(text);
            assertThat(condition.isBroken()).isEqualTo(!condition.problems().isEmpty());
            assertPlaces(text, condition.problems());
            assertPlaces(text, KeyCondition.parse(text, dialect).problems());
            assertPlaces(text, ProjectionExpression.parse(text, dialect).problems());
            assertPlaces(text, UpdateExpression.parse(text, dialect).problems());
        }
        assertThat(Placeholders.in(text)).allMatch(text::contains);
    }

    private static void assertPlaces(String text, List<Problem> problems) {
        int length = text.codePointCount(0, text.length());
        for (Problem problem : problems) {
            assertThat(problem.message()).isNotBlank();
            assertThat(problem.place().span().map(Span::end).orElseThrow()).isLessThanOrEqualTo(length);
        }
    }

    @Provide
    Arbitrary<Formula> formulas() {
        return ExpressionArbitraries.formulas();
    }

    @Provide
    Arbitrary<KeyCondition> keyConditions() {
        return ExpressionArbitraries.keyConditions();
    }

    @Provide
    Arbitrary<ProjectionExpression> projections() {
        return ExpressionArbitraries.projections();
    }

    @Provide
    Arbitrary<UpdateExpression> updates() {
        return ExpressionArbitraries.updates();
    }

    @Provide
    Arbitrary<Item> items() {
        return ExpressionArbitraries.items();
    }

    @Provide
    Arbitrary<Bindings> bindings() {
        return ExpressionArbitraries.bindings();
    }

    @Provide
    Arbitrary<String> wordSalad() {
        return Arbitraries.of(
                        "a",
                        "#b",
                        ":c",
                        "'d'",
                        "'",
                        "\"",
                        "1",
                        "-",
                        "+",
                        "=",
                        "<>",
                        "<",
                        "(",
                        ")",
                        "[",
                        "]",
                        "[0]",
                        ".",
                        ",",
                        "AND",
                        "or",
                        "NOT",
                        "BETWEEN",
                        "IN",
                        "SET",
                        "remove",
                        "ADD",
                        "DELETE",
                        "true",
                        "NULL",
                        "size",
                        "begins_with",
                        "attribute_exists",
                        "if_not_exists",
                        "list_append",
                        "LIKE",
                        "==",
                        "!",
                        "😀",
                        "\uD800",
                        "名",
                        "\n",
                        "size(a)",
                        "a = :c")
                .list()
                .ofMaxSize(12)
                .map(words -> String.join(" ", words));
    }
}
