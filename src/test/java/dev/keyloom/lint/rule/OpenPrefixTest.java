package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.schema.IndexRef;
import org.junit.jupiter.api.Test;

/** Prefixes that end within a value, so that they also match longer values. */
class OpenPrefixTest {
    private static final Rule RULE = new OpenPrefix();

    private static Designs parts(String sortKey, String attribute) {
        return Designs.store()
                .index("GSI1")
                .entity("Part", "Machine!*", attribute)
                .identifiedBy("Machine", "Code")
                .primary("PART#<Machine>#<Code>", "PART")
                .key("GSI1", "MACHINE#<Machine>", sortKey);
    }

    private static DataModel query(Designs design, String prefix, String code, String where) {
        return design.pattern(
                        "\"parameters\": {\"Machine\": \"m\", \"prefix\": " + code + "}, \"steps\": [{\"operation\":"
                                + " \"Query\", \"index\": \"GSI1\", \"partition\": \"MACHINE#<Machine>\", \"sort\": {\"beginsWith\": \""
                                + prefix + "\"}}], \"returns\": [{\"entity\": \"Part\"" + where + "}]")
                .build();
    }

    private static Designs withLongerSibling(Designs design) {
        return design.record("{'Machine': 'm', 'Code': 'CM1'}").record("{'Machine': 'm', 'Code': 'CM10'}");
    }

    @Test
    void prefixWithoutSeparatorMatchesALongerSibling() {
        DataModel model = query(withLongerSibling(parts("<Code>#<Machine>", "Code!*")), "<prefix>", "\"CM1\"", "");

        assertThat(Designs.messages(RULE, model))
                .containsExactly("Pattern 1 \"Pattern 1\": begins_with \"CM1\" also matches Code \"CM10\" of Part");
        Fixes.mend(RULE, model);
    }

    @Test
    void keyWithoutSeparatorIsMendedWithItsPrefix() {
        DataModel model = query(withLongerSibling(parts("<Code>", "Code!*")), "<prefix>", "\"CM1\"", "");

        DataModel mended = Fixes.mend(RULE, model);

        assertThat(mended.entities().get(0).mappings(IndexRef.of("GSI1")).get(0).sort())
                .singleElement()
                .hasToString("<Code>#");
    }

    @Test
    void prefixWithSeparatorIsRight() {
        DataModel model = query(withLongerSibling(parts("<Code>#<Machine>", "Code!*")), "<prefix>#", "\"CM1\"", "");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void withoutASiblingInSightNothingIsSaid() {
        DataModel model = query(
                parts("<Code>#<Machine>", "Code!*").record("{'Machine': 'm', 'Code': 'CM1'}"),
                "<prefix>",
                "\"CM1\"",
                "");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void numbersWithoutPaddingAlwaysHaveOne() {
        DataModel model = query(parts("<Code>#<Machine>", "Code!* N"), "<prefix>", "1", "");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("\"10\"");
    }

    @Test
    void valuesOfOneLengthHaveNone() {
        DataModel padded = query(parts("<Code|pad(4)>#<Machine>", "Code!* N"), "<prefix|pad(4)>", "1", "");
        DataModel ids = query(parts("<Code>#<Machine>", "Code!* S {'format': 'ulid'}"), "<prefix>", "\"01ARZ3\"", "");

        assertThat(Designs.messages(RULE, padded)).isEmpty();
        assertThat(Designs.messages(RULE, ids)).isEmpty();
    }

    @Test
    void literalPrefixIsReadAsAValueToo() {
        DataModel model = query(withLongerSibling(parts("<Code>#<Machine>", "Code!*")), "CM1", "\"x\"", "");

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("\"CM1\" also matches Code \"CM10\"");
        Fixes.mend(RULE, model);
    }

    @Test
    void valuesAreComparedAsKeysShowThem() {
        DataModel model = query(
                parts("<Code|lower>#<Machine>", "Code!*")
                        .record("{'Machine': 'm', 'Code': 'CM1'}")
                        .record("{'Machine': 'm', 'Code': 'cm10'}"),
                "<prefix|lower>",
                "\"CM1\"",
                "");

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("\"cm1\" also matches Code \"cm10\"");
    }

    @Test
    void nameOfOneKindThatBeginsAnotherNeedsItsSeparator() {
        DataModel model = Designs.store()
                .entity("Shipment", "Order!*", "Shipment!*")
                .primary("ORDER#<Order>", "sh#<Shipment>")
                .entity("Parcel", "Order!*", "Parcel!*")
                .primary("ORDER#<Order>", "shp#<Parcel>")
                .pattern(
                        "'parameters': {'Order': 'o1'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'ORDER#<Order>', 'sort': {'beginsWith': 'sh'}}], 'returns': [{'entity': 'Shipment'}]")
                .build();

        assertThat(Designs.messages(RULE, model))
                .containsExactly("Pattern 1 \"Pattern 1\": begins_with \"sh\" also matches keys with \"shp#\"");
        Fixes.mend(RULE, model);
    }

    @Test
    void searchByTheBeginningIsMeant() {
        DataModel model = query(
                withLongerSibling(parts("<Code>#<Machine>", "Code!*")),
                "<prefix>",
                "\"CM1\"",
                ", \"where\": \"begins_with(Code, :prefix)\"");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
