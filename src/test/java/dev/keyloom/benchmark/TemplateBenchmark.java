package dev.keyloom.benchmark;

import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.Match;
import dev.keyloom.template.Rendered;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.Item;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many keys a second are made from records, and read back. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TemplateBenchmark {
    private static final Item RECORD = Item.builder()
            .put("OwnerName", "AlexDeBrie")
            .put("RepoName", "DynamoDB-Book")
            .put("IssueNumber", 15)
            .put("UpdatedAt", "2020-05-04T09:00:00Z")
            .build();

    @Param({"REPO#<OwnerName|lower>#<RepoName|lower>", "ISSUE#<IssueNumber|pad(7)>", "#<UpdatedAt|iso>"})
    public String text;

    private KeyTemplate template;
    private String key;

    @Setup
    public void parse() {
        template = KeyTemplate.of(text);
        key = render().value().orElseThrow().scalarText().orElseThrow();
    }

    @Benchmark
    public Rendered render() {
        return template.render(RECORD, KeyLookup.NONE, AttributeType.S);
    }

    @Benchmark
    public Match match() {
        return template.match(key);
    }
}
