package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Patterns that say too little. */
class IncompletePatternTest {
    private static final Rule RULE = new IncompletePattern();

    private static Designs shelf() {
        return Designs.store().entity("Shelf", "Room!*").identifiedBy("Room").primary("ROOM#<Room>", "SHELF");
    }

    @Test
    void operationAndIndexAreNeeded() {
        DataModel model = shelf().pattern("'steps': []")
                .pattern("'parameters': {'Room': 'a'}, 'steps': [{'operation': 'Query', 'partition': 'ROOM#<Room>'}]")
                .pattern(
                        "'parameters': {'Room': 'a'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition': 'ROOM#<Room>'}]")
                .build();

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\" has no operation", "Pattern 2 \"Pattern 2\" queries no index");
    }

    @Test
    void numberIsNeededAndItsOwn() {
        String step = "'steps': [{'operation': 'Scan', 'index': 'primary'}]";
        DataModel model = shelf().pattern(step).pattern(step).pattern(step).build();
        List<AccessPattern> patterns = model.accessPatterns();
        DataModel changed = model.withAccessPatterns(List.of(
                patterns.get(0), patterns.get(1).withNumber(1), patterns.get(2).withNumber(0)));

        assertThat(Designs.messages(RULE, changed))
                .containsExactly(
                        "Pattern 1 \"Pattern 2\" has the number of another pattern",
                        "Pattern 0 \"Pattern 3\" has no number");
        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
