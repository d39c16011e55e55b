package dev.keyloom.format.collections;

import dev.keyloom.format.collections.CollectionsView.IndexView;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Writes item collections as a tree for people: partition keys, below them the sort keys in order. */
public final class CollectionsText {
    /** Sort keys are padded to the longest of their collection up to here, so that one long key moves nothing far away. */
    private static final int MAX_COLUMN = 60;

    private final CollectionsView view;
    private final UnaryOperator<String> safe;
    private final Appendable out;

    private CollectionsText(CollectionsView view, UnaryOperator<String> safe, Appendable out) {
        this.view = view;
        this.safe = safe;
        this.out = out;
    }

    /**
     * Writes all indexes shown, then the records that were not written.
     *
     * @param safe makes text of unknown origin fit for the reader, on one line
     * @throws IOException if {@code out} does
     */
    public static void write(CollectionsView view, UnaryOperator<String> safe, Appendable out) throws IOException {
        new CollectionsText(view, safe, out).write();
    }

    private void write() throws IOException {
        boolean isFirst = true;
        for (IndexView index : view.indexes()) {
            out.append(isFirst ? "" : "\n");
            isFirst = false;
            write(index);
        }
        List<NotWritten> notWritten = view.notWritten();
        if (!notWritten.isEmpty()) {
            out.append("\nNot written\n");
            for (NotWritten record : notWritten) {
                out.append("  ").append(safe.apply(record.entity() + " " + record.number() + ": " + record.reason()));
                out.append('\n');
            }
        }
    }

    private void write(IndexView index) throws IOException {
        String table = view.hasSeveralTables() || index.index().isPrimary()
                ? index.table().name() + ", "
                : "";
        String name =
                table.isEmpty() ? index.name() : table + (index.index().isPrimary() ? "base table" : index.name());
        out.append(safe.apply(
                name + " (" + String.join(", ", index.contents().key().attributeNames()) + ")"));
        out.append(": ").append(Words.count(index.itemCount(), "item")).append(" in ");
        out.append(Words.count(index.collections().size(), "item collection")).append('\n');
        for (ItemCollection collection : index.collections()) {
            out.append('\n').append(safe.apply(collection.partitionText())).append('\n');
            write(index, collection.entries(view.direction()));
        }
        Map<String, Integer> absent = index.absent();
        if (!absent.isEmpty()) {
            int total = absent.values().stream().mapToInt(Integer::intValue).sum();
            String kinds = absent.entrySet().stream()
                    .map(entry -> entry.getValue() + " " + entry.getKey())
                    .collect(Collectors.joining(", "));
            out.append('\n')
                    .append(safe.apply(
                            "Not in " + index.name() + ": " + Words.count(total, "item") + " (" + kinds + ")"));
            out.append('\n');
        }
    }

    private void write(IndexView index, List<MaterializedItem> items) throws IOException {
        int width = items.stream()
                .mapToInt(item -> width(safe.apply(index.entryText(item))))
                .filter(length -> length <= MAX_COLUMN)
                .max()
                .orElse(0);
        for (int i = 0; i < items.size(); i++) {
            String key = safe.apply(index.entryText(items.get(i)));
            out.append(i + 1 < items.size() ? "├─ " : "└─ ").append(key);
            out.append(" ".repeat(Math.max(width - width(key), 0) + 2));
            out.append(safe.apply(index.label(items.get(i)))).append('\n');
        }
    }

    private static int width(String text) {
        return text.codePointCount(0, text.length());
    }
}
