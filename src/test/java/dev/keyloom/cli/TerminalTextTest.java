package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTextTest {
    @ParameterizedTest
    @CsvSource({
        "'\u001B[31mred', '\\u001B[31mred'",
        "'two\nlines', 'two\\u000Alines'",
        "'\u202Egnp.exe', '\\u202Egnp.exe'",
        "'\u009B1m', '\\u009B1m'",
        "'漢字 😀 é ∅', '漢字 😀 é ∅'"
    })
    void nothingInATextCanDriveTheTerminal(String text, String shown) {
        assertThat(TerminalText.oneLine(text)).isEqualTo(shown);
    }
}
