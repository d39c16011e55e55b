package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Texts;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says in words when a variant applies. */
record ConditionWords(Texts texts) {
    private static final Pattern EXISTS = Pattern.compile("attribute_exists\\s*\\(\\s*#?([\\w.\\[\\]]+)\\s*\\)");
    private static final Pattern ABSENT = Pattern.compile("attribute_not_exists\\s*\\(\\s*#?([\\w.\\[\\]]+)\\s*\\)");

    /** Returns the condition in words; {@code otherwise} for what the other variants leave. */
    String of(KeyRow.Variant variant) {
        if (variant.condition().isEmpty()) {
            return texts.get("keys.otherwise");
        }
        String condition = variant.condition().get();
        Matcher exists = EXISTS.matcher(condition);
        if (exists.matches()) {
            return texts.get("keys.exists", exists.group(1));
        }
        Matcher absent = ABSENT.matcher(condition);
        return absent.matches() ? texts.get("keys.absent", absent.group(1)) : condition;
    }
}
