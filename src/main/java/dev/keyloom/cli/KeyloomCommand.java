package dev.keyloom.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program without a command: opens the window. Carries the options that all commands have. */
@Command(
        name = "keyloom",
        versionProvider = Version.class,
        synopsisSubcommandLabel = "[COMMAND]",
        description =
                "Designs DynamoDB single tables: diagram, key templates, item collections. Without a command it opens"
                        + " the window.",
        footer = {
            "",
            "MODEL is a model file, or sample:NAME for a sample that comes with the program.",
            "Exit codes: 0 fine, 1 findings, 2 wrong usage, 3 unreadable input, 4 refused, 70 our own fault.",
            "",
            "Example:",
            "  keyloom chart sample:github"
        })
final class KeyloomCommand implements Run {
    private final Context context;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "show this help")
    @SuppressWarnings("unused") // picocli acts on it before the command runs
    private boolean isHelpWanted;

    @Option(names = "--version", versionHelp = true, description = "show the version")
    @SuppressWarnings("unused") // picocli acts on it before the command runs
    private boolean isVersionWanted;

    @Option(names = "--quiet", scope = ScopeType.INHERIT, description = "write results and errors only")
    private boolean isQuiet;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "show where in the program an error arose")
    private boolean isDebugging;

    KeyloomCommand(Context context) {
        this.context = context;
    }

    boolean isQuiet() {
        return isQuiet;
    }

    boolean isDebugging() {
        return isDebugging;
    }

    @Override
    public ExitCode run() throws CommandFailure {
        return new OpenCommand(context).run();
    }
}
