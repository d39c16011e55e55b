package dev.keyloom.format.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class CsvTextLawsTest {
    @Property(tries = 500)
    void whoTakesOneLeadingApostropheOffEachFieldHasTheFieldsAsTheyWere(@ForAll("tables") List<List<String>> records) {
        CsvText text = new CsvText();
        records.forEach(text::add);
        assertThat(read(text.toString())).isEqualTo(records);
    }

    @Property(tries = 500)
    void noFieldStartsAFormula(@ForAll("fields") String field) {
        String written = read(new CsvText().add(List.of(field, "x")).toString(), List.of())
                .get(0)
                .get(0);
        assertThat(written).doesNotMatch("(?s)[=@\\t\\r\\n].*").doesNotMatch("(?s)[+-](?!\\d*\\.?\\d+$).*");
    }

    @Provide
    Arbitrary<List<List<String>>> tables() {
        return fields().list().ofMinSize(1).ofMaxSize(4).list().ofMaxSize(4);
    }

    @Provide
    Arbitrary<String> fields() {
        return Arbitraries.strings()
                .withChars('=', '+', '-', '@', '\'', '"', ',', '\r', '\n', '\t', ' ', 'a', '1', '.', '漢')
                .ofMaxLength(6);
    }

    private static List<List<String>> read(String csv) {
        return read(csv, List.of("'"));
    }

    /** A reader of RFC 4180 that takes a leading mark off each field. */
    private static List<List<String>> read(String csv, List<String> marks) {
        List<List<String>> records = new ArrayList<>();
        List<String> record = new ArrayList<>();
        int at = 0;
        while (at < csv.length()) {
            StringBuilder field = new StringBuilder();
            if (csv.charAt(at) == '"') {
                at++;
                while (csv.charAt(at) != '"' || csv.startsWith("\"\"", at)) {
                    field.append(csv.charAt(at));
                    at += csv.startsWith("\"\"", at) ? 2 : 1;
                }
                at++;
            } else {
                while (csv.charAt(at) != ',' && !csv.startsWith("\r\n", at)) {
                    field.append(csv.charAt(at++));
                }
            }
            String content = field.toString();
            record.add(marks.stream().anyMatch(content::startsWith) ? content.substring(1) : content);
            if (csv.charAt(at) == ',') {
                at++;
            } else {
                at += 2;
                records.add(record);
                record = new ArrayList<>();
            }
        }
        return records;
    }
}
