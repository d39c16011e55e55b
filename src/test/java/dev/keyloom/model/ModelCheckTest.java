package dev.keyloom.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.keyloom.format.project.ProjectReader;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Severity;
import dev.keyloom.problem.Span;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each case takes a design without problems and changes one thing in it. */
class ModelCheckTest {
    private static final String SOUND = """
        {
          "formatVersion": 1,
          "name": "Shop",
          "tables": [
            {
              "name": "Shop", "partitionKey": {"name": "PK", "type": "S"}, "sortKey": {"name": "SK", "type": "S"},
              "globalIndexes": [
                {"name": "GSI1", "partitionKey": [{"name": "GSI1PK", "type": "S"}], "sortKey": [{"name": "GSI1SK", "type": "N"}]},
                {"name": "GSI2", "partitionKey": [{"name": "SK", "type": "S"}], "sortKey": [{"name": "PK", "type": "S"}],
                 "projection": {"type": "INCLUDE", "attributes": ["Status"]}}],
              "localIndexes": [{"name": "LSI1", "sortKey": [{"name": "LSI1SK", "type": "S"}]}],
              "typeAttribute": "Type"
            }
          ],
          "entities": [
            {
              "name": "Customer", "table": "Shop",
              "attributes": [{"name": "CustomerId", "type": "S"}, {"name": "Name", "type": "S"}],
              "identifier": ["CustomerId"],
              "keys": {"primary": {"partition": "CUSTOMER#<CustomerId>", "sort": "=PK"}}
            },
            {
              "name": "Order", "table": "Shop",
              "attributes": [
                {"name": "CustomerId", "type": "S"}, {"name": "OrderId", "type": "S", "format": "ksuid"},
                {"name": "Status", "type": "S"}, {"name": "Number", "type": "N"}, {"name": "Lines", "type": "L"},
                {"name": "CustomerName", "type": "S", "copyOf": "places.from.Name"},
                {"name": "CustomerName2", "type": "S", "copyOf": "Customer.Name"}],
              "identifier": ["OrderId"],
              "keys": {
                "primary": {"partition": "CUSTOMER#<CustomerId>", "sort": "ORDER#<OrderId>"},
                "GSI1": [
                  {"variant": "open", "when": "Status = 'Open'", "partition": "OPEN", "sort": "<Number>"},
                  {"variant": "closed", "partition": "CLOSED", "sort": "<Number>"}],
                "GSI2": {"partition": "=SK", "sort": "=PK"},
                "LSI1": {"sort": "<Status>#<Type>"}
              }
            }
          ],
          "relationships": [
            {"name": "places",
             "from": {"entity": "Customer", "cardinality": "ONE"}, "to": {"entity": "Order", "cardinality": "MANY"},
             "join": {"from": {"CustomerId": "CustomerId"}},
             "forward": {"strategy": "ADJACENCY_LIST", "index": "primary"}, "backward": {"strategy": "REFERENCE"}}
          ],
          "accessPatterns": [
            {"number": 1, "name": "Orders of a customer", "parameters": {"CustomerId": "c1", "Status": "Open"},
             "steps": [{"operation": "Query", "index": "primary", "partition": "CUSTOMER#<CustomerId>",
                        "sort": {"beginsWith": "ORDER#"}, "filter": "#Status = :Status"}],
             "returns": [{"entity": "Order", "match": {"CustomerId": "CustomerId"}, "where": "Status = :Status", "orderBy": ["OrderId DESC"]}],
             "order": ["Order:1"]},
            {"number": 2, "name": "Place an order", "parameters": {"CustomerId": "c1", "OrderId": "o1"},
             "steps": [{"operation": "PutItem", "entity": "Order", "values": {"Status": "Open"}, "condition": "attribute_not_exists(PK)"}]}
          ],
          "records": {"Order": [{"CustomerId": "c1", "OrderId": "o1", "$stored": {"PK": "CUSTOMER#c1", "Type": null}}]},
          "collections": [{"index": "GSI1", "order": ["Order:open", "Order:closed"]}],
          "constraints": {
            "sharedKeys": [["Customer"]],
            "counters": [{"entity": "Customer", "attribute": "Name", "counts": "Order", "match": {"CustomerId": "CustomerId"}}],
            "unique": [{"entity": "Customer", "attributes": ["Name"], "marker": "Order"}],
            "copies": [{"entity": "Order", "of": "Customer", "match": {"CustomerId": "CustomerId"}}],
            "tenant": {"attribute": "CustomerId", "entities": ["Customer"]},
            "irreflexive": ["places"], "transactionOnly": ["Order"]
          },
          "rules": {"K01": {"severity": "INFO", "reason": "meant"}}
        }
        """;

    private static final String QUERIED =
            "\"partition\": \"CUSTOMER#<CustomerId>\",\n                \"sort\": {\"beginsWith\": \"ORDER#\"}";
    private static final String KEY_CONDITION = "/accessPatterns/0/steps/0/keyCondition";
    private static final String PUT = "{\"operation\": \"PutItem\", \"entity\": \"Order\",";
    private static final String UPDATE = "/accessPatterns/1/steps/0/update";

    private static String keyCondition(String text) {
        return "\"keyCondition\": \"" + text + "\"";
    }

    private static String update(String text) {
        return "{\"operation\": \"UpdateItem\", \"entity\": \"Order\", \"update\": \"" + text + "\",";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "PK = 'CUSTOMER#<CustomerId>'",
                "(#PK = :CustomerId) AND begins_with(SK, 'ORDER#')",
                "PK = 'X' AND SK BETWEEN 'A' AND 'B'"
            })
    void keyConditionsOfTheKeyAttributesAreSound(String text) {
        assertThat(check(replacedOnce(QUERIED, keyCondition(text)))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SET #Status = 'CLOSED', Number = Number - :n REMOVE GSI1PK, GSI1SK",
                "ADD Number 1",
                "SET Lines = list_append(if_not_exists(Lines, :empty), :lines)",
                "DELETE Tags :tags"
            })
    void updatesThatTheServiceTakesAreSound(String text) {
        assertThat(check(replacedOnce(PUT, update(text)))).isEmpty();
    }

    @Test
    void aBrokenUpdateSaysWhereInItsText() {
        Problem problem =
                check(replacedOnce(PUT, update("SET Status = Open ADD ADD"))).get(0);
        assertThat(problem.place().path()).isEqualTo(UPDATE);
        assertThat(problem.place().span())
                .hasValueSatisfying(
                        span -> assertThat(span.offset()).isGreaterThanOrEqualTo("SET Status = Open ".length()));
    }

    @Test
    void aTestOfAnAttributeThatIsNoKeyIsExplained() {
        assertThat(check(replacedOnce(QUERIED, keyCondition("PK = 'X' AND SKK = 'Y'"))))
                .extracting(Problem::message)
                .containsExactly("The key condition of access pattern 1 names key attribute \"SKK\", which the key of"
                        + " primary does not have. Did you mean \"SK\"?");
    }

    @Test
    void aSoundDesignHasNoProblems() {
        assertThat(check(SOUND)).isEmpty();
    }

    static Stream<Arguments> changes() {
        return Stream.of(
                // tables
                change(
                        "\"LSI1\", \"sortKey\"",
                        "\"GSI1\", \"sortKey\"",
                        "duplicate-name",
                        "/tables/0/localIndexes/0/name"),
                change(
                        "{\"name\": \"GSI1\", ",
                        "{\"name\": \"primary\", ",
                        "reserved-name",
                        "/tables/0/globalIndexes/0/name"),
                change(
                        "\"sortKey\": {\"name\": \"SK\"",
                        "\"sortKey\": {\"name\": \"PK\"",
                        "duplicate-key-attribute",
                        "/tables/0"),
                change(
                        "\"sortKey\": {\"name\": \"SK\", \"type\": \"S\"},",
                        "",
                        "local-index-without-sort-key",
                        "/tables/0/localIndexes"),
                change(
                        "\"partitionKey\": [{\"name\": \"SK\", \"type\": \"S\"}]",
                        "\"partitionKey\": [{\"name\": \"SK\", \"type\": \"N\"}]",
                        "key-type-conflict",
                        "/tables/0/globalIndexes/1"),
                change(
                        ", \"attributes\": [\"Status\"]}}]",
                        "}}]",
                        "projection-without-attributes",
                        "/tables/0/globalIndexes/1/projection"),
                change(
                        "\"type\": \"INCLUDE\"",
                        "\"type\": \"ALL\"",
                        "projection-with-attributes",
                        "/tables/0/globalIndexes/1/projection/attributes"),
                change(
                        "[{\"name\": \"LSI1SK\", \"type\": \"S\"}]",
                        "[{\"name\": \"LSI1SK\", \"type\": \"S\"}, {\"name\": \"X\", \"type\": \"S\"}]",
                        "too-many-key-attributes",
                        "/tables/0/localIndexes/0/sortKey"),
                // entities
                change(
                        "\"name\": \"Order\", \"table\": \"Shop\"",
                        "\"name\": \"Order\", \"table\": \"Shp\"",
                        "unknown-table",
                        "/entities/1/table"),
                change(
                        "\"name\": \"Number\"",
                        "\"name\": \"Status\"",
                        "duplicate-name",
                        "/entities/1/attributes/3/name"),
                change(
                        "\"identifier\": [\"OrderId\"]",
                        "\"identifier\": [\"OrdrId\"]",
                        "unknown-attribute",
                        "/entities/1/identifier/0"),
                change(
                        "\"format\": \"ksuid\"",
                        "\"format\": \"ksiud\"",
                        "unknown-format",
                        "/entities/1/attributes/1/format"),
                change("places.from.Name", "places.from.Nam", "unknown-attribute", "/entities/1/attributes/5/copyOf"),
                change(
                        "places.from.Name",
                        "place.from.Name",
                        "unknown-relationship",
                        "/entities/1/attributes/5/copyOf"),
                change("Customer.Name\"", "Custmer.Name\"", "unknown-entity", "/entities/1/attributes/6/copyOf"),
                // keys
                change("\"LSI1\": {\"sort\"", "\"LSI2\": {\"sort\"", "unknown-index", "/entities/1/keys/LSI2"),
                change(
                        "\"primary\": {\"partition\": \"CUSTOMER#<CustomerId>\", \"sort\": \"=PK\"}",
                        "",
                        "missing-primary-key",
                        "/entities/0/keys"),
                change(
                        "\"CUSTOMER#<CustomerId>\", \"sort\": \"=PK\"}",
                        "\"CUSTOMER#<CustomerId>\"}",
                        "missing-key-half",
                        "/entities/0/keys/primary"),
                change(
                        "{\"sort\": \"<Status>#<Type>\"}",
                        "{\"partition\": \"=PK\", \"sort\": \"<Status>\"}",
                        "local-index-partition",
                        "/entities/1/keys/LSI1/partition"),
                change(
                        "{\"sort\": \"<Status>#<Type>\"}",
                        "{\"sort\": [\"<Status>\", \"x\"]}",
                        "template-count",
                        "/entities/1/keys/LSI1/sort"),
                change(
                        "\"ORDER#<OrderId>\"},",
                        "\"ORDER#<OrdrId>\"},",
                        "template-unknown-attribute",
                        "/entities/1/keys/primary/sort"),
                change(
                        "\"CLOSED\", \"sort\": \"<Number>\"",
                        "\"CLOSED\", \"sort\": \"N#<Number>\"",
                        "template-key-type",
                        "/entities/1/keys/GSI1/1/sort"),
                change(
                        "\"CLOSED\", \"sort\": \"<Number>\"",
                        "\"CLOSED\", \"sort\": \"<Status>\"",
                        "template-key-type",
                        "/entities/1/keys/GSI1/1/sort"),
                change(
                        "\"CLOSED\", \"sort\": \"<Number>\"",
                        "\"CLOSED\", \"sort\": \"=PK\"",
                        "template-key-type",
                        "/entities/1/keys/GSI1/1/sort"),
                change("<Status>#<Type>", "<Lines>", "template-key-type", "/entities/1/keys/LSI1/sort"),
                change("<Status>#<Type>", "<Lines|lower>", "template-function-type", "/entities/1/keys/LSI1/sort"),
                change(
                        "\"sort\": \"=PK\"}}\n",
                        "\"sort\": \"=PKK\"}}\n",
                        "unknown-key-attribute",
                        "/entities/0/keys/primary/sort"),
                change(
                        "\"partition\": \"CUSTOMER#<CustomerId>\", \"sort\": \"=PK\"}",
                        "\"partition\": \"=SK\", \"sort\": \"=PK\"}",
                        "key-copy-cycle",
                        "/entities/0/keys/primary/partition"),
                change(
                        "\"partition\": \"CUSTOMER#<CustomerId>\", \"sort\": \"=PK\"}",
                        "\"partition\": \"=PK\", \"sort\": \"x\"}",
                        "key-copy-cycle",
                        "/entities/0/keys/primary/partition"),
                change(
                        "{\"partition\": \"=SK\", \"sort\": \"=PK\"}",
                        "{\"partition\": \"X\", \"sort\": \"=PK\"}",
                        "key-written-twice",
                        "/entities/1/keys/GSI2/partition"),
                change("\"when\": \"Status = 'Open'\", ", "", "unreachable-variant", "/entities/1/keys/GSI1/1"),
                change(
                        "\"variant\": \"closed\"",
                        "\"variant\": \"open\"",
                        "duplicate-name",
                        "/entities/1/keys/GSI1/1/variant"),
                change(
                        "Status = 'Open'\"",
                        "Stats = 'Open'\"",
                        "condition-unknown-attribute",
                        "/entities/1/keys/GSI1/0/when"),
                // relationships
                change(
                        "{\"entity\": \"Customer\", \"cardinality\"",
                        "{\"entity\": \"Custmer\", \"cardinality\"",
                        "unknown-entity",
                        "/relationships/0/from/entity"),
                change(
                        "\"join\": {\"from\": {\"CustomerId\"",
                        "\"join\": {\"from\": {\"CustId\"",
                        "unknown-attribute",
                        "/relationships/0/join/from/CustId"),
                change(
                        "\"join\": {\"from\": {\"CustomerId\": \"CustomerId\"}}",
                        "\"join\": {\"from\": {\"CustomerId\": \"Custom\"}}",
                        "unknown-attribute",
                        "/relationships/0/join/from/CustomerId"),
                change(
                        "\"ADJACENCY_LIST\", \"index\": \"primary\"",
                        "\"ADJACENCY_LIST\", \"index\": \"primry\"",
                        "unknown-index",
                        "/relationships/0/forward/index"),
                change(
                        "\"REFERENCE\"}",
                        "\"REFERENCE\", \"attribute\": \"Path\"}",
                        "unknown-attribute",
                        "/relationships/0/backward/attribute"),
                change(
                        "\"name\": \"places\",",
                        "\"name\": \"places\", \"via\": \"Edge\",",
                        "unknown-entity",
                        "/relationships/0/via"),
                // access patterns
                change(QUERIED, keyCondition("PK == 'X'"), "expression-syntax", KEY_CONDITION),
                change(QUERIED, keyCondition("PK <> 'X'"), "expression-key-condition", KEY_CONDITION),
                change(QUERIED, keyCondition("PK = 'X' OR PK = 'Y'"), "expression-key-condition", KEY_CONDITION),
                change(QUERIED, keyCondition("PK = 'X' AND PK = 'Y'"), "expression-key-condition", KEY_CONDITION),
                change(QUERIED, keyCondition("PK = 'X' AND Status = 'Open'"), "unknown-key-attribute", KEY_CONDITION),
                change(QUERIED, keyCondition("PKK = 'X'"), "unknown-key-attribute", KEY_CONDITION),
                change(PUT, update("Status = :Status"), "expression-syntax", UPDATE),
                change(PUT, update("SET Status = "), "expression-syntax", UPDATE),
                change(PUT, update("SET Status = 'a', Status = 'b'"), "expression-overlapping-paths", UPDATE),
                change(PUT, update("ADD Number 'one'"), "expression-operand-type", UPDATE),
                change("\"number\": 2", "\"number\": 1", "duplicate-number", "/accessPatterns/1/number"),
                change(
                        "\"Query\", \"index\": \"primary\"",
                        "\"Query\", \"index\": \"GSI7\"",
                        "unknown-index",
                        "/accessPatterns/0/steps/0/index"),
                change(
                        "\"primary\", \"partition\": \"CUSTOMER#<CustomerId>\",\n",
                        "\"primary\", \"partition\": \"CUSTOMER#<Custmer>\",\n",
                        "unknown-parameter",
                        "/accessPatterns/0/steps/0/partition"),
                change(
                        "{\"beginsWith\": \"ORDER#\"}",
                        "{\"beginsWith\": \"ORDER#<random(5)>\"}",
                        "random-in-read",
                        "/accessPatterns/0/steps/0/sort/beginsWith"),
                change(
                        "{\"beginsWith\": \"ORDER#\"}",
                        "[\"a\", \"b\"]",
                        "template-count",
                        "/accessPatterns/0/steps/0/sort"),
                change(
                        "{\"entity\": \"Order\", \"match\"",
                        "{\"entity\": \"Ordr\", \"match\"",
                        "unknown-entity",
                        "/accessPatterns/0/returns/0/entity"),
                change(
                        "\"match\": {\"CustomerId\": \"CustomerId\"}, \"where\"",
                        "\"match\": {\"CustomerId\": \"Cust\"}, \"where\"",
                        "unknown-parameter",
                        "/accessPatterns/0/returns/0/match/CustomerId"),
                change("OrderId DESC", "OrderId DOWN", "order-direction", "/accessPatterns/0/returns/0/orderBy/0"),
                change("OrderId DESC", "OrdId DESC", "unknown-attribute", "/accessPatterns/0/returns/0/orderBy/0"),
                change(
                        "\"order\": [\"Order:1\"]",
                        "\"order\": [\"Order:2\"]",
                        "unknown-entry",
                        "/accessPatterns/0/order/0"),
                change(
                        "\"PutItem\", \"entity\": \"Order\"",
                        "\"PutItem\", \"entity\": \"Ordr\"",
                        "unknown-entity",
                        "/accessPatterns/1/steps/0/entity"),
                change(
                        "\"PutItem\", \"entity\": \"Order\"",
                        "\"PutItem\"",
                        "missing-entity",
                        "/accessPatterns/1/steps/0"),
                change(
                        "\"values\": {\"Status\"",
                        "\"values\": {\"Statuss\"",
                        "undeclared-attribute",
                        "/accessPatterns/1/steps/0/values/Statuss"),
                change(
                        "\"values\": {\"Status\": \"Open\"}",
                        "\"values\": {\"Status\": \"<Stat>\"}",
                        "unknown-parameter",
                        "/accessPatterns/1/steps/0/values/Status"),
                // records, collections, constraints, rules
                change("\"records\": {\"Order\"", "\"records\": {\"Ordr\"", "unknown-entity", "/records/Ordr"),
                change(
                        "\"$stored\": {\"PK\"",
                        "\"$stored\": {\"PKK\"",
                        "unknown-key-attribute",
                        "/records/Order/0/$stored/PKK"),
                change(
                        "\"collections\": [{\"index\": \"GSI1\"",
                        "\"collections\": [{\"index\": \"GSI9\"",
                        "unknown-index",
                        "/collections/0/index"),
                change("\"Order:open\"", "\"Order:opn\"", "unknown-variant", "/collections/0/order/0"),
                change("[[\"Customer\"]]", "[[\"Customr\"]]", "unknown-entity", "/constraints/sharedKeys/0/0"),
                change(
                        "\"attribute\": \"Name\", \"counts\"",
                        "\"attribute\": \"Nam\", \"counts\"",
                        "unknown-attribute",
                        "/constraints/counters/0/attribute"),
                change(
                        "\"counts\": \"Order\", \"match\": {\"CustomerId\"",
                        "\"counts\": \"Order\", \"match\": {\"Cust\"",
                        "unknown-attribute",
                        "/constraints/counters/0/match/Cust"),
                change(
                        "\"marker\": \"Order\"",
                        "\"marker\": \"Odrer\"",
                        "unknown-entity",
                        "/constraints/unique/0/marker"),
                change("\"of\": \"Customer\"", "\"of\": \"Custmer\"", "unknown-entity", "/constraints/copies/0/of"),
                change(
                        "\"tenant\": {\"attribute\": \"CustomerId\"",
                        "\"tenant\": {\"attribute\": \"TenantId\"",
                        "unknown-attribute",
                        "/constraints/tenant/attribute"),
                change(
                        "\"irreflexive\": [\"places\"]",
                        "\"irreflexive\": [\"plces\"]",
                        "unknown-relationship",
                        "/constraints/irreflexive/0"),
                change(
                        "\"transactionOnly\": [\"Order\"]",
                        "\"transactionOnly\": [\"Oder\"]",
                        "unknown-entity",
                        "/constraints/transactionOnly/0"),
                change(", \"reason\": \"meant\"", "", "missing-reason", "/rules/K01"));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void oneFaultIsFoundOnceAtItsPlace(String sound, String faulty, String code, String path) {
        assertThat(SOUND).contains(sound);

        List<Problem> problems = check(replacedOnce(sound, faulty));

        assertThat(problems)
                .extracting(Problem::code, problem -> problem.place().path())
                .contains(tuple(code, path));
        assertThat(problems).filteredOn(problem -> problem.code().equals(code)).hasSize(1);
    }

    @Test
    void anUnknownAttributeInATemplateIsQuotedWithItsSpanAndASuggestion() {
        Problem problem = check(replacedOnce("\"ORDER#<OrderId>\"},", "\"ORDER#<OrdrId>\"},"))
                .get(0);

        assertThat(problem.message())
                .isEqualTo("Key template \"ORDER#<OrdrId>\" of Order names <OrdrId>, which Order does not have."
                        + " Did you mean <OrderId>?");
        assertThat(problem.place().span()).contains(new Span(7, 6));
        assertThat(problem.suggestion()).contains("OrderId");
        assertThat(problem.severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void aBrokenTemplateIsReportedWithItsSpan() {
        Problem problem = check(replacedOnce("\"ORDER#<OrderId>\"},", "\"ORDER#<OrderId\"},"))
                .get(0);

        assertThat(problem.place().path()).isEqualTo("/entities/1/keys/primary/sort");
        assertThat(problem.place().span()).isPresent();
    }

    @Test
    void aBrokenConditionIsReportedWithItsSpan() {
        List<Problem> problems = check(replacedOnce("Status = 'Open'\"", "Status = \""));

        assertThat(problems).isNotEmpty().allSatisfy(problem -> {
            assertThat(problem.place().path()).isEqualTo("/entities/1/keys/GSI1/0/when");
            assertThat(problem.place().span()).isPresent();
        });
    }

    @Test
    void copiesInDifferentVariantsAreNoCircle() {
        String variants = """
            "primary": [
              {"variant": "a", "when": "attribute_exists(Name)", "partition": "=SK", "sort": "A#<CustomerId>"},
              {"variant": "b", "partition": "B#<CustomerId>", "sort": "=PK"}]
            """;

        assertThat(check(replacedOnce(
                        "\"primary\": {\"partition\": \"CUSTOMER#<CustomerId>\", \"sort\": \"=PK\"}", variants)))
                .isEmpty();
    }

    @Test
    void aCircleThroughSeveralIndexesIsToldOnceWithTheWholeWay() {
        List<Problem> problems = check(SOUND.replace("\"sort\": \"ORDER#<OrderId>\"},", "\"sort\": \"=LSI1SK\"},")
                .replace("{\"sort\": \"<Status>#<Type>\"}", "{\"sort\": \"=SK\"}"));

        assertThat(problems)
                .extracting(Problem::message)
                .containsExactly("Key templates of \"Order\" copy each other in a circle: SK = LSI1SK = SK."
                        + " One of them must say how the key is made.");
    }

    @Test
    void twentyOneGlobalIndexesAreAWarningAndSixLocalOnesAnError() {
        String global = String.join(
                ", ",
                IntStream.rangeClosed(1, 21)
                        .mapToObj(i ->
                                "{\"name\": \"G" + i + "\", \"partitionKey\": [{\"name\": \"G\", \"type\": \"S\"}]}")
                        .toList());
        String local = String.join(
                ", ",
                IntStream.rangeClosed(1, 6)
                        .mapToObj(i -> "{\"name\": \"L" + i + "\", \"sortKey\": [{\"name\": \"L\", \"type\": \"S\"}]}")
                        .toList());
        List<Problem> problems = check(
                "{\"formatVersion\": 1, \"name\": \"x\", \"tables\": [{\"name\": \"t\", \"partitionKey\": {\"name\":"
                        + " \"PK\", \"type\": \"S\"}, \"sortKey\": {\"name\": \"SK\", \"type\": \"S\"}, \"globalIndexes\":"
                        + " ["
                        + global
                        + "], \"localIndexes\": [" + local + "]}]}");

        assertThat(problems)
                .extracting(
                        Problem::severity,
                        Problem::code,
                        problem -> problem.place().path())
                .containsExactly(
                        tuple(Severity.WARNING, "too-many-indexes", "/tables/0/globalIndexes"),
                        tuple(Severity.ERROR, "too-many-indexes", "/tables/0/localIndexes"));
    }

    @Test
    void externalEndsAndPolymorphicEndsAreNotLookedFor() {
        String ends = replacedOnce(
                "\"from\": {\"entity\": \"Customer\", \"cardinality\": \"ONE\"}",
                "\"from\": {\"entity\": [\"Bank\", \"Post\"], \"external\": true, \"cardinality\": \"ONE\"}");

        assertThat(check(ends)).extracting(Problem::code).containsOnly("unknown-attribute");
        assertThat(check(ends))
                .extracting(problem -> problem.place().path())
                .containsExactly("/entities/1/attributes/5/copyOf");
    }

    private static Tuple tuple(Object... values) {
        return Tuple.tuple(values);
    }

    private static Arguments change(String sound, String faulty, String code, String path) {
        return arguments(sound, faulty, code, path);
    }

    private static String replacedOnce(String sound, String faulty) {
        int at = SOUND.indexOf(sound);
        return SOUND.substring(0, at) + faulty + SOUND.substring(at + sound.length());
    }

    private static List<Problem> check(String json) {
        Optional<DataModel> model = ProjectReader.read(json.getBytes(StandardCharsets.UTF_8))
                .value()
                .map(document -> document.model());
        return ModelCheck.check(model.orElseThrow());
    }
}
