package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Review;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.pattern.Verification;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/** How many access patterns pass and fail, with a sign, a colour and words. A click leads to the place. */
final class PatternCount extends Button {
    private static final int ICON_PIXELS = 13;

    private final Texts texts;
    private Optional<OpenDocument> shown = Optional.empty();

    PatternCount(Texts texts) {
        this.texts = texts;
        getStyleClass().setAll("kl-status-patterns");
        setFocusTraversable(false);
        setTooltip(new Tooltip(texts.get("status.patterns.hint")));
        setOnAction(event ->
                shown.ifPresent(document -> document.session().placeProperty().set(Place.PATTERNS)));
    }

    void show(Optional<OpenDocument> document) {
        shown = document;
        setVisible(document.isPresent());
        setManaged(document.isPresent());
        document.ifPresent(open -> {
            Optional<Review> review = open.reviews().newest();
            if (review.isEmpty()) {
                say(texts.get("status.patterns.running"), "mdi2p-progress-clock", "kl-muted");
            } else {
                say(review.get().verification());
            }
            setOpacity(review.isPresent() && open.reviews().current().isEmpty() ? 0.6 : 1);
        });
    }

    private void say(Verification verification) {
        int all = verification.verdicts().size();
        int pass = verification.count(Verdict.Kind.PASS);
        if (all == 0) {
            say(texts.get("status.patterns.none"), "mdi2f-format-list-checks", "kl-muted");
        } else if (pass == all) {
            say(texts.get("status.patterns.pass", pass), "mdi2c-check-circle", "kl-success");
        } else {
            say(
                    texts.get("status.patterns.pass", pass) + " · " + texts.get("status.patterns.fail", all - pass),
                    "mdi2c-close-circle",
                    "kl-danger");
        }
    }

    private void say(String text, String icon, String styleClass) {
        setText(text);
        getStyleClass().setAll("kl-status-patterns", styleClass);
        setGraphic(Icons.of(icon, ICON_PIXELS));
        getGraphic().getStyleClass().add(styleClass);
        setAccessibleText(text);
    }
}
