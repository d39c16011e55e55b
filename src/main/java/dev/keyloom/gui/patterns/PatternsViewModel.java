package dev.keyloom.gui.patterns;

import dev.keyloom.edit.DocumentEdit;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.edit.PatternEdit;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Review;
import dev.keyloom.gui.document.Reviews;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.document.SessionState;
import dev.keyloom.gui.patterns.PatternList.Filter;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Step;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The state of the place "Access patterns": which are shown, which one is looked at, what is known of it. No nodes. */
public final class PatternsViewModel {
    private final DocumentStore store;
    private final SessionState session;
    private final Reviews reviews;
    private final Texts texts;

    private final ObjectProperty<Filter> filter = new SimpleObjectProperty<>(Filter.ALL);
    private final StringProperty search = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<PatternList> list = new ReadOnlyObjectWrapper<>(PatternList.EMPTY);
    private final ReadOnlyObjectWrapper<Coverage> coverage = new ReadOnlyObjectWrapper<>(Coverage.EMPTY);
    private final ReadOnlyObjectWrapper<Optional<PatternDetail>> detail = new ReadOnlyObjectWrapper<>(Optional.empty());
    private int position;
    private OptionalInt example = OptionalInt.empty();

    PatternsViewModel(OpenDocument document, Texts texts) {
        this.store = document.store();
        this.session = document.session();
        this.reviews = document.reviews();
        this.texts = texts;
        store.revisionProperty().addListener((property, before, now) -> rebuild());
        reviews.newestProperty().addListener((property, before, now) -> rebuild());
        reviews.runningProperty().addListener((property, before, now) -> {
            if (!reviews.onEveryChangeProperty().get()) {
                rebuild();
            }
        });
        reviews.onEveryChangeProperty().addListener((property, before, now) -> rebuild());
        filter.addListener((property, before, now) -> rebuild());
        search.addListener((property, before, now) -> rebuild());
        session.selectionProperty().addListener((property, before, now) -> follow(now));
        follow(session.selection());
        rebuild();
    }

    ObjectProperty<Filter> filterProperty() {
        return filter;
    }

    /** Returns the text that names are filtered by. */
    StringProperty searchProperty() {
        return search;
    }

    ReadOnlyObjectProperty<PatternList> listProperty() {
        return list.getReadOnlyProperty();
    }

    PatternList list() {
        return list.get();
    }

    ReadOnlyObjectProperty<Coverage> coverageProperty() {
        return coverage.getReadOnlyProperty();
    }

    Coverage coverage() {
        return coverage.get();
    }

    /** Returns the pattern that is looked at; nothing in a design without patterns. */
    ReadOnlyObjectProperty<Optional<PatternDetail>> detailProperty() {
        return detail.getReadOnlyProperty();
    }

    Optional<PatternDetail> detail() {
        return detail.get();
    }

    /** Verifies the pattern that is looked at, and no other. */
    void run() {
        detail.get().ifPresent(found -> reviews.run(found.position()));
    }

    Reviews reviews() {
        return reviews;
    }

    DataModel model() {
        return store.document().model();
    }

    /** Looks at another pattern, by its place in the model's list. */
    void select(int newPosition) {
        if (newPosition >= 0 && newPosition < model().accessPatterns().size()) {
            session.select(new Selection.PatternSelected(newPosition));
            if (newPosition != position) {
                follow(session.selection());
            }
        }
    }

    /** Looks at the next or the one before of those that are shown. */
    void selectBy(int rows) {
        List<Integer> shown =
                list.get().rows().stream().map(PatternList.Row::position).toList();
        if (!shown.isEmpty()) {
            int at = shown.indexOf(position);
            select(shown.get(Math.max(0, Math.min(shown.size() - 1, at + rows))));
        }
    }

    /** Looks at the next pattern that fails, behind the last at the first one again. */
    void selectNextFailing() {
        List<Integer> failing = coverage.get().columns().stream()
                .filter(column -> column.mark().isFailing())
                .map(Coverage.Column::position)
                .toList();
        failing.stream()
                .filter(each -> each > position)
                .findFirst()
                .or(() -> failing.stream().findFirst())
                .ifPresent(this::select);
    }

    /** Looks at a pattern with one of its sets of arguments. */
    void show(int newPosition, Map<String, AttributeValue> arguments) {
        select(newPosition);
        AccessPattern pattern = model().accessPatterns().get(newPosition);
        int more =
                pattern.parameters().equals(arguments) ? -1 : pattern.examples().indexOf(arguments);
        showExample(more + 1);
    }

    /** Shows another of the verdict's examples. */
    void showExample(int number) {
        example = OptionalInt.of(number);
        rebuildDetail();
    }

    /** Adds a pattern that works already, to be changed, and looks at it. */
    void add() {
        Optional<String> group = detail.get().flatMap(found -> found.pattern().group());
        int at = detail.get().map(found -> found.position() + 1).orElse(0);
        AccessPattern added = PatternDrafts.query(model(), texts.get("patterns.new-name"), group);
        insert(at, added);
    }

    /** Adds a copy of the pattern that is looked at and looks at it. */
    void duplicate() {
        detail.get().ifPresent(found -> insert(found.position() + 1, PatternDrafts.copy(model(), found.pattern())));
    }

    /** Removes the pattern that is looked at. */
    void remove() {
        detail.get()
                .ifPresent(found -> apply(
                        new PatternEdit.Remove(found.position(), found.pattern().name())));
    }

    /** Moves the pattern that is looked at in the list; numbers stay. */
    void move(int by) {
        detail.get().ifPresent(found -> {
            int to = found.position() + by;
            if (to >= 0 && to < model().accessPatterns().size()) {
                apply(new PatternEdit.Move(found.position(), to, found.pattern().name()));
                select(to);
            }
        });
    }

    /** Numbers all patterns from 1 in the order of the list. */
    void renumber() {
        apply(new PatternEdit.RenumberInOrder());
    }

    /** Changes the pattern that is looked at, as an undo step of its own; returns why that was refused. */
    List<Problem> set(UnaryOperator<AccessPattern> change) {
        seal();
        List<Problem> problems = type(change);
        seal();
        return problems;
    }

    /** Changes the pattern that is looked at as typing does: what follows until {@link #seal()} is one undo step. */
    List<Problem> type(UnaryOperator<AccessPattern> change) {
        return detail.get()
                .map(found -> apply(new PatternEdit.Replace(found.position(), change.apply(found.pattern()))))
                .orElse(List.of());
    }

    /** Changes a step as typing does, if what was typed makes one; returns why it was refused. */
    List<Problem> type(StepPath path, Function<Step, Result<Step>> change) {
        Optional<Result<Step>> changed =
                detail.get().flatMap(found -> path.in(found.pattern())).map(change);
        return changed.flatMap(Result::value)
                .map(step -> type(pattern -> path.change(pattern, old -> step)))
                .orElseGet(() -> changed.map(Result::problems).orElse(List.of()));
    }

    /** Ends a run of changes that are one undo step. */
    void seal() {
        store.seal();
    }

    /** Says whether a fix can be applied: it is for the model as it was when the finding was made. */
    boolean isFresh() {
        return reviews.current().isPresent();
    }

    /** Applies a fix of the newest review as one undo step. */
    void apply(Fix fix) {
        if (isFresh()) {
            apply(new DocumentEdit.ApplyFix(fix.label(), fix.change()));
        }
    }

    private void insert(int at, AccessPattern pattern) {
        if (apply(new PatternEdit.Add(pattern, Optional.of(at))).isEmpty()) {
            select(at);
        }
    }

    private List<Problem> apply(ModelEdit edit) {
        Result<?> result = store.apply(edit);
        return result.value().isPresent() ? List.of() : result.problems();
    }

    private void follow(Selection selection) {
        if (selection instanceof Selection.PatternSelected selected && selected.position() != position) {
            position = selected.position();
            example = OptionalInt.empty();
            store.seal();
            rebuildDetail();
        }
    }

    private void rebuild() {
        List<AccessPattern> patterns = model().accessPatterns();
        position = Math.max(0, Math.min(position, patterns.size() - 1));
        Verdicts verdicts = Verdicts.of(reviews.newest(), isWaiting());
        list.set(PatternList.of(patterns, verdicts, filter.get(), search.get()));
        coverage.set(Coverage.of(model(), verdicts));
        rebuildDetail();
    }

    private void rebuildDetail() {
        List<AccessPattern> patterns = model().accessPatterns();
        if (position >= patterns.size()) {
            detail.set(Optional.empty());
            return;
        }
        AccessPattern pattern = patterns.get(position);
        Optional<Review> review = reviews.newest();
        Verdicts verdicts = Verdicts.of(review, isWaiting());
        Optional<PatternDetail.Judged> judged =
                review.flatMap(found -> verdicts.on(position, pattern).map(verdict -> judged(found, verdict)));
        List<Finding> findings = review.stream()
                .flatMap(found -> found.findings().stream())
                .filter(finding -> finding.where().contains(new Where.Pattern(pattern.number())))
                .toList();
        detail.set(
                Optional.of(new PatternDetail(position, pattern, verdicts.mark(position, pattern), judged, findings)));
    }

    private PatternDetail.Judged judged(Review review, Verdict verdict) {
        Optional<Review.LoneRun> alone = review.loneRun(verdict);
        Materialization items = alone.map(Review.LoneRun::items).orElse(review.materialization());
        return new PatternDetail.Judged(
                verdict,
                items,
                shownExample(verdict),
                isWaiting() && isOlder(items),
                alone.map(Review.LoneRun::computing));
    }

    /** Says whether no verdict comes without being asked for. */
    private boolean isWaiting() {
        return !reviews.onEveryChangeProperty().get()
                && !reviews.runningProperty().get();
    }

    @SuppressWarnings("ReferenceEquality") // moving boxes of the diagram makes no other design
    private boolean isOlder(Materialization items) {
        return items.model() != model();
    }

    private int shownExample(Verdict verdict) {
        int chosen = example.orElseGet(() -> verdict.examples().indexOf(verdict.telling()));
        return Math.max(0, Math.min(chosen, verdict.examples().size() - 1));
    }
}
