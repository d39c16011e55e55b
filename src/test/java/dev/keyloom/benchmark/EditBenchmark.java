package dev.keyloom.benchmark;

import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.schema.IndexRef;
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

/** How long it takes after one edit of a model with 100,000 records until its item collections are new. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx2g")
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
public class EditBenchmark {
    private static final int RECORDS = 100_000;

    private DataModel model;
    private Materialization materialization;
    private int turn;

    public EditBenchmark() {}

    /** Starts from a model instead of generating one. */
    EditBenchmark(DataModel model) {
        this.model = model;
        this.materialization = Materializer.materialize(model);
    }

    @Setup
    public void generate() {
        model = GeneratedGitHub.of(RECORDS);
        materialization = Materializer.materialize(model);
    }

    /** Another time of update: the repository moves in one of the four indexes that it is in. */
    @Benchmark
    public Materialization changeOneRecord() {
        List<SampleRecord> repos = new ArrayList<>(model.recordsOf("Repo"));
        turn++;
        int position = turn % repos.size();
        SampleRecord changed = repos.get(position);
        String time = "2024-01-01T00:00:" + (turn % 2 == 0 ? "00" : "01") + "Z";
        repos.set(position, changed.withValues(changed.values().with("UpdatedAt", AttributeValue.of(time))));
        return update(withRecords("Repo", repos));
    }

    /** The first of 40,000 issues goes, and all others take another number. */
    @Benchmark
    public Materialization moveFirstRecordToTheEnd() {
        List<SampleRecord> issues = new ArrayList<>(model.recordsOf("Issue"));
        issues.add(issues.remove(0));
        return update(withRecords("Issue", issues));
    }

    /** A sort key template of 1,000 repositories in one index. */
    @Benchmark
    public Materialization changeTemplateOfOneIndex() {
        String sort = turn++ % 2 == 0 ? "+#<UpdatedAt|iso>" : "#<UpdatedAt|iso>";
        return update(withMapping("Repo", "GSI3", KeyMapping.of("ACCOUNT#<OwnerName|lower>", sort)));
    }

    /** The sort key template of 40,000 issues in the base table. */
    @Benchmark
    public Materialization changePrimaryTemplateOfTheLargestEntity() {
        String sort = "ISSUE#<IssueNumber|pad(" + (turn++ % 2 == 0 ? 8 : 7) + ")>";
        return update(withMapping("Issue", "primary", KeyMapping.of("REPO#<OwnerName|lower>#<RepoName|lower>", sort)));
    }

    private Materialization update(DataModel edited) {
        model = edited;
        materialization = Materializer.update(materialization, edited);
        return materialization;
    }

    private DataModel withRecords(String entity, List<SampleRecord> list) {
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>(model.records());
        records.put(entity, list);
        return model.withRecords(records);
    }

    private DataModel withMapping(String entity, String index, KeyMapping mapping) {
        List<Entity> entities = model.entities().stream()
                .map(old -> old.name().equals(entity) ? old.withMappings(IndexRef.of(index), List.of(mapping)) : old)
                .toList();
        return model.withEntities(entities);
    }
}
