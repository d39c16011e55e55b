package dev.keyloom.format.chart;

import static dev.keyloom.format.chart.Charts.mapping;
import static dev.keyloom.format.chart.Charts.model;
import static dev.keyloom.format.chart.Charts.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.format.ExpectedFile;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonSource;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChartWritersTest {
    private static final EntityChart GITHUB = EntityChart.of(Charts.sample("github"));

    @Test
    void githubAsMarkdown() {
        ExpectedFile.check(ChartWritersTest.class, "github.md", ChartMarkdown.write(GITHUB));
    }

    @Test
    void githubAsCsv() {
        ExpectedFile.check(ChartWritersTest.class, "github.csv", ChartCsv.write(GITHUB));
    }

    @Test
    void githubAsJson() {
        ExpectedFile.check(ChartWritersTest.class, "github.json", ChartJson.write(GITHUB));
    }

    @Test
    void severalTablesAreToldApart() {
        EntityChart iot = EntityChart.of(Charts.sample("iot"));
        assertThat(ChartMarkdown.write(iot)).contains("## Table Telemetry", "## Table DeviceLog");
        assertThat(ChartCsv.write(iot)).contains("Table,Entity,Variant,PK", "\r\n\r\nTable,Entity,Variant,");
    }

    @Test
    void keysOfSeveralAttributesAreArraysInJson() {
        KeySchema key = new KeySchema(List.of(attribute("A"), attribute("B")), List.of(attribute("C"), attribute("D")));
        Table table = Table.of(new TableSchema(
                "T", Charts.key("PK", "SK"), List.of(new SecondaryIndex.Global("G", key, Projection.ALL)), List.of()));
        KeyMapping wide = mapping("1", "3")
                .withPartition(List.of(KeyTemplate.of("1"), KeyTemplate.of("2")))
                .withSort(List.of(KeyTemplate.of("3"), KeyTemplate.of("4")));
        Entity entity = Entity.of("E", "T")
                .withMappings(IndexRef.PRIMARY, List.of(mapping("E", "E")))
                .withMappings(IndexRef.of("G"), List.of(wide));
        assertThat(ChartJson.write(EntityChart.of(model(table, entity))))
                .contains("{\"partition\": [\"1\", \"2\"], \"sort\": [\"3\", \"4\"]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "\"><img src=x onerror=alert(1)>",
                "'; DROP TABLE",
                "a|b`c\\d",
                "=HYPERLINK(\"x\")",
                "two\nlines",
                "]]>",
                "\u001B[31mred",
                "</style><b>",
                "漢字 😀",
                "{{x}} ${x} %s %n"
            })
    void hostileNamesStayText(String name) {
        EntityChart chart = EntityChart.of(hostile(name));
        String html = ChartHtml.write(chart, EntityColors.of(hostile(name)));
        assertThat(html).doesNotContain("<script", "<img", "<b>", "\u001B").containsOnlyOnce("</style>");
        String markdown = ChartMarkdown.write(chart);
        assertThat(markdown.replaceAll("`[^`]*`", ""))
                .doesNotContainPattern("(?<!\\\\)<(?!/?code>)")
                .doesNotContain("\u001B");
        assertThat(markdown.lines().filter(line -> line.startsWith("| ")).map(ChartWritersTest::columns))
                .containsOnly(3);
        assertThat(ChartCsv.write(chart)).doesNotContain("\n=", ",=");
        Json.ObjectValue json = (Json.ObjectValue)
                JsonSource.of(ChartJson.write(chart)).orElseThrow().root();
        assertThat(json.members()).containsKey("tables");
    }

    /** Counts the cells of a table's line as a Markdown reader does: a bar behind a backslash separates nothing. */
    private static int columns(String line) {
        return (int) line.replaceAll("\\\\[\\\\|]", "")
                        .chars()
                        .filter(c -> c == '|')
                        .count()
                - 1;
    }

    private static DataModel hostile(String name) {
        Entity entity = Entity.of(name, "T").withMappings(IndexRef.PRIMARY, List.of(mapping(name, "=PK")));
        return model(table(0), entity).withName(name);
    }

    private static KeyAttribute attribute(String name) {
        return new KeyAttribute(name, AttributeType.S);
    }
}
