package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import dev.keyloom.schema.ReservedWords;
import dev.keyloom.value.AttributeValue;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RequestExpressionsTest {
    private final RequestExpressions request = new RequestExpressions(ReservedWords::contains);

    @Test
    void literalsAndReservedWordsGetPlaceholders() {
        Formula filter = formula("Status = 'OPEN' AND size(Data.Name) > 5 AND #Kind <> null AND 金額 > 5");
        assertThat(request.condition(filter))
                .isEqualTo("#Status = :v1 AND size(#Data.#Name) > :v2 AND #Kind <> :v3 AND #n > :v4");
        assertThat(request.names())
                .containsExactly(
                        entry("#Status", "Status"),
                        entry("#Data", "Data"),
                        entry("#Name", "Name"),
                        entry("#Kind", "Kind"),
                        entry("#n", "金額"));
        assertThat(request.values())
                .containsExactly(
                        entry(":v1", AttributeValue.of("OPEN")),
                        entry(":v2", AttributeValue.of(5)),
                        entry(":v3", new AttributeValue.NULL()),
                        entry(":v4", AttributeValue.of(5)));
    }

    @Test
    void placeholdersOfSeveralExpressionsDoNotCollide() {
        Bindings bindings =
                Bindings.of(name -> Optional.of("Attribute-" + name), name -> Optional.of(AttributeValue.of("bound")));
        String update = request.update(UpdateExpression.parse("SET A = 'literal' REMOVE #x", Dialect.MODEL)
                .orElseThrow());
        String condition = request.condition(formula("#x = :v1").bind(bindings));
        assertThat(update).isEqualTo("SET A = :v1 REMOVE #x");
        assertThat(condition).isEqualTo("#x_2 = :v1_2");
        assertThat(request.names()).containsExactly(entry("#x", "x"), entry("#x_2", "Attribute-x"));
        assertThat(request.values())
                .containsExactly(
                        entry(":v1", AttributeValue.of("literal")), entry(":v1_2", AttributeValue.of("bound")));
    }

    @Test
    void keyConditionsAndProjectionsAreWrittenToo() {
        KeyCondition key = KeyCondition.parse("Key = 'a' AND begins_with(SK, :p)", Dialect.MODEL)
                .orElseThrow()
                .bind(Bindings.ofParameters(Map.of("p", AttributeValue.of("b"))));
        assertThat(request.keyCondition(key)).isEqualTo("#Key = :v1 AND begins_with(SK, :p)");
        assertThat(request.projection(ProjectionExpression.parse("Name, A[0].Name", Dialect.MODEL)
                        .orElseThrow()))
                .isEqualTo("#Name, A[0].#Name");
        assertThat(request.values()).containsOnlyKeys(":v1", ":p");
    }

    private static Formula formula(String text) {
        return Condition.parse(text).orElseThrow().formula().orElseThrow();
    }
}
