package dev.keyloom.materialize;

import static dev.keyloom.materialize.ModelBuilder.item;
import static dev.keyloom.materialize.ModelBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.keyloom.materialize.NotWritten.Cause;
import dev.keyloom.model.DataModel;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaterializerTest {
    private static final IndexRef GSI1 = IndexRef.of("GSI1");

    @Test
    void itemHoldsKeysThenTypeThenTheRecordsAttributes() {
        TableContents contents = table("PK", "SK")
                .entity("User", "USER#<Id>", "=PK")
                .record("User", "Id", "ann", "Age", 41)
                .contents();

        assertThat(contents.item("User", 1).orElseThrow().attributes().toString())
                .isEqualTo(item("PK", "USER#ann", "SK", "USER#ann", "Type", "User", "Id", "ann", "Age", 41)
                        .toString());
    }

    @Test
    void collectionsHoldTheEntitiesThatShareAPartitionKeyBySortKey() {
        TableContents contents = table("PK", "SK")
                .entity("Order", "USER#<User>", "ORDER#<Id|pad(3)>")
                .entity("User", "USER#<User>", "#")
                .record("Order", "User", "bob", "Id", 10)
                .record("Order", "User", "ann", "Id", 9)
                .record("Order", "User", "bob", "Id", 9)
                .record("User", "User", "bob")
                .contents();

        assertThat(keys(contents, IndexRef.PRIMARY))
                .containsExactly("USER#ann: ORDER#009", "USER#bob: # ORDER#009 ORDER#010");
    }

    @Test
    void keysMayBeCopiedInAnyOrderAndOverIndexes() {
        TableContents contents = table("PK", "SK")
                .global("GSI1", "GSI1PK", "GSI1SK")
                .global("GSI2", "GSI2PK", "")
                .entity("A", "=SK", "A#<Id>")
                .keys("GSI1", "=GSI2PK", "=PK")
                .keys("GSI2", "X#<Id>", "")
                .record("A", "Id", "1")
                .contents();

        assertThat(contents.item("A", 1).orElseThrow().keyIn(GSI1))
                .isEqualTo(item("GSI1PK", "X#1", "GSI1SK", "A#1", "PK", "A#1", "SK", "A#1"));
    }

    @ParameterizedTest
    @CsvSource({"=SK, =PK", "=PK, X"})
    void keysThatCopyOneAnotherInACircleAreRefused(String partition, String sort) {
        TableContents contents = table("PK", "SK")
                .entity("A", partition, sort)
                .record("A", "Id", "1")
                .contents();

        assertThat(contents.notWritten()).extracting(NotWritten::cause).containsExactly(Cause.CYCLE);
    }

    @Test
    void firstVariantWhoseConditionHoldsApplies() {
        TableContents contents = table("PK", "SK")
                .global("GSI1", "GSI1PK", "GSI1SK")
                .entity("Issue", "ISSUE#<Id>", "=PK")
                .variant("GSI1", "open", "Status = 'Open'", "REPO", "OPEN#<Id>")
                .variant("GSI1", "typed", "#Type = 'Issue' AND Id = '2'", "REPO", "TYPED#<Id>")
                .variant("GSI1", "rest", "", "REPO", "#CLOSED#<Id>")
                .record("Issue", "Id", "1", "Status", "Open")
                .record("Issue", "Id", "2", "Status", "Closed")
                .record("Issue", "Id", "3", "Status", "Closed")
                .contents();

        assertThat(keys(contents, GSI1)).containsExactly("REPO: #CLOSED#3 OPEN#1 TYPED#2");
        assertThat(contents.item("Issue", 2).orElseThrow().variant(GSI1)).contains("typed");
        assertThat(contents.item("Issue", 2).orElseThrow().variant(IndexRef.PRIMARY))
                .isEmpty();
    }

    @Test
    void absentHalfKeepsBothOffTheItem() {
        TableContents contents = table("PK", "SK")
                .global("GSI1", "GSI1PK", "GSI1SK")
                .entity("Part", "PART#<Id>", "=PK")
                .keys("GSI1", "CODE#<Code>", "PART#<Id>")
                .record("Part", "Id", "1", "Code", "x")
                .record("Part", "Id", "2")
                .contents();

        assertThat(keys(contents, GSI1)).containsExactly("CODE#x: PART#1");
        MaterializedItem without = contents.item("Part", 2).orElseThrow();
        assertThat(without.attributes()).isEqualTo(item("PK", "PART#2", "SK", "PART#2", "Type", "Part", "Id", "2"));
        assertThat(without.missingFrom(GSI1)).containsExactly("GSI1PK", "GSI1SK");
    }

    @Test
    void mappingOfOneHalfWritesThatHalfAndStaysOutOfTheIndex() {
        TableContents contents = table("PK", "SK")
                .global("GSI1", "GSI1PK", "GSI1SK")
                .entity("Site", "SITE#<Id>", "=PK")
                .keys("GSI1", "site#<Id>", "")
                .entity("Room", "ROOM#<Id>", "=PK")
                .keys("GSI1", "", "r#<Id>")
                .record("Site", "Id", "1")
                .record("Room", "Id", "1")
                .contents();

        assertThat(contents.index(GSI1).orElseThrow().size()).isZero();
        assertThat(contents.item("Site", 1).orElseThrow().keyValue("GSI1PK")).contains(AttributeValue.of("site#1"));
        assertThat(contents.item("Site", 1).orElseThrow().missingFrom(GSI1)).containsExactly("GSI1SK");
        assertThat(contents.item("Room", 1).orElseThrow().missingFrom(GSI1)).containsExactly("GSI1PK");
        assertThat(contents.absentCounts(GSI1)).containsEntry("Site", 1).containsEntry("Room", 1);
        assertThat(contents.absentFrom(GSI1))
                .extracting(MaterializedItem::entity)
                .containsExactly("Room", "Site");
    }

    @Test
    void localIndexTakesThePartitionKeyOfTheTable() {
        TableContents contents = table("PK", "SK")
                .local("LSI1", "LSI1SK")
                .entity("Order", "USER#<User>", "ORDER#<Id>")
                .keys("LSI1", "", "<Placed>")
                .record("Order", "User", "ann", "Id", "1", "Placed", "2024-02")
                .record("Order", "User", "ann", "Id", "2", "Placed", "2024-01")
                .record("Order", "User", "ann", "Id", "3")
                .contents();

        assertThat(keys(contents, IndexRef.of("LSI1"))).containsExactly("USER#ann: 2024-01 2024-02");
    }

    @ParameterizedTest
    @CsvSource({"'', ''", "=SK, =PK"})
    void invertedIndexHoldsEveryItemWithAndWithoutAMapping(String partition, String sort) {
        ModelBuilder model = table("PK", "SK").global("Inverted", "SK", "PK").entity("Edge", "<From>", "<To>");
        if (!partition.isEmpty()) {
            model.keys("Inverted", partition, sort);
        }
        TableContents contents = model.record("Edge", "From", "a", "To", "z")
                .record("Edge", "From", "b", "To", "z")
                .contents();

        assertThat(keys(contents, IndexRef.of("Inverted"))).containsExactly("z: a b");
    }

    @Test
    void recordsOwnAttributeIsTheKeyOfAnIndexWithoutMapping() {
        TableContents contents = table("PK", "SK")
                .global("ByEmail", "Email", "")
                .entity("User", "USER#<Id>", "=PK")
                .record("User", "Id", "1", "Email", "a@x")
                .record("User", "Id", "2")
                .contents();

        assertThat(keys(contents, IndexRef.of("ByEmail"))).containsExactly("a@x: ");
    }

    @Test
    void ownAttributeOfTheWrongTypeForAnIndexIsNotWrittenAsTheServiceRefusesIt() {
        TableContents contents = table("PK", "SK")
                .global("ByEmail", "Email", "")
                .entity("User", "USER#<Id>", "=PK")
                .record("User", "Id", "1", "Email", 5)
                .record("User", "Id", "2", "Email", "")
                .contents();

        assertThat(contents.notWritten())
                .extracting(NotWritten::cause)
                .containsExactly(Cause.WRONG_TYPE, Cause.EMPTY_KEY);
    }

    @Test
    void indexOfSeveralAttributesIsSortedByEachInItsOwnType() {
        TableContents contents = table("PK", "SK")
                .global("Wide", "Country City", "Floor:N Name")
                .entity("Room", "ROOM#<Id>", "=PK")
                .record("Room", "Id", "1", "Country", "de", "City", "b", "Floor", 10, "Name", "x")
                .record("Room", "Id", "2", "Country", "de", "City", "b", "Floor", 9, "Name", "y")
                .record("Room", "Id", "3", "Country", "de", "City", "b", "Floor", 9, "Name", "x")
                .record("Room", "Id", "4", "Country", "de", "City", "a", "Floor", 1, "Name", "x")
                .record("Room", "Id", "5", "Country", "de", "City", "a", "Name", "x")
                .contents();

        assertThat(keys(contents, IndexRef.of("Wide"))).containsExactly("de, a: 1|x", "de, b: 9|x 9|y 10|x");
    }

    @Test
    void distinctKeysThatLookAlikeWhenJoinedStayDistinct() {
        TableContents contents = table("PK", "SK")
                .entity("Any", "<P>", "<S>")
                .record("Any", "P", "A#", "S", "B")
                .record("Any", "P", "A", "S", "#B")
                .record("Any", "P", "A\\", "S", "#B")
                .record("Any", "P", "A##B", "S", " ")
                .contents();

        assertThat(contents.primary().size()).isEqualTo(4);
        assertThat(contents.primary().collectionCount()).isEqualTo(4);
    }

    @Test
    void textIsSortedByItsUtf8Bytes() {
        TableContents contents = table("PK", "SK")
                .entity("Any", "P", "<S>")
                .record("Any", "S", "😀")
                .record("Any", "S", "\uFFFF")
                .record("Any", "S", "～")
                .record("Any", "S", "é")
                .record("Any", "S", "a")
                .record("Any", "S", "Z")
                .contents();

        assertThat(keys(contents, IndexRef.PRIMARY)).containsExactly("P: Z a é ～ \uFFFF 😀");
    }

    @Test
    void numberKeysAreSortedByValue() {
        TableContents contents = table("PK", "SK:N")
                .entity("Any", "P", "<n>")
                .record("Any", "n", 10)
                .record("Any", "n", 9)
                .record("Any", "n", -1.5)
                .contents();

        assertThat(keys(contents, IndexRef.PRIMARY)).containsExactly("P: -1.5 9 10");
    }

    @Test
    void textInANumberKeyIsRefused() {
        TableContents contents = table("PK", "SK:N")
                .entity("Any", "P", "N#<n>")
                .record("Any", "n", 5)
                .contents();

        assertThat(contents.notWritten()).extracting(NotWritten::cause).containsExactly(Cause.REFUSED);
    }

    @Test
    void tableAndIndexWithoutSortKeyListAllItems() {
        TableContents contents = table("PK", "")
                .global("GSI1", "Kind", "")
                .entity("Any", "<Id>", "")
                .record("Any", "Id", "b", "Kind", "k")
                .record("Any", "Id", "a", "Kind", "k")
                .contents();

        assertThat(keys(contents, IndexRef.PRIMARY)).containsExactly("a: ", "b: ");
        assertThat(contents.index(GSI1).orElseThrow().collection(0).entries())
                .extracting(MaterializedItem::number)
                .as("items with equal index keys in the order of their primary keys")
                .containsExactly(2, 1);
    }

    @Test
    void laterRecordWithTheSamePrimaryKeyOverwritesTheEarlier() {
        TableContents contents = table("PK", "SK")
                .global("GSI1", "GSI1PK", "")
                .entity("Profile", "USER#<Id>", "META")
                .keys("GSI1", "P", "")
                .entity("Settings", "USER#<Id>", "META")
                .keys("GSI1", "S", "")
                .record("Settings", "Id", "1")
                .record("Profile", "Id", "1")
                .contents();

        assertThat(keys(contents, IndexRef.PRIMARY)).containsExactly("USER#1: META");
        assertThat(keys(contents, GSI1)).containsExactly("S: ");
        assertThat(contents.item("Profile", 1)).isEmpty();
        assertThat(contents.item("Settings", 1)).isPresent();
        assertThat(contents.notWritten())
                .containsExactly(new NotWritten(
                        "Profile",
                        1,
                        Cause.OVERWRITTEN,
                        "overwritten by Settings 1 (same primary key PK = \"USER#1\", SK = \"META\")"));
    }

    @Test
    void recordWithoutAPartOfThePrimaryKeyIsNotWrittenAndSaysWhatIsMissing() {
        TableContents contents = table("PK", "SK")
                .entity("User", "USER#<Id>", "=PK")
                .record("User", "Name", "Ann")
                .contents();

        assertThat(contents.notWritten())
                .containsExactly(new NotWritten(
                        "User",
                        1,
                        Cause.MISSING_KEY,
                        "Key template \"USER#<Id>\" for PK needs Id, which the record does not have"));
    }

    @Test
    void entityWithoutPrimaryKeyTemplatesIsNotWritten() {
        TableContents contents = table("PK", "SK")
                .entity("User", "USER#<Id>", "")
                .record("User", "Id", "1")
                .contents();

        assertThat(contents.notWritten())
                .extracting(NotWritten::reason)
                .containsExactly("No key template of User gives SK of the primary key for this record");
    }

    @Test
    void valueThatATemplateRefusesKeepsTheRecordFromBeingWritten() {
        TableContents contents = table("PK", "SK")
                .global("GSI1", "GSI1PK", "")
                .entity("Issue", "ISSUE#<Id>", "=PK")
                .keys("GSI1", "N#<Number|pad(2)>", "")
                .record("Issue", "Id", "1", "Number", 7)
                .record("Issue", "Id", "2", "Number", 700)
                .contents();

        assertThat(contents.primary().size()).isEqualTo(1);
        assertThat(contents.notWritten())
                .extracting(NotWritten::number, NotWritten::cause)
                .containsExactly(tuple(2, Cause.REFUSED));
        assertThat(contents.notWritten().get(0).reason()).contains("N#<Number|pad(2)>", "GSI1PK", "700");
    }

    @Test
    void brokenTemplateOfAnIndexLeavesTheTableUsable() {
        TableContents contents = table("PK", "SK")
                .global("GSI1", "GSI1PK", "")
                .entity("Issue", "ISSUE#<Id>", "=PK")
                .keys("GSI1", "N#<Number", "")
                .record("Issue", "Id", "1", "Number", 7)
                .contents();

        assertThat(contents.primary().size()).isEqualTo(1);
        assertThat(contents.index(GSI1).orElseThrow().size()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2048, 1024, 1", "2049, 1, 0", "1, 1025, 0"})
    void keysAreAsLongAsTheServiceTakesThem(int partitionBytes, int sortBytes, int written) {
        TableContents contents = table("PK", "SK")
                .entity("Any", "<P>", "<S>")
                .record("Any", "P", "x".repeat(partitionBytes), "S", "x".repeat(sortBytes))
                .contents();

        assertThat(contents.primary().size()).isEqualTo(written);
        assertThat(contents.notWritten())
                .extracting(NotWritten::cause)
                .hasSize(1 - written)
                .allMatch(Cause.LONG_KEY::equals);
    }

    @Test
    void itemLargerThanTheServiceTakesIsNotWritten() {
        TableContents contents = table("PK", "SK")
                .entity("Any", "<Id>", "=PK")
                .record("Any", "Id", "1", "Text", "é".repeat(200_000))
                .record("Any", "Id", "2", "Text", "é".repeat(205_000))
                .contents();

        assertThat(contents.notWritten()).extracting(NotWritten::number).containsExactly(2);
    }

    @Test
    void twoTemplatesThatDisagreeAboutOneAttributeAreAContradiction() {
        TableContents contents = table("PK", "SK")
                .global("GSI1", "SK", "GSI1SK")
                .entity("Any", "P#<Id>", "S#<Id>")
                .keys("GSI1", "X#<Id>", "<Id>")
                .record("Any", "Id", "1")
                .contents();

        assertThat(contents.notWritten()).extracting(NotWritten::cause).containsExactly(Cause.CONTRADICTION);
    }

    @Test
    void storedKeysAreTakenLiterallyAndThoseNotNamedAreAbsent() {
        TableContents contents = table("PK", "SK")
                .global("GSI1", "GSI1PK", "")
                .global("ByEmail", "Email", "")
                .entity("User", "USER#<Id>", "=PK")
                .keys("GSI1", "ALL", "")
                .stored("User", item("PK", "user:1", "SK", "x"), "Id", "1", "Email", "a@x")
                .stored("User", item("PK", "user:2", "SK", "x", "Type", new AttributeValue.NULL()), "Id", "2")
                .stored("User", item("PK", "user:3", "SK", "x", "Type", "Member", "GSI1PK", "G"), "Id", "3")
                .stored("User", item("PK", "user:4"), "Id", "4")
                .contents();

        assertThat(contents.item("User", 1).orElseThrow().attributes())
                .isEqualTo(item("PK", "user:1", "SK", "x", "Type", "User", "Id", "1"));
        assertThat(contents.item("User", 2).orElseThrow().attributes().has("Type"))
                .isFalse();
        assertThat(contents.item("User", 3).orElseThrow().attributes().get("Type"))
                .contains(AttributeValue.of("Member"));
        assertThat(keys(contents, GSI1)).containsExactly("G: ");
        assertThat(contents.notWritten()).extracting(NotWritten::number).containsExactly(4);
    }

    @Test
    void keyMadeByATemplateStandsInPlaceOfTheRecordsAttribute() {
        TableContents contents = table("Id", "")
                .entity("User", "USER#<Id>", "")
                .record("User", "Id", "1")
                .contents();

        assertThat(contents.item("User", 1).orElseThrow().attributes()).isEqualTo(item("Id", "USER#1", "Type", "User"));
    }

    @Test
    void randomShardIsTheSameEachTime() {
        ModelBuilder model = table("PK", "SK").entity("Hit", "HIT#<random(10)>", "<Id>");
        for (int i = 0; i < 50; i++) {
            model.record("Hit", "Id", "h" + i);
        }

        assertThat(model.contents().primary().collectionCount()).isBetween(5, 10);
        assertThat(keys(model.contents(), IndexRef.PRIMARY)).isEqualTo(keys(model.contents(), IndexRef.PRIMARY));
    }

    @Test
    void recordsWithoutTableOrEntityHaveNowhereToGo() {
        DataModel model = table("PK", "SK")
                .entity("User", "<Id>", "=PK")
                .record("User", "Id", "1")
                .record("Usr", "Id", "1")
                .build();
        DataModel elsewhere = model.withEntities(List.of(model.entities().get(0).withTable("Tt")));

        assertThat(Materializer.materialize(model).notWritten())
                .extracting(NotWritten::reason)
                .containsExactly("The model has no entity \"Usr\". Did you mean \"User\"?");
        assertThat(Materializer.materialize(elsewhere).notWritten())
                .extracting(NotWritten::entity, NotWritten::cause)
                .containsExactly(tuple("User", Cause.NOWHERE_TO_WRITE), tuple("Usr", Cause.NOWHERE_TO_WRITE));
    }

    @Test
    void workStopsWhenItIsNoLongerWanted() {
        DataModel model = table("PK", "SK")
                .entity("User", "<Id>", "=PK")
                .record("User", "Id", "1")
                .build();

        assertThatThrownBy(() -> Materializer.materialize(model, () -> true)).isInstanceOf(CancellationException.class);
    }

    /** Returns one line for each collection: its partition key, then the sort keys of its items. */
    static List<String> keys(TableContents contents, IndexRef ref) {
        IndexContents index = contents.index(ref).orElseThrow();
        return index.collections().stream()
                .map(collection -> collection.partitionText() + ": "
                        + String.join(
                                " ",
                                collection.entries().stream()
                                        .map(item -> sortText(index, item))
                                        .toList()))
                .toList();
    }

    private static String sortText(IndexContents index, MaterializedItem item) {
        return String.join(
                "|",
                index.key().sort().stream()
                        .map(attribute -> item.keyValue(attribute.name())
                                .flatMap(AttributeValue::scalarText)
                                .orElseThrow())
                        .toList());
    }
}
