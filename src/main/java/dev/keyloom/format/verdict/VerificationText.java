package dev.keyloom.format.verdict;

import dev.keyloom.format.collections.ItemJson;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.request.RequestJson;
import dev.keyloom.model.DataModel;
import dev.keyloom.pattern.AnsweredItem;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.RecordRef;
import dev.keyloom.pattern.RequestRun;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.pattern.Verification;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;

/** The verdicts on a model's access patterns for people to read: each with its requests, units and the keys that came back. */
public final class VerificationText {
    private static final int MAX_ITEMS = 8;

    private final DataModel model;
    private final BiFunction<Verdict.Kind, String, String> colored;
    private final StringBuilder out = new StringBuilder();

    private VerificationText(DataModel model, BiFunction<Verdict.Kind, String, String> colored) {
        this.model = model;
        this.colored = colored;
    }

    /**
     * Returns the text.
     *
     * @param colored gives a verdict's word its colour, where there are colours
     */
    public static String write(
            DataModel model, Verification verification, BiFunction<Verdict.Kind, String, String> colored) {
        VerificationText text = new VerificationText(model, colored);
        verification.verdicts().forEach(text::write);
        text.summary(verification);
        return text.out.toString();
    }

    private void write(Verdict verdict) {
        ExampleRun run = verdict.telling();
        line(
                0,
                colored.apply(verdict.kind(), verdict.kind().word()) + "  "
                        + verdict.pattern().number() + " " + verdict.pattern().name() + costs(verdict, run));
        run.error().ifPresent(error -> line(1, error));
        run.explanation().ifPresent(explanation -> line(1, explanation));
        run.runs().forEach(this::write);
        if (!run.missing().isEmpty()) {
            line(1, "missing: " + listed(run.missing().stream().map(this::named).toList()));
        }
        if (!run.unexpected().isEmpty()) {
            line(
                    1,
                    "not asked for: "
                            + listed(run.unexpected().stream().map(this::keyOf).toList()));
        }
        if (!run.outOfOrder().isEmpty()) {
            line(
                    1,
                    "out of order: "
                            + listed(run.outOfOrder().stream().map(this::keyOf).toList()));
        }
    }

    private static String costs(Verdict verdict, ExampleRun run) {
        List<String> parts = new ArrayList<>();
        parts.add(counted(run.requests(), "request"));
        if (run.readUnits() > 0) {
            parts.add(units(run.readUnits()) + " RCU");
        }
        if (run.writeUnits() > 0) {
            parts.add(units(run.writeUnits()) + " WCU");
        }
        if (verdict.examples().size() > 1) {
            parts.add(counted(verdict.examples().size(), "example"));
        }
        return run.requests() == 0 ? "" : "  (" + String.join(", ", parts) + ")";
    }

    private void write(RequestRun run) {
        line(1, run.request().operation() + " " + JsonText.line(RequestJson.of(run.request())));
        if (!run.items().isEmpty()) {
            line(
                    2,
                    "→ " + listed(run.items().stream().map(this::keyOf).toList())
                            + (run.scanned() > run.returned() ? "  (" + run.scanned() + " read)" : "")
                            + (run.isCut() ? "  (more to read)" : ""));
        } else if (run.scanned() > 0 || run.readUnits() > 0) {
            line(2, "→ nothing");
        }
    }

    private static String listed(List<String> texts) {
        String shown = String.join(", ", texts.subList(0, Math.min(MAX_ITEMS, texts.size())));
        return texts.size() > MAX_ITEMS ? shown + " … " + (texts.size() - MAX_ITEMS) + " more" : shown;
    }

    private String keyOf(AnsweredItem item) {
        KeySchema key = model.table(item.table())
                .flatMap(table -> table.schema().keyOf(item.index()))
                .orElseThrow();
        List<String> names = key.sort().isEmpty()
                ? key.attributeNames()
                : key.sort().stream().map(attribute -> attribute.name()).toList();
        return item.entity() + " " + keyText(item.item(), names);
    }

    private static String keyText(Item item, List<String> names) {
        List<String> values = new ArrayList<>();
        names.forEach(name -> item.get(name).ifPresent(value -> values.add(JsonText.line(ItemJson.plain(value)))));
        return String.join(" ", values);
    }

    private String named(RecordRef record) {
        List<String> identifier =
                model.entity(record.entity()).map(entity -> entity.identifier()).orElse(List.of());
        return record.entity() + " " + keyText(record.record().values(), identifier);
    }

    private void summary(Verification verification) {
        List<String> parts = new ArrayList<>();
        for (Verdict.Kind kind : Verdict.Kind.values()) {
            int count = verification.count(kind);
            if (count > 0) {
                parts.add(colored.apply(kind, count + " " + kind.word()));
            }
        }
        line(0, parts.isEmpty() ? "The model has no access patterns." : String.join(", ", parts));
    }

    private void line(int depth, String text) {
        out.append("    ".repeat(depth)).append(text).append('\n');
    }

    private static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    private static String units(double units) {
        return units == Math.rint(units)
                ? String.format(Locale.ROOT, "%.0f", units)
                : String.format(Locale.ROOT, "%.1f", units);
    }
}
