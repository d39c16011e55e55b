package dev.keyloom.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes a model file of one's own from a sample. */
@Command(
        name = "new",
        description = "Copies a sample, or another model, to a file of your own.",
        footer = {"", "Example:", "  keyloom new --from sample:github -o my.keyloom.json"})
final class NewCommand implements Run {
    private final Context context;

    @Option(
            names = "--from",
            paramLabel = "MODEL",
            required = true,
            description = "what to copy: sample:NAME, or a model file")
    private String from = "";

    @Option(names = "--force", description = "replace a file that is there")
    private boolean isForced;

    @Mixin
    private final ResultOptions result = new ResultOptions();

    NewCommand(Context context) {
        this.context = context;
    }

    @Override
    public ExitCode run() throws CommandFailure {
        ModelInput.ModelFile file = context.models().read(from);
        file.require();
        if (result.file().isPresent() && !isForced) {
            Path target = context.models().path(result.file().get());
            if (Files.isRegularFile(target)) {
                throw new CommandFailure(
                        ExitCode.WRONG_USAGE,
                        result.file().get() + " exists already; choose another name, or say --force to replace it");
            }
        }
        result.write(context, file.content().toArray());
        return ExitCode.FINE;
    }
}
