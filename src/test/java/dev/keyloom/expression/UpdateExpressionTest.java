package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UpdateExpressionTest {
    private static final Item ITEM = Item.builder()
            .put("n", 10)
            .put("s", "text")
            .put(
                    "l",
                    new AttributeValue.L(
                            List.of(AttributeValue.of("x"), AttributeValue.of("y"), AttributeValue.of("z"))))
            .put("m", new AttributeValue.M(Map.of("p", AttributeValue.of(2))))
            .put("tags", AttributeValue.SS.of(List.of("a", "b")))
            .build();

    private static final Bindings VALUES = Bindings.ofParameters(Map.of(
            "one", AttributeValue.of(1),
            "list", new AttributeValue.L(List.of(AttributeValue.of("new"))),
            "map", new AttributeValue.M(Map.of()),
            "tags", AttributeValue.SS.of(List.of("b", "c")),
            "all", AttributeValue.SS.of(List.of("a", "b")),
            "numbers", AttributeValue.NS.of(List.of(BigDecimal.ONE))));

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
        # SET
        SET s = 'new'                                  | s=new
        SET t = s, u = n                               | t=text; u=10
        SET n = n + :one                               | n=11
        SET n = :one - n                               | n=-9
        SET n = n - -1                                 | n=11
        SET c = if_not_exists(c, 0) + :one             | c=1
        SET n = if_not_exists(n, 0) + :one             | n=11
        SET n = (n + :one)                             | n=11
        SET l = list_append(l, :list)                  | l=[x, y, z, new]
        SET l = list_append(:list, l)                  | l=[new, x, y, z]
        SET k = list_append(if_not_exists(k, :list), :list) | k=[new, new]
        SET m.q = 5, m.p = m.p + :one                  | m={p=3, q=5}
        SET l[1] = 'Y'                                 | l=[x, Y, z]
        SET l[99] = 'b', l[50] = 'a'                   | l=[x, y, z, a, b]
        SET f = true, g = null                         | f=true; g=NULL
        # operands are read from the item as it was
        SET n = s, s = n                               | n=text; s=10
        SET l[0] = l[1], l[1] = l[0]                   | l=[y, x, z]
        # REMOVE; indexes count in the list as it was
        REMOVE s                                       | s=
        REMOVE l[0], l[1]                              | l=[z]
        REMOVE none, l[9], m.none                      | l=[x, y, z]
        REMOVE l[0] SET l[1] = 'Y', l[7] = 'w'         | l=[Y, z, w]
        # ADD
        ADD n :one                                     | n=11
        ADD c :one                                     | c=1
        ADD m.p -2.5                                   | m={p=-0.5}
        ADD tags :tags                                 | tags=S[a, b, c]
        ADD fresh :numbers                             | fresh=N[1]
        # DELETE: an emptied set goes
        DELETE tags :tags                              | tags=S[a]
        DELETE tags :all                               | tags=
        DELETE none :tags                              | none=
        # all together
        SET a = n REMOVE s ADD n 5 DELETE tags :tags   | a=10; s=; n=15; tags=S[a]
        """)
    void updatesChangeTheItem(String text, String expected) {
        Item after = run(text, ITEM).orElseThrow();
        for (String attribute : expected.split("; ")) {
            String name = attribute.substring(0, attribute.indexOf('='));
            String shown = after.get(name).map(Shown::text).orElse("");
            assertThat(name + "=" + shown).isEqualTo(attribute);
        }
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
        SET a = none                        | update-missing-attribute
        SET a = none + :one                 | update-missing-attribute
        SET a = s + :one                    | update-operand-type
        SET l = list_append(l, s)           | update-operand-type
        SET none.a = 1                      | update-path
        SET s.a = 1                         | update-path
        SET m[0] = 1                        | update-path
        SET l[9].a = 1                      | update-path
        REMOVE none.a                       | update-path
        ADD s :one                          | update-operand-type
        ADD tags :one                       | update-operand-type
        ADD tags :numbers                   | update-operand-type
        DELETE n :tags                      | update-operand-type
        SET a = :unknown                    | expression-undefined-placeholder
        """)
    void whatDoesNotFitTheItemIsRefused(String text, String code) {
        Result<Item> result = run(text, ITEM);
        assertThat(result.value()).isEmpty();
        assertThat(result.problems()).extracting(Problem::code).containsExactly(code);
    }

    @Test
    void arithmeticIsExactTo38Digits() {
        String nines = "9".repeat(38);
        Item item = Item.builder()
                .put("n", AttributeValue.of(new BigDecimal(nines)))
                .put("tiny", AttributeValue.of(new BigDecimal("1E-130")))
                .put("huge", AttributeValue.of(new BigDecimal("9.9E+125")))
                .build();
        assertThat(run("SET n = n - 1", item).orElseThrow().get("n"))
                .contains(AttributeValue.of(new BigDecimal("9".repeat(37) + "8")));
        assertThat(run("ADD n 1", item).orElseThrow().get("n")).contains(AttributeValue.of(new BigDecimal("1E+38")));
        assertThat(run("ADD n 2", item).problems()).extracting(Problem::code).containsExactly("update-number");
        assertThat(run("SET a = n + tiny", item).problems())
                .extracting(Problem::code)
                .containsExactly("update-number");
        assertThat(run("ADD huge 9E+124", item).problems())
                .extracting(Problem::code)
                .containsExactly("update-number");
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
        # a,                                             refused
        SET spec = :m, spec.frame.c = :c               | true
        SET spec.frame.c = :c, spec.wheel.d = :d       | false
        SET n = :a, n = :b                             | true
        SET #s.#f = :x, #s.#w = :y                     | false
        """)
    void overlappingPathsAreRefusedAndSiblingsAreNot(String text, boolean isRefused) {
        assertThat(UpdateExpression.parse(text, Dialect.service(word -> false)).hasErrors())
                .isEqualTo(isRefused);
    }

    @Test
    void bindingShowsWhatTheServiceRefuses() {
        UpdateExpression update = UpdateExpression.parse(
                        "SET #a = b + :s ADD #b :s DELETE c :s", Dialect.service(word -> false))
                .orElseThrow();
        assertThat(update.problems()).isEmpty();
        Bindings bindings = Bindings.ofRequest(Map.of("#a", "x", "#b", "x"), Map.of(":s", AttributeValue.of("text")));
        assertThat(update.bind(bindings).problems())
                .extracting(Problem::code)
                .containsExactly(
                        "expression-overlapping-paths",
                        "expression-operand-type",
                        "expression-operand-type",
                        "expression-operand-type");
        assertThat(update.bind(bindings).apply(Item.EMPTY).value()).isEmpty();
    }

    @Test
    void clausesAreWrittenInOneOrder() {
        UpdateExpression update = UpdateExpression.parse(
                        "delete t :t add n :n remove a.b[0],c set x=if_not_exists(x,:z)+:n", Dialect.MODEL)
                .orElseThrow();
        assertThat(update.text()).isEqualTo("SET x = if_not_exists(x, :z) + :n REMOVE a.b[0], c ADD n :n DELETE t :t");
    }

    private static Result<Item> run(String text, Item item) {
        return UpdateExpression.parse(text, Dialect.MODEL)
                .orElseThrow()
                .bind(VALUES)
                .apply(item);
    }
}
