package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.Utf8;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Kinds of items that do not stand in the order that the author claims for their collection. */
public final class BrokenClaimedOrder implements Rule {
    private static final int MAX_PREFIX = 3;

    @Override
    public String id() {
        return "K19";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "An item collection is not in the order that is claimed for it";
    }

    @Override
    public String reference() {
        return "Items of a collection are ordered by the UTF-8 bytes of their sort keys: AWS developer guide, Query";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        List<CollectionNote> notes = context.model().collections();
        for (int i = 0; i < notes.size(); i++) {
            if (notes.get(i).order().size() > 1) {
                check(context, notes.get(i), i, findings);
            }
        }
    }

    private void check(LintContext context, CollectionNote note, int number, Consumer<Finding> findings) {
        Optional<Table> table = note.table()
                .flatMap(context.model()::table)
                .or(() -> context.model().tables().stream().findFirst());
        if (table.isEmpty()) {
            return;
        }
        List<List<KeyRow>> claimed = note.order().stream()
                .map(entry -> KeyCells.of(context).rows(table.get(), note.index()).stream()
                        .filter(row -> isNamed(row, entry) && !row.sort().isEmpty() && isNoted(row, note))
                        .toList())
                .toList();
        for (int i = 0; i < claimed.size(); i++) {
            for (int j = i + 1; j < claimed.size(); j++) {
                Optional<Pair> wrong = wrongPair(claimed.get(i), claimed.get(j));
                if (wrong.isPresent()) {
                    findings.accept(finding(note, number, claimed, i, wrong.get()));
                }
            }
        }
    }

    private static boolean isNamed(KeyRow row, String entry) {
        return entry.equals(row.entity().name()) || entry.equals(row.name());
    }

    /** A note about some collections is about the rows whose partition keys can begin like its text. */
    private static boolean isNoted(KeyRow row, CollectionNote note) {
        if (note.partition().isEmpty() || row.partition().isEmpty()) {
            return true;
        }
        String text = note.partition().get();
        int end = text.indexOf('…') >= 0 ? text.indexOf('…') : text.length();
        int open = text.indexOf('<');
        String head = text.substring(0, open >= 0 ? Math.min(open, end) : end);
        String own = row.partition().get(0).template().literalHead();
        return own.startsWith(head) || head.startsWith(own);
    }

    private static Optional<Pair> wrongPair(List<KeyRow> first, List<KeyRow> second) {
        for (KeyRow before : first) {
            for (KeyRow behind : second) {
                if (isBehind(before.sort().get(0), behind.sort().get(0))) {
                    return Optional.of(
                            new Pair(before.sort().get(0), behind.sort().get(0)));
                }
            }
        }
        return Optional.empty();
    }

    /** Says whether all keys of one cell sort behind all of another: their heads differ before either ends. */
    private static boolean isBehind(KeyCell cell, KeyCell other) {
        return cell.isText()
                && other.isText()
                && TemplateTexts.haveDifferentHeads(cell.template(), other.template())
                && Utf8.compare(cell.template().literalHead(), other.template().literalHead()) > 0;
    }

    private Finding finding(CollectionNote note, int number, List<List<KeyRow>> claimed, int position, Pair wrong) {
        String first = wrong.first().template().literalHead();
        String second = wrong.second().template().literalHead();
        Finding finding = Finding.of(
                this,
                "'" + first + "' of " + wrong.first().name() + " sorts after '" + second + "' of "
                        + wrong.second().name() + ", but the note on " + note.index()
                        + note.partition()
                                .map(text -> " " + RecordNames.quoted(text))
                                .orElse("") + " claims "
                        + String.join(", ", note.order()),
                "Put a sign that sorts before letters, such as #, in front of the key that is to come first.",
                new Where.Constraint("collections", number),
                wrong.first().where(),
                wrong.second().where());
        return prefix(claimed, position, wrong.first())
                .map(prefix -> finding.withFix(new Fix(
                        "Write " + prefix + first + " for " + first, model -> prefixed(model, wrong.first(), prefix))))
                .orElse(finding);
    }

    /** Returns the shortest prefix that puts a kind behind all that are to come before it and before all others. */
    private static Optional<String> prefix(List<List<KeyRow>> claimed, int position, KeyCell cell) {
        if (!cell.isWritten() || claimed.get(position).size() > 1) {
            return Optional.empty();
        }
        for (String prefix = "#"; prefix.length() <= MAX_PREFIX; prefix += "#") {
            String head = prefix + cell.template().literalHead();
            boolean fits = true;
            for (int i = 0; i < claimed.size(); i++) {
                for (KeyRow row : claimed.get(i)) {
                    String other = row.sort().get(0).template().literalHead();
                    int order = Utf8.compare(head, other);
                    fits &= i == position || (i < position ? order > 0 : order < 0 && !other.startsWith(head));
                }
            }
            if (fits) {
                return Optional.of(prefix);
            }
        }
        return Optional.empty();
    }

    private static DataModel prefixed(DataModel model, KeyCell cell, String prefix) {
        DataModel changed = TemplateChanges.inCell(
                model, cell, old -> TemplateChanges.behind(prefix, old.isKeyCopy() ? cell.template() : old));
        return TemplateChanges.inReads(
                changed,
                cell.index(),
                cell.role(),
                read -> TemplateTexts.reads(read, cell.template()) ? TemplateChanges.behind(prefix, read) : read);
    }

    /** Two cells that stand the wrong way round. */
    private record Pair(KeyCell first, KeyCell second) {}
}
