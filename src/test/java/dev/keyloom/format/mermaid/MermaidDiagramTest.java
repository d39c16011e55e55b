package dev.keyloom.format.mermaid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.ExpectedFile;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.RelationshipEnd.Participation;
import dev.keyloom.value.AttributeType;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MermaidDiagramTest {
    private static final Pattern LINE = Pattern.compile("erDiagram"
            + "|    [A-Za-z]\\w*(\\[\"[^\"\\n]*\"])?( \\{)?"
            + "|        [A-Z]+ [A-Za-z]\\w*( PK)?( \"[^\"\\n]*\")?"
            + "|    }"
            + "|    [A-Za-z]\\w* (\\|\\||\\|o|}\\||}o)--(\\|\\||o\\||\\|\\{|o\\{) [A-Za-z]\\w* : \"[^\"\\n]*\"");

    private static DataModel model(List<Entity> entities, List<Relationship> relationships) {
        return DataModel.empty("Model").withEntities(entities).withRelationships(relationships);
    }

    @Test
    void githubSampleIsWrittenAsExpected() {
        DataModel github =
                SampleModels.read("github").orElseThrow().value().orElseThrow().model();

        ExpectedFile.check(MermaidDiagramTest.class, "github.mmd", MermaidDiagram.write(github));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        # from, from participation, to,   to participation, expected
        ONE,    MANDATORY,          MANY, OPTIONAL,         A ||--o{ B
        ONE,    OPTIONAL,           MANY, MANDATORY,        A |o--|{ B
        MANY,   OPTIONAL,           ONE,  OPTIONAL,         A }o--o| B
        MANY,   MANDATORY,          ONE,  MANDATORY,        A }|--|| B
        """)
    void endsShowCardinalityAndParticipation(
            Cardinality from, Participation fromPart, Cardinality to, Participation toPart, String expected) {
        Relationship relationship = Relationship.of(
                "has",
                RelationshipEnd.of("A", from).withParticipation(fromPart),
                RelationshipEnd.of("B", to).withParticipation(toPart));

        assertThat(MermaidDiagram.write(
                        model(List.of(Entity.of("A", "T"), Entity.of("B", "T")), List.of(relationship))))
                .contains("    " + expected + " : \"has\"\n");
    }

    @Test
    void anAssociativeEntityStandsBetweenTwoRelationships() {
        Relationship stars = Relationship.of(
                        "stars",
                        RelationshipEnd.of("User", Cardinality.MANY),
                        RelationshipEnd.of("Repo", Cardinality.MANY))
                .withVia(Optional.of("Star"));

        assertThat(MermaidDiagram.write(model(
                        List.of(Entity.of("User", "T"), Entity.of("Repo", "T"), Entity.of("Star", "T")),
                        List.of(stars))))
                .contains("    User ||--o{ Star : \"stars\"\n    Star }o--|| Repo : \"stars\"\n");
    }

    @Test
    void wordsOfTheNotationAreNotUsedAsNames() {
        Entity entity = Entity.of("title", "T")
                .withAttributes(List.of(
                        EntityAttribute.of("PK", AttributeType.S), EntityAttribute.of("order-id", AttributeType.N)))
                .withIdentifier(List.of("order-id"));

        assertThat(MermaidDiagram.write(model(List.of(entity), List.of()))).isEqualTo("""
            erDiagram
                title_["title"] {
                    S PK_ "PK"
                    N order_id PK "order-id"
                }
            """);
    }

    @Test
    void foreignAndHostileNamesBecomeTitles() {
        assertThat(MermaidDiagram.write(
                        model(List.of(Entity.of("訂單", "T"), Entity.of("a\"b%%#1;<i>", "T")), List.of())))
                .isEqualTo("""
                    erDiagram
                        N__["訂單"]
                        a_b___1__i_["a#34;b#37;#37;#35;1#59;#60;i#62;"]
                    """);
    }

    @Property(tries = 200)
    void everyLineIsOfTheNotationWhateverTheNames(@ForAll @Size(min = 1, max = 6) List<String> names) {
        List<Entity> entities = names.stream()
                .distinct()
                .map(name -> Entity.of(name, "T").withAttributes(List.of(EntityAttribute.of(name, AttributeType.S))))
                .toList();
        Relationship relationship = Relationship.of(
                names.get(0),
                RelationshipEnd.of(names.get(0), Cardinality.ONE),
                RelationshipEnd.of(names.get(names.size() - 1), Cardinality.MANY));

        String text = MermaidDiagram.write(model(entities, List.of(relationship)));

        assertThat(text.split("\n", -1)).allSatisfy(line -> assertThat(line).matches("|" + LINE.pattern()));
        assertThat(text.lines().filter(line -> line.endsWith(" {"))).hasSize(entities.size());
    }
}
