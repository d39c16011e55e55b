package dev.keyloom.template;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The words and codes of {@code code("Open=0,Closed=1")}; a backslash takes the next character literally. */
final class CodeTable {
    private CodeTable() {}

    /** Returns what is wrong with a table, or nothing. */
    static Optional<String> fault(String table) {
        Map<String, String> codes = new LinkedHashMap<>();
        return read(table, codes);
    }

    /**
     * Returns the codes by word, in the order of the table.
     *
     * @throws IllegalArgumentException if {@link #fault} finds one
     */
    static Map<String, String> parse(String table) {
        Map<String, String> codes = new LinkedHashMap<>();
        Optional<String> fault = read(table, codes);
        if (fault.isPresent()) {
            throw new IllegalArgumentException(fault.get());
        }
        return codes;
    }

    private static Optional<String> read(String table, Map<String, String> codes) {
        Optional<String> word = Optional.empty();
        StringBuilder piece = new StringBuilder();
        for (int i = 0; i <= table.length(); i++) {
            char c = i < table.length() ? table.charAt(i) : ',';
            if (c == '\\' && i + 1 < table.length()) {
                piece.append(table.charAt(++i));
            } else if (c == '=' && word.isEmpty()) {
                word = Optional.of(piece.toString());
                piece.setLength(0);
            } else if (c == ',') {
                if (word.isEmpty()) {
                    return Optional.of("\"" + piece + "\" has no code; each word is written as word=code");
                }
                if (codes.putIfAbsent(word.get(), piece.toString()) != null) {
                    return Optional.of("\"" + word.get() + "\" has two codes");
                }
                word = Optional.empty();
                piece.setLength(0);
            } else {
                piece.append(c);
            }
        }
        return Optional.empty();
    }
}
