package dev.keyloom.benchmark;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Linter;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.pattern.Verification;
import dev.keyloom.pattern.Verifier;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long it takes until verdicts and findings are new after an edit, and to verify a design with many records. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class VerifyBenchmark {
    private static final int RECORDS = 100_000;

    private DataModel sample;
    private Materialization before;
    private Materialization large;
    private int turn;

    @Setup
    public void read() {
        sample = SampleModels.read("github").orElseThrow().value().orElseThrow().model();
        before = Materializer.materialize(sample);
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>(sample.records());
        GeneratedGitHub.of(RECORDS)
                .records()
                .forEach((entity, generated) -> records.merge(entity, generated, VerifyBenchmark::joined));
        large = Materializer.materialize(sample.withRecords(records));
    }

    private static List<SampleRecord> joined(List<SampleRecord> own, List<SampleRecord> generated) {
        List<SampleRecord> all = new ArrayList<>(own);
        all.addAll(generated);
        return all;
    }

    /** One record of the sample is edited: items, all 24 verdicts. */
    @Benchmark
    public Verification verifyAfterAnEdit() {
        return Verifier.verify(Materializer.update(before, edited()));
    }

    /** One record of the sample is edited: items, all findings. */
    @Benchmark
    public List<Finding> lintAfterAnEdit() {
        return Linter.withAllRules()
                .check(new LintContext(Materializer.update(before, edited())))
                .require();
    }

    /** The sample's 24 patterns over its own records and 100,000 generated ones, loading included. */
    @Benchmark
    public Verification verifyManyRecords() {
        return Verifier.verify(large);
    }

    private DataModel edited() {
        List<SampleRecord> repos = new ArrayList<>(sample.recordsOf("Repo"));
        turn++;
        SampleRecord first = repos.get(0);
        repos.set(0, first.withValues(first.values().with("Description", AttributeValue.of("Turn " + turn))));
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>(sample.records());
        records.put("Repo", repos);
        return sample.withRecords(records);
    }
}
