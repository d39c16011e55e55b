package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keyloom.lint.BrokenRule;
import dev.keyloom.lint.Linter;
import dev.keyloom.lint.RuleCatalog;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** {@code lint} with a rule that breaks down: an exit of our own fault, after all that the other rules say. */
class BrokenRuleCommandTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream output = new ByteArrayOutputStream();

    private CommandFailure lint(String... arguments) {
        Surroundings surroundings =
                new Surroundings(output, new ByteArrayOutputStream(), Map.of(), folder, Surroundings.Terminal.ABSENT);
        Context context = new Context(surroundings, new Output(surroundings), models -> {});
        Linter linter = new Linter(Stream.concat(Stream.of(new BrokenRule()), RuleCatalog.all().stream())
                .toList());
        LintCommand command = new LintCommand(context, linter);
        new CommandLine(command).parseArgs(arguments);
        return catchThrowableOfType(CommandFailure.class, command::run);
    }

    @Test
    void lintEndsWithOurOwnFault() {
        CommandFailure failure = lint("sample:github");
        assertThat(failure.exitCode()).isEqualTo(ExitCode.OUR_FAULT);
        assertThat(failure).hasMessageContaining("rule Z99").hasMessageNotContaining("\n");
        assertThat(failure).hasRootCauseMessage("no such table");
    }

    @Test
    void findingsOfTheOtherRulesArePrintedAllTheSame() {
        lint("sample:github", "--format", "json");
        assertThat(output.toString(StandardCharsets.UTF_8)).contains("\"rule\": \"Q09\"", "\"summary\"");
    }
}
