package dev.keyloom.gui.patterns;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Point;
import dev.keyloom.edit.DocumentEdit;
import dev.keyloom.edit.EditName;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.edit.LayoutEdit;
import dev.keyloom.edit.PatternEdit;
import dev.keyloom.edit.RecordEdit;
import dev.keyloom.gui.document.ProofState;
import dev.keyloom.gui.patterns.ProveViewModel.Addition;
import dev.keyloom.materialize.Cancellation;
import dev.keyloom.model.DataModel;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.prove.Counterexample;
import dev.keyloom.prove.Proof;
import dev.keyloom.prove.Prover;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A fault that the author's records do not show is found in other worlds and becomes part of them. */
class ProveViewModelTest {
    private static final int WORLDS = 40;

    private final Patterns github = Patterns.ofSample("github");
    private final ProveViewModel prove = new ProveViewModel(github.document, github.model, WORLDS);

    /** Numbers of issues are no longer padded: ISSUE#15 sorts before ISSUE#4. */
    private void breakTheOrderOfIssues() {
        github.store()
                .apply(new KeyEdit.SetTemplate(
                        "Issue", IndexRef.PRIMARY, 0, KeyEdit.Role.SORT, 0, "ISSUE#<IssueNumber>"));
    }

    /** Leaves each repository at most one issue, so that no verdict can tell of their order. */
    private void makeTheRecordsTooKind() {
        var issues = github.model.model().recordsOf("Issue");
        github.store().apply(new RecordEdit.ReplaceAll("Issue", List.of(issues.get(0))));
    }

    private ProofState.Finished finished() {
        assertThat(prove.state()).isInstanceOf(ProofState.Finished.class);
        return (ProofState.Finished) prove.state();
    }

    private Counterexample failureOf(int number) {
        return finished().proof().failures().stream()
                .filter(failure -> failure.pattern().number() == number)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRightDesignStandsEveryWorld() {
        prove.start();

        assertThat(finished().proof().failures()).isEmpty();
        assertThat(finished().proof().worlds()).isEqualTo(WORLDS);
        assertThat(finished().isStale()).isFalse();
    }

    @Test
    void progressIsToldWorldByWorld() {
        List<Integer> done = new ArrayList<>();
        prove.stateProperty().addListener((property, before, now) -> {
            if (now instanceof ProofState.Running running) {
                done.add(running.soFar().worlds());
                assertThat(running.worlds()).isEqualTo(WORLDS);
            }
        });

        prove.start();

        assertThat(done).hasSize(WORLDS + 1).isSorted().startsWith(0).endsWith(WORLDS);
    }

    @Test
    void aCounterexampleMakesTheVerdictFailAndIsOneUndoStep() {
        breakTheOrderOfIssues();
        makeTheRecordsTooKind();
        github.at(5);
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
        DataModel kind = github.model.model();
        prove.start();
        Counterexample failure = failureOf(5);
        assertThat(failure.records()).isPositive();
        assertThat(failure.explanation()).contains("Issue");
        assertThat(prove.addition(failure)).isEqualTo(Addition.POSSIBLE);
        github.at(1);

        prove.add(failure);

        assertThat(github.pattern().number()).isEqualTo(5);
        assertThat(github.run().verdict()).isEqualTo(Verdict.Kind.FAIL);
        assertThat(github.run().arguments()).isEqualTo(failure.run().arguments());
        assertThat(github.pattern().examples()).endsWith(failure.run().arguments());
        assertThat(prove.addition(failure)).isEqualTo(Addition.DONE);
        assertThat(finished().isStale()).isTrue();
        assertThat(github.store().undoNameProperty().get()).contains(EditName.of("edit.add-counterexample", "5"));

        github.store().undo();

        assertThat(github.model.model()).isSameAs(kind);
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
        assertThat(prove.addition(failure)).isEqualTo(Addition.POSSIBLE);
        assertThat(finished().isStale()).isFalse();
    }

    @Test
    void whatWasAddedIsLookedAtThoughTheAuthorsOwnExampleFailsToo() {
        breakTheOrderOfIssues();
        github.at(5);
        assertThat(github.mark()).isEqualTo(VerdictMark.FAIL);
        prove.start();
        Counterexample failure = failureOf(5);
        assertThat(failure.run().arguments()).isNotEqualTo(github.pattern().parameters());

        prove.add(failure);

        assertThat(github.run().arguments()).isEqualTo(failure.run().arguments());
        assertThat(github.run().verdict()).isEqualTo(Verdict.Kind.FAIL);
        github.at(1).at(5);
        assertThat(github.run().arguments()).isEqualTo(github.pattern().parameters());
    }

    @Test
    void aSearchThatIsStoppedKeepsWhatItHasFound() {
        breakTheOrderOfIssues();
        prove.stateProperty().addListener((property, before, now) -> {
            if (now instanceof ProofState.Running running
                    && !running.soFar().failures().isEmpty()) {
                prove.stop();
            }
        });

        prove.start();

        assertThat(finished().isStopped()).isTrue();
        assertThat(finished().worlds()).isEqualTo(WORLDS);
        assertThat(finished().proof().worlds()).isBetween(1, WORLDS - 1);
        Counterexample found = finished().proof().failures().get(0);
        assertThat(prove.addition(found)).isEqualTo(Addition.POSSIBLE);
        prove.stop();
        assertThat(finished().isStopped()).isTrue();
    }

    @Test
    void aSearchThatIsStoppedBeforeItsFirstWorldHasNothingToTell() {
        prove.stateProperty().addListener((property, before, now) -> {
            if (now instanceof ProofState.Running) {
                prove.stop();
            }
        });

        prove.start();

        assertThat(prove.state()).isEqualTo(new ProofState.None());
    }

    @Test
    void theWindowFindsWhatTheWholeSearchFinds() {
        breakTheOrderOfIssues();
        prove.start();

        Proof whole = new Prover(github.model.model()).prove(WORLDS, 7, Cancellation.NEVER, soFar -> {});

        assertThat(finished().proof().runs()).isGreaterThanOrEqualTo(whole.runs());
        assertThat(finished().proof().failures())
                .extracting(Counterexample::worldNumber)
                .containsExactlyElementsOf(whole.failures().stream()
                        .map(Counterexample::worldNumber)
                        .toList());
    }

    @Test
    void anotherChangeMakesTheResultOneOfAnEarlierState() {
        prove.start();
        github.store().apply(new LayoutEdit.MoveBoxes(Map.of("Repo", new Point(7, 9))));
        assertThat(finished().isStale()).isFalse();
        github.store().apply(new DocumentEdit.Rename("Hub"));
        assertThat(finished().isStale()).isTrue();
        prove.start();
        assertThat(finished().isStale()).isFalse();
        prove.clear();
        assertThat(prove.state()).isEqualTo(new ProofState.None());
    }

    @Test
    void aChangeWhileWorldsAreMadeEndsTheSearch() {
        prove.stateProperty().addListener((property, before, now) -> {
            if (now instanceof ProofState.Running running && running.soFar().worlds() == 3) {
                github.store().apply(new DocumentEdit.Rename("Hub"));
                assertThat(prove.state()).isEqualTo(new ProofState.None());
            }
        });

        prove.start();

        assertThat(prove.state()).isEqualTo(new ProofState.None());
    }

    @Test
    void theCounterexampleOfAPatternThatWasRenumberedOrRemovedSaysSo() {
        breakTheOrderOfIssues();
        prove.start();
        Counterexample failure = failureOf(5);
        int position = github.at(5).model.detail().orElseThrow().position();
        github.model.set(pattern -> pattern.withNote(Optional.of("checked")));
        assertThat(prove.addition(failure)).isEqualTo(Addition.POSSIBLE);

        github.store().apply(new EntityEdit.Rename("Issue", "Ticket"));
        assertThat(prove.addition(failure)).isEqualTo(Addition.GONE);
        github.store().undo();
        github.store().apply(new PatternEdit.Remove(position, "some"));

        assertThat(prove.addition(failure)).isEqualTo(Addition.GONE);
        DataModel before = github.model.model();
        prove.add(failure);
        assertThat(github.model.model()).isSameAs(before);
    }

    @Test
    void aDesignWithoutPatternsIsNotAsked() {
        while (!github.model.model().accessPatterns().isEmpty()) {
            github.store().apply(new PatternEdit.Remove(0, "some"));
        }
        prove.start();
        assertThat(prove.state()).isEqualTo(new ProofState.None());
    }
}
