package dev.keyloom.engine.table;

import static dev.keyloom.engine.table.Tables.index;
import static dev.keyloom.engine.table.Tables.partition;
import static dev.keyloom.engine.table.Tables.sort;
import static dev.keyloom.engine.table.Tables.string;
import static dev.keyloom.engine.table.Tables.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.request.CreateTableRequest;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.IndexProjection;
import dev.keyloom.engine.request.ListTablesRequest;
import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.StreamViewType;
import dev.keyloom.engine.request.TableDescription;
import dev.keyloom.engine.request.TableStatus;
import dev.keyloom.engine.request.Tag;
import dev.keyloom.schema.Projection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How tables are made, described, listed and removed.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_CreateTable.html">AWS: CreateTable</a>
 */
class CreateTableTest {
    private final Tables tables = new Tables();

    @Test
    void aTableIsBeingCreatedUntilTheDelayIsOver() {
        TableDescription made = tables.operations.create(table("Orders").build());
        assertThat(made.status()).isEqualTo(TableStatus.CREATING);
        assertThat(made.arn()).isEqualTo("arn:aws:dynamodb:us-east-1:000000000000:table/Orders");
        assertThat(tables.registry.find("Orders").map(Table::status)).contains(Table.Status.CREATING);
        tables.waitUntilDone();
        assertThat(tables.operations.describe("Orders").status()).isEqualTo(TableStatus.ACTIVE);
        assertThat(tables.operations.describe("Orders").id()).isEqualTo(made.id());
    }

    @Test
    void aTableIsFoundByItsArn() {
        tables.createActive(table("Orders").build());
        assertThat(tables.registry.find("arn:aws:dynamodb:us-east-1:000000000000:table/Orders"))
                .isPresent()
                .isEqualTo(tables.registry.find("Orders"));
    }

    @Test
    void allThatIsKeptOutlivesTheRegistry() {
        tables.createActive(table("Orders")
                .definitions(string("PK"), string("SK"), string("L"), string("G"))
                .key(partition("PK"), sort("SK"))
                .locals(index("byL", partition("PK"), sort("L")))
                .globals(new IndexDefinition(
                        "byG",
                        List.of(partition("G")),
                        new IndexProjection(Optional.of(Projection.Kind.INCLUDE), Optional.of(List.of("a"))),
                        Optional.of(new ProvisionedThroughput(3, 4)),
                        Optional.empty(),
                        Optional.empty()))
                .provisioned(1, 2)
                .stream(new StreamSpecification(true, Optional.of(StreamViewType.NEW_IMAGE)))
                .tags(new Tag("stage", "test"))
                .isProtected()
                .build());
        TableRegistry reopened = tables.reopened();
        TableDescription described = new TableOperations(reopened, () -> "none").describe("Orders");
        assertThat(described).isEqualTo(tables.operations.describe("Orders"));
        assertThat(described
                        .globalIndexes()
                        .get(0)
                        .provisionedThroughput()
                        .orElseThrow()
                        .units())
                .isEqualTo(new ProvisionedThroughput(3, 4));
        assertThat(described.latestStreamLabel()).contains("2027-01-31T12:00:00.000");
        assertThat(described.deletionProtection()).isTrue();
        assertThat(reopened.stream("Orders").map(TableStream::viewType)).contains(StreamViewType.NEW_IMAGE);
        assertThat(reopened.find("Orders").map(Table::schema))
                .isEqualTo(tables.registry.find("Orders").map(Table::schema));
    }

    @Test
    void aGlobalIndexMayHaveFourAttributesOfEachRole() {
        tables.createActive(table("Orders")
                .definitions(
                        string("PK"),
                        string("a"),
                        string("b"),
                        string("c"),
                        string("d"),
                        string("e"),
                        string("f"),
                        string("g"),
                        string("h"))
                .globals(index(
                        "wide",
                        partition("a"),
                        partition("b"),
                        partition("c"),
                        partition("d"),
                        sort("e"),
                        sort("f"),
                        sort("g"),
                        sort("h")))
                .build());
        assertThat(tables.registry
                        .find("Orders")
                        .orElseThrow()
                        .schema()
                        .globalIndexes()
                        .get(0)
                        .key()
                        .sort())
                .hasSize(4);
    }

    @Test
    void aNameIsTakenWhileItsTableIsThere() {
        tables.createActive(table("Orders").build());
        assertThatThrownBy(() -> tables.operations.create(table("Orders").build()))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(ErrorCode.RESOURCE_IN_USE))
                .hasMessage("Table already exists: Orders");
    }

    @Test
    void aRemovedTableIsGoneAfterTheDelayAndItsNameFree() {
        tables.createActive(table("Orders").build());
        String id = tables.operations.describe("Orders").id();
        assertThat(tables.operations.delete("Orders").status()).isEqualTo(TableStatus.DELETING);
        assertThat(names(Optional.empty(), OptionalInt.empty())).containsExactly("Orders");
        tables.waitUntilDone();
        assertThat(names(Optional.empty(), OptionalInt.empty())).isEmpty();
        assertThatThrownBy(() -> tables.operations.describe("Orders"))
                .hasMessage("Requested resource not found: Table: Orders not found");
        tables.createActive(table("Orders").build());
        assertThat(tables.operations.describe("Orders").id()).isNotEqualTo(id);
    }

    @Test
    void aTableThatIsBeingCreatedCannotBeRemoved() {
        tables.operations.create(table("Orders").build());
        assertThatThrownBy(() -> tables.operations.delete("Orders"))
                .hasMessage("Attempt to change a resource which is still in use: Table is being created: Orders");
    }

    @Test
    void aProtectedTableStays() {
        tables.createActive(table("Orders").isProtected().build());
        assertThatThrownBy(() -> tables.operations.delete("Orders")).hasMessageContaining("protected against deletion");
        tables.operations.update(Tables.protection("Orders", false));
        tables.operations.delete("Orders");
    }

    @Test
    void namesAreListedInOrderAndByPages() {
        for (String name : List.of("bbb", "aaa", "a.a", "B-b")) {
            tables.operations.create(table(name).build());
        }
        assertThat(names(Optional.empty(), OptionalInt.of(3))).containsExactly("B-b", "a.a", "aaa");
        assertThat(names(Optional.of("aaa"), OptionalInt.empty())).containsExactly("bbb");
        assertThat(tables.operations
                        .list(new ListTablesRequest(Optional.empty(), OptionalInt.of(3)))
                        .lastEvaluatedTable())
                .contains("aaa");
    }

    private List<String> names(Optional<String> start, OptionalInt limit) {
        return tables.operations.list(new ListTablesRequest(start, limit)).tables();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("impossibleTables")
    void anImpossibleTableIsRefused(String message, CreateTableRequest request) {
        assertThatThrownBy(() -> tables.operations.create(request))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(ErrorCode.VALIDATION))
                .hasMessageContaining(message);
        assertThat(tables.registry.find("Orders")).isEmpty();
    }

    static Stream<Arguments> impossibleTables() {
        Tables.Builder ranged =
                table("Orders").definitions(string("PK"), string("SK")).key(partition("PK"), sort("SK"));
        List<IndexDefinition> many = IntStream.range(0, 21)
                .mapToObj(i -> index("index" + i, partition("PK")))
                .toList();
        List<String> attributes = IntStream.range(0, 101).mapToObj(i -> "a" + i).toList();
        return Stream.of(
                Arguments.of(
                        "Invalid KeySchema: Some index key attribute have no definition",
                        table("Orders").key(partition("PK"), sort("PK")).build()),
                Arguments.of(
                        "Some index key attributes are not defined in AttributeDefinitions. Keys: [X], "
                                + "AttributeDefinitions: [PK]",
                        table("Orders").key(partition("X")).build()),
                Arguments.of(
                        "Number of attributes in KeySchema does not exactly match",
                        table("Orders").definitions(string("PK"), string("X")).build()),
                Arguments.of(
                        "The first KeySchemaElement is not a HASH key type",
                        table("Orders").key(sort("PK")).build()),
                Arguments.of(
                        "Table KeySchema does not have a range key",
                        table("Orders").locals(index("byX", partition("PK"))).build()),
                Arguments.of(
                        "Index KeySchema does not have a range key for index: byX",
                        table("Orders")
                                .definitions(string("PK"), string("SK"))
                                .key(partition("PK"), sort("SK"))
                                .locals(index("byX", partition("PK")))
                                .build()),
                Arguments.of(
                        "index hash key: SK, table hash key: PK",
                        table("Orders")
                                .definitions(string("PK"), string("SK"))
                                .key(partition("PK"), sort("SK"))
                                .locals(index("byX", partition("SK"), sort("PK")))
                                .build()),
                Arguments.of(
                        "Duplicate index name: byX",
                        ranged.locals(index("byX", partition("PK"), sort("SK")))
                                .globals(index("byX", partition("PK")))
                                .build()),
                Arguments.of(
                        "ProjectionType is ALL, but NonKeyAttributes is specified",
                        table("Orders")
                                .globals(index(
                                        "byX",
                                        new IndexProjection(
                                                Optional.of(Projection.Kind.ALL), Optional.of(List.of("a"))),
                                        partition("PK")))
                                .build()),
                Arguments.of(
                        "Unknown ProjectionType: null",
                        table("Orders")
                                .globals(index(
                                        "byX",
                                        new IndexProjection(Optional.empty(), Optional.empty()),
                                        partition("PK")))
                                .build()),
                Arguments.of(
                        "NonKeyAttributes of all indexes",
                        table("Orders")
                                .globals(index(
                                        "byX",
                                        new IndexProjection(
                                                Optional.of(Projection.Kind.INCLUDE), Optional.of(attributes)),
                                        partition("PK")))
                                .build()),
                Arguments.of(
                        "GlobalSecondaryIndex count exceeds the per-table limit of 20",
                        table("Orders").globals(many).build()),
                Arguments.of(
                        "Some AttributeDefinitions are not used",
                        table("Orders")
                                .definitions(string("PK"), string("X"))
                                .globals(index("byX", partition("PK")))
                                .build()),
                Arguments.of(
                        "ProvisionedThroughput must be specified for index: byX",
                        table("Orders")
                                .provisioned(1, 1)
                                .globals(index("byX", partition("PK")))
                                .build()),
                Arguments.of(
                        "HASH key elements must come before RANGE",
                        table("Orders")
                                .definitions(string("PK"), string("a"), string("b"))
                                .globals(index("byX", partition("PK"), sort("a"), partition("b")))
                                .build()),
                Arguments.of(
                        "StreamViewType should not be specified",
                        table("Orders").stream(new StreamSpecification(false, Optional.of(StreamViewType.NEW_IMAGE)))
                                .build()),
                Arguments.of(
                        "Duplicate tag key",
                        table("Orders")
                                .tags(new Tag("a", "1"), new Tag("a", "2"))
                                .build()));
    }
}
