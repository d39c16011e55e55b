package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {
    private static final String SMALL = """
        {
          "formatVersion": 1,
          "name": "Small",
          "tables": [{"name": "T", "partitionKey": {"name": "PK", "type": "S"}}],
          "entities": [
            {"name": "Order", "table": "T", "attributes": [{"name": "Id", "type": "Q"}],
             "identifier": ["Id"], "keys": {"primary": {"partition": "ORDER#<Id>"}}}
          ]
        }
        """;

    @TempDir
    Path folder;

    private Shell shell;

    @BeforeEach
    void models() throws IOException {
        shell = new Shell(folder);
        Files.writeString(folder.resolve("small.keyloom.json"), SMALL);
        Files.writeString(folder.resolve("fine.keyloom.json"), SMALL.replace("Q", "S"));
        Files.writeString(folder.resolve("broken.keyloom.json"), "{\n  \"formatVersion\": 1,\n  \"name\": }\n");
        Files.writeString(
                folder.resolve("newer.keyloom.json"), SMALL.replace("\"formatVersion\": 1", "\"formatVersion\": 2"));
        Files.writeString(folder.resolve("other.json"), "[1, 2]");
        Files.createDirectory(folder.resolve("sub"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # arguments                                        | exit code | the one line on the message stream
        check broken.keyloom.json                          | 3  | keyloom: broken.keyloom.json:3:11:
        check newer.keyloom.json                           | 3  | keyloom: newer.keyloom.json:2:20:
        check other.json                                   | 3  | keyloom: other.json:1:1:
        chart broken.keyloom.json                          | 3  | keyloom: broken.keyloom.json:3:11:
        check nothing.keyloom.json                         | 3  | keyloom: nothing.keyloom.json: there is no such file
        check smal.keyloom.json                            | 3  | keyloom: smal.keyloom.json: there is no such file; did you mean small.keyloom.json?
        check small                                        | 3  | keyloom: small: there is no such file; did you mean small.keyloom.json?
        check sub                                          | 3  | keyloom: sub: this is a folder; name a model file in it
        check github                                       | 3  | keyloom: github: there is no such file; did you mean sample:github?
        check sample:githb                                 | 3  | keyloom: sample:githb: there is no such sample; did you mean sample:github? "keyloom samples" lists them
        check sample:                                      | 3  | keyloom: sample:: there is no such sample;
        chek sample:github                                 | 2  | keyloom: there is no command chek; did you mean check? "keyloom --help" tells more
        my.keyloom.json                                    | 2  | keyloom: there is no command my.keyloom.json; did you mean keyloom open my.keyloom.json? "keyloom --help" tells more
        --verbos                                           | 2  | keyloom: there is no option --verbos; did you mean --version? "keyloom --help" tells more
        check                                              | 2  | keyloom: check: missing required parameter: 'MODEL'; "keyloom check --help" tells more
        check a b                                          | 2  | keyloom: check: one argument too many: b; "keyloom check --help" tells more
        check a --fromat json                              | 2  | keyloom: check: there is no option --fromat; did you mean --format? "keyloom check --help" tells more
        check a --format xml                               | 2  | keyloom: check: --format is one of text, json, not xml; "keyloom check --help" tells more
        new -o mine.keyloom.json                           | 2  | keyloom: new: missing required option: '--from=MODEL'; "keyloom new --help" tells more
        new --from sample:github -o fine.keyloom.json      | 2  | keyloom: fine.keyloom.json exists already; choose another name, or say --force to replace it
        collections sample:github --index GSI9             | 2  | keyloom: there is no index GSI9; did you mean GSI1?
        collections sample:github --table Github           | 2  | keyloom: there is no table Github; did you mean GitHub?
        collections sample:iot --index primary             | 2  | keyloom: several tables have primary; choose one with --table: Telemetry, DeviceLog
        collections sample:github --index GSI1 --partition A --partition B | 2 | keyloom: the partition key of GSI1 has 1 attribute (GSI1PK), so --partition is to be given 1 time, not 2
        """)
    void whatIsWrongIsSaidInOneLine(String arguments, int exitCode, String line) {
        Shell.Run run = shell.run(arguments.split(" "));
        assertThat(run.exitCode()).isEqualTo(exitCode);
        assertThat(run.messages()).startsWith(line).endsWith("\n").hasLineCount(1);
        assertThat(run.output()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "samples",
                "check sample:github",
                "check fine.keyloom.json",
                "chart sample:github",
                "collections sample:github",
                "new --from sample:chat",
                "--help",
                "--version"
            })
    void whatGoesWellSaysNothingButItsResult(String arguments) {
        Shell.Run run = shell.run(arguments.split(" "));
        assertThat(run.exitCode()).isZero();
        assertThat(run.messages()).isEmpty();
        assertThat(run.output()).isNotEmpty().doesNotContain("\u001B");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chart", "collections", "diagram"})
    void picturesAreDrawnInBothThemes(String command) {
        String light =
                shell.run(command, "sample:session-store", "--format", "svg").output();
        String dark = shell.run(command, "sample:session-store", "--format", "svg", "--theme", "dark")
                .output();
        assertThat(light).contains("<svg").doesNotContain("#0D1117");
        assertThat(dark).contains("<svg", "#0D1117");
    }

    @Test
    void everyCommandHasHelpWithAnExample() {
        assertThat(Commands.names()).allSatisfy(name -> {
            Shell.Run run = shell.run(name, "--help");
            assertThat(run.exitCode()).isZero();
            assertThat(run.output()).startsWith("Usage: keyloom " + name).contains("Example:\n  keyloom " + name);
        });
    }

    @Test
    void helpListsEveryCommand() {
        assertThat(shell.run("--help").output()).contains(Commands.names());
    }

    @Test
    void problemsMakeACheckFailAndOtherCommandsTellOfThem() {
        Shell.Run check = shell.run("check", "small.keyloom.json");
        assertThat(check.exitCode()).isEqualTo(1);
        assertThat(check.output())
                .startsWith("small.keyloom.json:6:75: error: ")
                .contains("\"Q\"");
        Shell.Run chart = shell.run("chart", "small.keyloom.json");
        assertThat(chart.exitCode()).isZero();
        assertThat(chart.messages())
                .isEqualTo("small.keyloom.json: 1 problem; \"keyloom check small.keyloom.json\" lists it\n");
    }

    @Test
    void quietWritesResultsAndErrorsOnly() {
        assertThat(shell.run("--quiet", "chart", "small.keyloom.json").messages())
                .isEmpty();
        assertThat(shell.run("chart", "--quiet", "small.keyloom.json").messages())
                .isEmpty();
        assertThat(shell.run("chart", "--quiet", "none.json").messages()).isNotEmpty();
    }

    @Test
    void aStackTraceComesOnlyWhenAskedFor() {
        assertThat(shell.run("check", "none.json", "--debug").messages()).contains("\tat dev.keyloom.cli.");
        assertThat(shell.run("check", "none.json").messages()).doesNotContain("\tat ");
    }

    @Test
    void coloursAreForTerminalsThatWantThem() {
        assertThat(shell.onTerminal(Map.of()).run("check", "small.keyloom.json").output())
                .contains("\u001B[");
        assertThat(shell.onTerminal(Map.of("NO_COLOR", "1"))
                        .run("check", "small.keyloom.json")
                        .output())
                .doesNotContain("\u001B");
        assertThat(shell.onTerminal(Map.of("TERM", "dumb"))
                        .run("check", "small.keyloom.json")
                        .output())
                .doesNotContain("\u001B");
    }

    @Test
    void aReaderWhoGoesAwayIsNoFailure() {
        Shell.Run run = shell.runInto(failing("Broken pipe"), "chart", "sample:github");
        assertThat(run.exitCode()).isZero();
        assertThat(run.messages()).isEmpty();
    }

    @Test
    void aFullDiskIsTold() {
        Shell.Run run = shell.runInto(failing("No space left on device"), "chart", "sample:github");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.messages()).isEqualTo("keyloom: standard output cannot be written: No space left on device\n");
    }

    @Test
    void ourOwnFaultIsOneLineAndExitCodeSeventy() {
        Shell.Run run = shell.withWindow(models -> {
                    throw new IllegalStateException("two\nlines");
                })
                .run("open");
        assertThat(run.exitCode()).isEqualTo(70);
        assertThat(run.messages())
                .startsWith("keyloom: this is a fault of Keyloom (java.lang.IllegalStateException: two\\u000Alines)")
                .hasLineCount(1);
    }

    @Test
    void aNewModelIsTheSampleByteForByte() throws IOException {
        Shell.Run run = shell.run("new", "--from", "sample:chat", "-o", "mine.keyloom.json");
        assertThat(run.exitCode()).isZero();
        assertThat(Files.readString(folder.resolve("mine.keyloom.json")))
                .isEqualTo(shell.run("new", "--from", "sample:chat").output());
        assertThat(shell.run("check", "mine.keyloom.json").exitCode()).isZero();
        assertThat(shell.run("new", "--from", "sample:iot", "-o", "mine.keyloom.json", "--force")
                        .exitCode())
                .isZero();
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed() {
        Shell.Run inFolder = shell.run("chart", "sample:github", "-o", "sub");
        assertThat(inFolder.exitCode()).isEqualTo(2);
        assertThat(inFolder.messages())
                .isEqualTo("keyloom: " + folder.resolve("sub") + " is a folder; name a file in it\n");
        Shell.Run nowhere = shell.run("chart", "sample:github", "-o", "none/chart.md");
        assertThat(nowhere.exitCode()).isEqualTo(2);
        assertThat(nowhere.messages())
                .startsWith("keyloom: " + folder.resolve("none/chart.md") + " could not be written: there is no folder")
                .hasLineCount(1);
    }

    @Test
    void theFormatFollowsTheEndingOfTheFile() throws IOException {
        shell.run("chart", "sample:github", "-o", "chart.csv");
        assertThat(folder.resolve("chart.csv")).content().startsWith("Entity,Variant,PK");
        shell.run("chart", "sample:github", "-o", "chart.html");
        assertThat(folder.resolve("chart.html")).content().startsWith("<!DOCTYPE html>");
        shell.run("chart", "sample:github", "--format", "JSON", "-o", "chart.txt");
        assertThat(folder.resolve("chart.txt")).content().startsWith("{");
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).noneMatch(name -> name.endsWith(".tmp"));
        }
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }
}
