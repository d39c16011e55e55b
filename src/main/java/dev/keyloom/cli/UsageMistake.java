package dev.keyloom.cli;

import dev.keyloom.problem.Suggestions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What was wrong with the arguments, in one line. */
final class UsageMistake {
    private UsageMistake() {}

    /** Returns what is wrong, what was probably meant, and which help tells more. */
    static String inWords(ParameterException mistake) {
        CommandLine command = mistake.getCommandLine();
        String help = "\"" + command.getCommandSpec().qualifiedName() + " --help\" tells more";
        if (mistake instanceof UnmatchedArgumentException unmatched) {
            String argument = unmatched.getUnmatched().get(0);
            String guess = guess(argument, command)
                    .map(meant -> "did you mean " + meant + "? ")
                    .orElse("");
            return kind(argument, command) + " " + argument + "; " + guess + help;
        }
        ArgSpec argument = mistake.getArgSpec();
        if (argument != null && argument.type().isEnum() && mistake.getValue() != null) {
            return prefix(command) + wrongChoice(argument, mistake.getValue()) + "; " + help;
        }
        String message = String.valueOf(mistake.getMessage());
        return prefix(command) + lowerFirst(message) + "; " + help;
    }

    private static String wrongChoice(ArgSpec argument, String value) {
        List<String> choices = new ArrayList<>();
        argument.completionCandidates().forEach(choices::add);
        String name = argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
        return name + " is one of " + String.join(", ", choices) + ", not " + value;
    }

    private static String prefix(CommandLine command) {
        return command.getParent() == null ? "" : command.getCommandName() + ": ";
    }

    private static String kind(String argument, CommandLine command) {
        if (argument.startsWith("-")) {
            return prefix(command) + "there is no option";
        }
        return command.getParent() == null ? "there is no command" : prefix(command) + "one argument too many:";
    }

    private static Optional<String> guess(String argument, CommandLine command) {
        if (argument.startsWith("-")) {
            List<String> options = command.getCommandSpec().options().stream()
                    .flatMap(option -> List.of(option.names()).stream())
                    .toList();
            return Suggestions.nearest(argument, options);
        }
        if (command.getParent() != null) {
            return Optional.empty();
        }
        return argument.startsWith(ModelInput.SAMPLE_PREFIX) || argument.endsWith(".json")
                ? Optional.of("keyloom open " + argument)
                : Suggestions.nearest(argument, Commands.names());
    }

    private static String lowerFirst(String message) {
        String line = message.strip();
        return line.isEmpty() ? line : Character.toLowerCase(line.charAt(0)) + line.substring(1);
    }
}
