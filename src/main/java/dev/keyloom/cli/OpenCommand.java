package dev.keyloom.cli;

import dev.keyloom.cli.WindowStarter.WindowUnavailable;
import dev.keyloom.document.Document;
import dev.keyloom.format.report.ModelPage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Opens the window; where there cannot be one, writes the model's page. */
@Command(
        name = "open",
        description = "Opens the window. Where there is no window system, says so and writes the model as one HTML page"
                + " instead; the path of the page is the result.",
        footer = {"", "Example:", "  keyloom open orders.keyloom.json"})
final class OpenCommand implements Run {
    private static final String FIRST_SAMPLE = ModelInput.SAMPLE_PREFIX + "github";

    private final Context context;

    @Parameters(
            paramLabel = "MODEL",
            arity = "0..1",
            description = "a model file, or sample:NAME; without one the window shows its start page")
    private @Nullable String model;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "where the page is written if there is no window (default: a new folder for temporary files)")
    private @Nullable String file;

    OpenCommand(Context context) {
        this.context = context;
    }

    @Override
    public ExitCode run() throws CommandFailure {
        List<String> models = models();
        try {
            context.window().open(models);
        } catch (WindowUnavailable noWindow) {
            writePage(noWindow.reason());
        }
        return ExitCode.FINE;
    }

    /** A model that cannot be read is refused here, where the message reaches whoever typed it. */
    private List<String> models() throws CommandFailure {
        if (model == null) {
            return List.of();
        }
        context.models().read(model).require();
        return List.of(
                model.startsWith(ModelInput.SAMPLE_PREFIX)
                        ? model
                        : context.models()
                                .path(model)
                                .toAbsolutePath()
                                .normalize()
                                .toString());
    }

    private void writePage(String reason) throws CommandFailure {
        ModelInput.ModelFile input =
                context.models().read(Optional.ofNullable(model).orElse(FIRST_SAMPLE));
        Document document = input.require();
        byte[] page = ModelPage.write(document).getBytes(StandardCharsets.UTF_8);
        Path target = file == null
                ? temporaryFolder().resolve("keyloom-" + input.baseName() + ".html")
                : context.models().path(file).toAbsolutePath().normalize();
        ResultOptions.writeFile(target, out -> out.write(page));
        context.output().say(reason + " Here is " + (model == null ? "a sample design" : "the model") + " as a page:");
        context.output().result(target + "\n");
    }

    private static Path temporaryFolder() throws CommandFailure {
        try {
            return Files.createTempDirectory("keyloom");
        } catch (IOException failure) {
            throw new CommandFailure(
                    ExitCode.WRONG_USAGE,
                    "no folder for temporary files can be made (" + Output.reason(failure) + "); name a file with -o",
                    failure);
        }
    }
}
