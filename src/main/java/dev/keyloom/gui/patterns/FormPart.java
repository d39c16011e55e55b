package dev.keyloom.gui.patterns;

import dev.keyloom.problem.Problem;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A part of the builder: it shows a pattern and hands changes over. */
interface FormPart {
    Node node();

    void show(PatternDetail detail, Faults faults);

    /** What is wrong with the pattern, by the places of the model's file. */
    record Faults(List<Problem> problems) {
        static final Faults NONE = new Faults(List.of());

        /** Returns the first problem at a place or below it. */
        Optional<Problem> at(String pointer) {
            return problems.stream()
                    .filter(problem -> problem.place().path().equals(pointer)
                            || problem.place().path().startsWith(pointer + "/"))
                    .findFirst();
        }
    }

    /** Returns an input below its name. */
    static VBox group(String name, Node input) {
        Label label = new Label(name);
        VBox group = new VBox(label, input);
        group.getStyleClass().add("kl-group");
        return group;
    }

    /** Returns an input beside its name. */
    static HBox line(String name, Node input) {
        Label label = new Label(name);
        label.getStyleClass().addAll("kl-small", "kl-form-name");
        HBox.setHgrow(input, Priority.ALWAYS);
        HBox line = new HBox(8, label, input);
        line.getStyleClass().add("kl-form-line");
        return line;
    }

    /** Returns the heading of a part. */
    static Label heading(String text) {
        Label heading = new Label(text);
        heading.getStyleClass().addAll("kl-small-strong", "kl-section");
        return heading;
    }
}
