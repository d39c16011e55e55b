package dev.keyloom.gui.uses;

import dev.keyloom.gui.control.Texts;
import java.util.ArrayList;
import java.util.List;

/** Names the access patterns that use an index, for the tip of its head. */
public final class PatternTip {
    /** So many are named; a tip has to fit on the screen. */
    private static final int MOST_NAMED = 24;

    private PatternTip() {}

    /** Returns all numbers, and below them a line for each pattern's name; one sentence if there is none. */
    public static String of(Texts texts, List<PatternUse> uses) {
        if (uses.isEmpty()) {
            return texts.get("patterns.none");
        }
        List<String> lines = new ArrayList<>();
        if (uses.size() > 1) {
            lines.add(texts.get(
                    "keys.patterns",
                    PatternUses.inShort(uses.stream().map(PatternUse::number).toList())));
        }
        uses.stream().limit(MOST_NAMED).forEach(use -> lines.add(use.number() + "  " + use.name()));
        if (uses.size() > MOST_NAMED) {
            lines.add(texts.get("patterns.more", uses.size() - MOST_NAMED));
        }
        return String.join("\n", lines);
    }
}
