package dev.keyloom.gui.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.lint.BrokenRule;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Linter;
import dev.keyloom.lint.RuleCatalog;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReviewsTest {
    @Test
    void ruleThatBreaksDownLeavesTheVerdictsAndTheOtherFindings() {
        DirectTaskRunner tasks = new DirectTaskRunner();
        DocumentStore store =
                DocumentStore.ofSaved(SampleModels.read("github").orElseThrow().orElseThrow(), tasks);
        Linter linter = new Linter(Stream.concat(Stream.of(new BrokenRule()), RuleCatalog.all().stream())
                .toList());
        Review review = new Reviews(store, tasks, linter).newest().orElseThrow();
        assertThat(review.verification().allPass()).isTrue();
        assertThat(review.findings()).extracting(Finding::rule).contains("Q09", "T07");
        assertThat(review.faults()).extracting(fault -> fault.part().text()).containsExactly("rule Z99");
    }
}
