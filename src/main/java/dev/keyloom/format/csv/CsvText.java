package dev.keyloom.format.csv;

import java.util.List;

/**
 * A table as RFC 4180 wants it: fields separated by commas, records ended by CR LF, a field in quotation marks where it
 * must be. A field that a spreadsheet might take for a formula is preceded by an apostrophe: a reader who takes one
 * leading apostrophe off each field has the fields as they were given.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180</a>
 * @see <a href="https://owasp.org/www-community/attacks/CSV_Injection">OWASP: CSV injection</a>
 */
public final class CsvText {
    /** First characters that make spreadsheets compute a field, and the apostrophe itself, so that one apostrophe is always ours. */
    private static final String FORMULA_STARTS = "=+-@\t\r\n＝＋－＠'";

    private final StringBuilder text = new StringBuilder();

    /** Adds one record. */
    public CsvText add(List<String> fields) {
        for (int i = 0; i < fields.size(); i++) {
            if (i > 0) {
                text.append(',');
            }
            append(fields.get(i), fields.size() == 1);
        }
        text.append("\r\n");
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }

    /** A lone empty field is quoted, so that its record is no empty line. */
    private void append(String field, boolean isAlone) {
        boolean isFormula = !field.isEmpty() && FORMULA_STARTS.indexOf(field.charAt(0)) >= 0 && !isNumber(field);
        boolean isQuoted = field.isEmpty() ? isAlone : needsQuotes(field);
        if (!isQuoted) {
            text.append(isFormula ? "'" : "").append(field);
            return;
        }
        text.append('"')
                .append(isFormula ? "'" : "")
                .append(field.replace("\"", "\"\""))
                .append('"');
    }

    private static boolean needsQuotes(String field) {
        return field.chars().anyMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n')
                || field.startsWith(" ")
                || field.endsWith(" ");
    }

    /** A plain number may start with a sign: no spreadsheet computes anything from it. */
    private static boolean isNumber(String field) {
        int start = field.charAt(0) == '-' || field.charAt(0) == '+' ? 1 : 0;
        String digits = field.substring(start);
        return !digits.isEmpty()
                && digits.chars().allMatch(c -> (c >= '0' && c <= '9') || c == '.')
                && digits.chars().filter(c -> c == '.').count() <= 1
                && digits.charAt(digits.length() - 1) != '.';
    }
}
