package dev.keyloom.gui.patterns;

import dev.keyloom.pattern.Verdict;

/** How a verdict is shown: a sign, a colour and a word, so that no one of them carries it alone. */
enum VerdictMark {
    PASS("mdi2c-check-circle-outline", "kl-success", "patterns.verdict.pass"),
    FAIL("mdi2c-close-circle", "kl-danger", "patterns.verdict.fail"),
    ERROR("mdi2a-alert-octagon-outline", "kl-danger", "patterns.verdict.error"),
    UNSERVED("mdi2h-help-circle-outline", "kl-warning", "patterns.verdict.unserved"),
    /** No verdict yet, but it comes by itself. */
    RUNNING("mdi2p-progress-clock", "kl-muted", "patterns.verdict.running"),
    /** No verdict until somebody asks for it. */
    WAITING("mdi2p-progress-clock", "kl-muted", "patterns.verdict.waiting");

    private final String icon;
    private final String styleClass;
    private final String textKey;

    VerdictMark(String icon, String styleClass, String textKey) {
        this.icon = icon;
        this.styleClass = styleClass;
        this.textKey = textKey;
    }

    static VerdictMark of(Verdict.Kind kind) {
        return switch (kind) {
            case PASS -> PASS;
            case FAIL -> FAIL;
            case ERROR -> ERROR;
            case UNSERVED -> UNSERVED;
        };
    }

    String icon() {
        return icon;
    }

    String styleClass() {
        return styleClass;
    }

    String textKey() {
        return textKey;
    }

    /** Says whether somebody has to look at it. */
    boolean isFailing() {
        return this == FAIL || this == ERROR || this == UNSERVED;
    }
}
