package dev.keyloom.gui.patterns;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.edit.EditName;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Create Issue for Repo: an update gives the next number as "counter", a put uses it. */
class StepFieldsTest {
    private static final StepPath COUNTER = new StepPath(0, OptionalInt.empty());
    private static final StepPath PUT = new StepPath(1, OptionalInt.empty());

    private final Patterns github = Patterns.ofSample("github").at(4);
    private final StepFields fields = new StepFields(Texts.of(Locale.ENGLISH));

    private Step put() {
        return PUT.in(github.pattern()).orElseThrow();
    }

    private Result<Step> put(String attribute, String text) {
        return fields.value(github.model.model(), put(), attribute, text);
    }

    private List<Problem> typeValue(String attribute, String text) {
        return github.model.type(PUT, step -> fields.value(github.model.model(), step, attribute, text));
    }

    @Test
    void aValueIsTypedByTheAttributeItIsWrittenInto() {
        assertThat(put("Status", "Closed").orElseThrow().values()).containsEntry("Status", AttributeValue.of("Closed"));
        assertThat(put("IssueNumber", "12").orElseThrow().values()).containsEntry("IssueNumber", AttributeValue.of(12));
        assertThat(put("IssueNumber", "twelve").value()).isEmpty();
        assertThat(put("Undeclared", "12").orElseThrow().values()).containsEntry("Undeclared", AttributeValue.of("12"));
    }

    @Test
    void aTextWithPlaceholdersFitsEveryType() {
        assertThat(put("IssueNumber", "<counter.IssueAndPullRequestCount>")
                        .orElseThrow()
                        .values())
                .isEqualTo(put().values());
        assertThat(put("IssueNumber", "<counter.").value()).isEmpty();
    }

    @Test
    void valuesComeAndGoEachAsAnUndoStep() {
        Step before = put();
        github.model.set(
                pattern -> PUT.change(pattern, step -> StepFields.withNewValue(github.model.model(), step, " Title ")));
        assertThat(put().values()).containsKey("Title").containsAllEntriesOf(before.values());
        assertThat(StepFields.attributesLeft(github.model.model(), put()))
                .contains("Content")
                .doesNotContain("Title", "Status");

        github.model.set(pattern -> PUT.change(pattern, step -> StepFields.withoutValue(step, "Status")));
        assertThat(put().values()).doesNotContainKey("Status");
        github.store().undo();
        assertThat(put().values()).containsKeys("Status", "Title");
        github.store().undo();
        assertThat(put()).isEqualTo(before);
    }

    @Test
    void typingIsOneUndoStepUntilTheFieldIsLeft() {
        Step before = put();
        for (String text : List.of("C", "Cl", "Closed")) {
            assertThat(typeValue("Status", text)).isEmpty();
        }
        github.model.seal();
        assertThat(typeValue("IssueNumber", "1")).isEmpty();
        assertThat(typeValue("IssueNumber", "1x")).isNotEmpty();
        assertThat(put().values()).containsEntry("IssueNumber", AttributeValue.of(1));
        assertThat(github.store().undoNameProperty().get())
                .contains(EditName.of("edit.change-pattern", github.pattern().name()));

        github.store().undo();
        assertThat(put().values()).containsEntry("Status", AttributeValue.of("Closed"));
        github.store().undo();
        assertThat(put()).isEqualTo(before);
    }

    @Test
    void everythingElseIsAnUndoStepOfItsOwn() {
        AccessPattern before = github.pattern();
        github.model.set(pattern -> pattern.withBet(Optional.of("small pages")));
        github.model.set(pattern -> pattern.withNote(Optional.of("checked")));
        github.store().undo();
        assertThat(github.pattern().bet()).contains("small pages");
        assertThat(github.pattern().note()).isEqualTo(before.note());
    }

    @ParameterizedTest
    @CsvSource({"next, true", "next_1-a, true", "'', true", "1st, false", "a.b, false", "a<b, false"})
    void anAnswerIsNamedSoThatAPlaceholderCanNameIt(String name, boolean isRight) {
        assertThat(fields.named(github.pattern(), put(), name).value().isPresent())
                .isEqualTo(isRight);
    }

    @ParameterizedTest
    @ValueSource(strings = {"counter", "OwnerName"})
    void aNameMeansOneThingOnly(String taken) {
        assertThat(fields.named(github.pattern(), put(), taken).problems())
                .extracting(Problem::message)
                .containsExactly("A parameter or another step has this name");
    }

    @Test
    void aStepKeepsItsOwnName() {
        Step counter = COUNTER.in(github.pattern()).orElseThrow();
        assertThat(fields.named(github.pattern(), counter, "counter").orElseThrow())
                .isEqualTo(counter);
        assertThat(fields.named(github.pattern(), counter, " ").orElseThrow().as())
                .isEmpty();
    }

    @Test
    void howManyItemsAStepMayTouchIsAWholeNumberOrNotSaid() {
        assertThat(fields.upTo(put(), "150").orElseThrow().upTo()).hasValue(150);
        assertThat(fields.upTo(put(), "").orElseThrow().upTo()).isEmpty();
        assertThat(fields.upTo(put(), "0").value()).isEmpty();
        assertThat(fields.upTo(put(), "many").value()).isEmpty();
    }

    @Test
    void onlyAnUpdateHasNewAttributesToGiveBack() {
        assertThat(StepFields.returnValues(Operation.UPDATE_ITEM)).contains("UPDATED_NEW");
        assertThat(StepFields.returnValues(Operation.DELETE_ITEM)).containsExactly("NONE", "ALL_OLD");
    }
}
