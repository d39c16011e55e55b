package dev.keyloom.format.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTextTest {
    @Test
    void fieldsAreSeparatedByCommasAndRecordsEndedByCarriageReturnAndLineFeed() {
        assertThat(new CsvText().add(List.of("a", "b")).add(List.of("1", "")).toString())
                .isEqualTo("a,b\r\n1,\r\n");
    }

    @Test
    void whatWouldBreakARecordIsQuoted() {
        assertThat(line("a,b", "say \"hi\"", "two\nlines", " blank "))
                .isEqualTo("\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",\" blank \"\r\n");
    }

    @Test
    void aLoneEmptyFieldIsNoEmptyLine() {
        assertThat(line("")).isEqualTo("\"\"\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+SUM(A1)", "-cmd", "@import", "=PK", "＝1+1", "'=1"})
    void whatASpreadsheetWouldComputeStaysText(String field) {
        assertThat(line(field)).isEqualTo("'" + field + "\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "+1.5", "-0.001"})
    void signedNumbersStayNumbers(String field) {
        assertThat(line(field)).isEqualTo(field + "\r\n");
    }

    private static String line(String... fields) {
        return new CsvText().add(List.of(fields)).toString();
    }
}
