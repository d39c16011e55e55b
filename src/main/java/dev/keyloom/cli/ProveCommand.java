package dev.keyloom.cli;

import dev.keyloom.format.proof.ProofJson;
import dev.keyloom.format.proof.ProofText;
import dev.keyloom.materialize.Cancellation;
import dev.keyloom.model.DataModel;
import dev.keyloom.prove.Proof;
import dev.keyloom.prove.Prover;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks for records in which an access pattern fails. */
@Command(
        name = "prove",
        description =
                "Makes random records that respect the model and are hostile within it, runs every access pattern on"
                        + " them, and shrinks each failure to the smallest records that still fail. The same seed gives the same"
                        + " result. Exits with 1 if a pattern fails.",
        footer = {"", "Example:", "  keyloom prove sample:github --worlds 2000 --seed 7"})
final class ProveCommand implements Run {
    private static final int PARTS = 2;

    private final Context context;

    @Parameters(paramLabel = "MODEL", description = "a model file, or sample:NAME")
    private String model = "";

    @Option(names = "--worlds", paramLabel = "NUMBER", description = "how many worlds (default: ${DEFAULT-VALUE})")
    private int worlds = 2000;

    @Option(names = "--seed", paramLabel = "NUMBER", description = "where to begin (default: ${DEFAULT-VALUE})")
    private long seed = 7;

    @Option(names = "--format", paramLabel = "FORMAT", description = "${COMPLETION-CANDIDATES} (default: text)")
    private @Nullable Format format;

    @Mixin
    private final ResultOptions result = new ResultOptions();

    ProveCommand(Context context) {
        this.context = context;
    }

    enum Format implements ResultOptions.Format {
        TEXT("txt"),
        JSON("json");

        private final String ending;

        Format(String ending) {
            this.ending = ending;
        }

        @Override
        public List<String> endings() {
            return List.of(ending);
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public ExitCode run() throws CommandFailure {
        if (worlds < 1) {
            throw new CommandFailure(ExitCode.WRONG_USAGE, "prove: --worlds is at least 1, not " + worlds);
        }
        DataModel design = context.models().read(model).require().model();
        Proof proof = prove(design);
        switch (result.format(format, List.of(Format.values()))) {
            case TEXT -> result.write(context, ProofText.write(proof));
            case JSON -> result.write(context, ProofJson.write(proof));
        }
        return proof.failures().isEmpty() ? ExitCode.FINE : ExitCode.FINDINGS;
    }

    /** Two cores are on every machine; a fixed number of parts gives the same result on all of them. */
    private Proof prove(DataModel design) {
        ExecutorService threads = Executors.newFixedThreadPool(PARTS);
        try {
            List<Future<Proof>> parts = new ArrayList<>();
            for (int i = 0; i < PARTS; i++) {
                Prover.Part part = new Prover.Part(i, PARTS);
                parts.add(threads.submit(
                        () -> new Prover(design).part(worlds, seed, part, Cancellation.NEVER, soFar -> {})));
            }
            List<Proof> proofs = new ArrayList<>();
            for (Future<Proof> part : parts) {
                proofs.add(part.get());
            }
            return Proof.merged(proofs, design.accessPatterns());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }
}
