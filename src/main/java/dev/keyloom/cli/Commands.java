package dev.keyloom.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Help;

/** Runs the command that the arguments name. */
public final class Commands {
    private static final int HELP_WIDTH = 100;

    private static final Map<String, Function<Context, Run>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("open", OpenCommand::new);
        COMMANDS.put("samples", SamplesCommand::new);
        COMMANDS.put("new", NewCommand::new);
        COMMANDS.put("check", CheckCommand::new);
        COMMANDS.put("chart", ChartCommand::new);
        COMMANDS.put("diagram", DiagramCommand::new);
        COMMANDS.put("collections", CollectionsCommand::new);
        COMMANDS.put("verify", VerifyCommand::new);
        COMMANDS.put("lint", LintCommand::new);
        COMMANDS.put("prove", ProveCommand::new);
        COMMANDS.put("capacity", CapacityCommand::new);
        COMMANDS.put("pattern", PatternCommand::new);
        COMMANDS.put("query", QueryCommand::new);
        COMMANDS.put("get", GetCommand::new);
        COMMANDS.put("scan", ScanCommand::new);
        COMMANDS.put("serve", ServeCommand::new);
    }

    private final Context context;
    private final KeyloomCommand root;

    private Commands(Context context) {
        this.context = context;
        this.root = new KeyloomCommand(context);
    }

    /**
     * Runs one command to its end and returns the exit code of the process. Throws nothing: what goes wrong is told on the
     * message stream.
     */
    public static int run(List<String> arguments, Surroundings surroundings, WindowStarter window) {
        Context context = new Context(surroundings, new Output(surroundings), window);
        return new Commands(context).run(arguments);
    }

    /** Returns the names of all commands. */
    static List<String> names() {
        return List.copyOf(COMMANDS.keySet());
    }

    private int run(List<String> arguments) {
        try {
            StringWriter help = new StringWriter();
            CommandLine line = commandLine(arguments).setOut(new PrintWriter(help));
            int exitCode = line.execute(arguments.toArray(String[]::new));
            if (help.getBuffer().length() > 0) {
                context.output().result(help.toString().replace(System.lineSeparator(), "\n"));
            }
            return exitCode;
        } catch (Output.ReaderGone nobodyReads) {
            return ExitCode.FINE.number();
        } catch (CommandFailure failure) {
            return tell(failure);
        } catch (RuntimeException | Error fault) {
            return tell(fault);
        }
    }

    /** A command line that knows only the command asked for starts sooner; help and mistakes need them all. */
    private CommandLine commandLine(List<String> arguments) {
        CommandLine line = new CommandLine(root);
        Optional<String> asked =
                arguments.stream().filter(COMMANDS::containsKey).findFirst();
        COMMANDS.forEach((name, command) -> {
            if (asked.isEmpty() || asked.get().equals(name)) {
                line.addSubcommand(name, command.apply(context));
            }
        });
        line.setColorScheme(Help.defaultColorScheme(context.output().hasColors() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setUsageHelpWidth(HELP_WIDTH)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionStrategy(this::execute)
                .setParameterExceptionHandler(this::tellUsage)
                .setExecutionExceptionHandler((failure, command, result) -> tell(failure));
        return line;
    }

    private int execute(CommandLine.ParseResult result) {
        if (root.isQuiet()) {
            context.output().quieten();
        }
        return new CommandLine.RunLast().execute(result);
    }

    private int tellUsage(CommandLine.ParameterException failure, String[] arguments) {
        context.output().error(UsageMistake.inWords(failure));
        traceIfWanted(failure);
        return ExitCode.WRONG_USAGE.number();
    }

    private int tell(Throwable failure) {
        if (failure instanceof Output.ReaderGone) {
            return ExitCode.FINE.number();
        }
        if (failure instanceof CommandFailure expected) {
            context.output().error(String.valueOf(expected.getMessage()));
            traceIfWanted(failure);
            return expected.exitCode().number();
        }
        if (failure instanceof OutOfMemoryError) {
            context.output().error("not enough memory; allow more with KEYLOOM_JAVA_OPTIONS=-Xmx4g");
        } else {
            context.output()
                    .error("this is a fault of Keyloom (" + failure
                            + "); please report it with what --debug shows beside it");
        }
        traceIfWanted(failure);
        return ExitCode.OUR_FAULT.number();
    }

    private void traceIfWanted(Throwable failure) {
        if (root.isDebugging()) {
            context.output().stackTrace(failure);
        }
    }
}
