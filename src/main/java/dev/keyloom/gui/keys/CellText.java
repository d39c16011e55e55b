package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.keys.KeysViewModel.Mode;
import dev.keyloom.gui.keys.Segment.Kind;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;

/**
 * What is written in the cells of a chart.
 *
 * @param edited the cell under the editor: it does not grow by notes while the user is still writing
 */
record CellText(Texts texts, Mode mode, Functions functions, Optional<Selection.KeyCell> edited) {
    static final String NOTHING = "∅";

    /** Whether templates show their functions. */
    enum Functions {
        SHOWN,
        HIDDEN
    }

    /** A line below the text of a cell. */
    record Note(NoteKind kind, String text) {
        /** What the line reports. */
        enum NoteKind {
            COLLISION,
            ERROR,
            WARNING;

            String styleClass() {
                return this == WARNING ? "kl-warning" : "kl-danger";
            }

            String icon() {
                return this == WARNING ? "mdi2a-alert-outline" : "mdi2a-alert-circle-outline";
            }
        }
    }

    /** Returns the text of a cell as stretches of one line. */
    List<Segment> segments(ChartCell cell) {
        if (cell.state() == ChartCell.State.ABSENT) {
            return List.of(Segment.of(NOTHING, Kind.MUTED));
        }
        return switch (mode) {
            case TEMPLATES -> template(cell);
            case VALUES -> value(cell);
        };
    }

    /** Returns what is wrong with a cell, in short. */
    Optional<Note> note(ChartCell cell) {
        if (cell.state() == ChartCell.State.SAME || edited.equals(Optional.of(cell.address()))) {
            return Optional.empty();
        }
        Optional<Problem> worst = cell.problems().stream()
                .filter(problem -> problem.severity() != Severity.INFO)
                .findFirst();
        if (worst.isPresent() && worst.get().isError()) {
            return Optional.of(new Note(Note.NoteKind.ERROR, worst.get().message()));
        }
        if (cell.collides()) {
            return Optional.of(new Note(Note.NoteKind.COLLISION, String.join(", ", cell.collisions())));
        }
        return worst.map(problem -> new Note(Note.NoteKind.WARNING, problem.message()));
    }

    private List<Segment> template(ChartCell cell) {
        KeyTemplate template = cell.template().orElseThrow();
        return switch (cell.state()) {
            case SAME -> List.of(Segment.of(texts.get("keys.same"), Kind.MUTED));
            case INHERITED, ABSENT -> List.of(Segment.of(template.text(), Kind.MUTED));
            case WRITTEN ->
                switch (functions) {
                    case SHOWN -> TemplateSegments.full(template);
                    case HIDDEN -> TemplateSegments.brief(template);
                };
        };
    }

    private List<Segment> value(ChartCell cell) {
        if (cell.example().isEmpty()) {
            return List.of(Segment.of(texts.get("keys.noRecord"), Kind.MUTED));
        }
        Example example = cell.example().get();
        return switch (example.kind()) {
            case KEY -> List.of(Segment.of(example.text(), Kind.VALUE));
            case ABSENT -> List.of(Segment.of(texts.get("keys.without", example.text()), Kind.MUTED));
            case REFUSED -> List.of(Segment.of(texts.get("keys.refused"), Kind.FAULT));
        };
    }
}
