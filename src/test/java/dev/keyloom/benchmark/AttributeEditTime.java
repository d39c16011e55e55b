package dev.keyloom.benchmark;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.edit.AttributeEdit;
import dev.keyloom.edit.History;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeType;
import java.util.Arrays;
import java.util.Locale;

/**
 * Prints what edits that change every record of a large entity cost: the edit itself, which runs on the UI thread; the
 * thousand records that the window may look at there; all records; and all item collections, in the background.
 */
public final class AttributeEditTime {
    private static final double NANOSECONDS_PER_MILLISECOND = 1e6;
    private static final int LOOKED_AT = 1000;

    private AttributeEditTime() {}

    /** @param arguments the number of records, then how often to measure; 100,000 and 9 if there are none */
    public static void main(String[] arguments) {
        int records = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
        int runs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 9;
        Document document = new Document(GeneratedGitHub.of(records), DiagramLayout.EMPTY);
        Materialization items = Materializer.materialize(document.model());
        print("rename Issue.Title", runs, new AttributeEdit.Rename("Issue", "Title", "Headline"), document, items);
        print(
                "retype Issue.IssueNumber",
                runs,
                new AttributeEdit.Retype("Issue", "IssueNumber", AttributeType.S),
                document,
                items);
        print("remove Issue.Title", runs, new AttributeEdit.Remove("Issue", "Title"), document, items);
    }

    private static void print(String what, int runs, ModelEdit edit, Document document, Materialization items) {
        double[] editing = new double[runs];
        double[] looking = new double[runs];
        double[] reading = new double[runs];
        double[] deriving = new double[runs];
        for (int run = 0; run < runs; run++) {
            History history = History.ofSaved(document);
            long start = System.nanoTime();
            Document edited = history.apply(edit).orElseThrow();
            editing[run] = millisecondsSince(start);
            start = System.nanoTime();
            count(edited, LOOKED_AT);
            looking[run] = millisecondsSince(start);
            start = System.nanoTime();
            count(edited, Integer.MAX_VALUE);
            reading[run] = millisecondsSince(start);
            start = System.nanoTime();
            Materializer.update(items, edited.model());
            deriving[run] = millisecondsSince(start);
        }
        System.out.printf(
                Locale.ROOT,
                "%-26s edit %s, first %d records %s, all records %s, all items %s%n",
                what,
                summary(editing),
                LOOKED_AT,
                summary(looking),
                summary(reading),
                summary(deriving));
    }

    private static int count(Document document, int most) {
        int values = 0;
        int count = 0;
        for (SampleRecord record : document.model().recordsOf("Issue")) {
            values += record.values().size();
            if (++count >= most) {
                break;
            }
        }
        return values;
    }

    private static double millisecondsSince(long start) {
        return (System.nanoTime() - start) / NANOSECONDS_PER_MILLISECOND;
    }

    private static String summary(double[] milliseconds) {
        Arrays.sort(milliseconds);
        return String.format(
                Locale.ROOT,
                "median %.2f ms, most %.2f ms",
                milliseconds[milliseconds.length / 2],
                milliseconds[milliseconds.length - 1]);
    }
}
