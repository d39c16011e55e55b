package dev.keyloom.format.load;

import dev.keyloom.format.load.TextTable.Align;
import dev.keyloom.load.CollectionLoad;
import dev.keyloom.load.EntityLoad;
import dev.keyloom.load.Heat;
import dev.keyloom.load.KeyLoad;
import dev.keyloom.load.LoadReport;
import dev.keyloom.load.MonthlyLoad;
import dev.keyloom.load.PatternLoad;
import dev.keyloom.load.PatternRate;
import dev.keyloom.load.PriceTable;
import dev.keyloom.load.Throughput;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The load of a design for people to read, in tables. */
public final class LoadText {
    private static final int SHOWN_HEAT = 8;

    private final LoadReport report;
    private final PriceTable prices;
    private final StringBuilder out = new StringBuilder();

    private LoadText(LoadReport report, PriceTable prices) {
        this.report = report;
        this.prices = prices;
    }

    public static String write(LoadReport report, PriceTable prices) {
        LoadText text = new LoadText(report, prices);
        text.patterns();
        text.entities();
        text.throughput();
        text.heat();
        text.collections();
        text.monthly();
        return text.out.toString();
    }

    private void patterns() {
        title("Access patterns: units of one run, and how often it runs");
        TextTable table = new TextTable(
                Align.RIGHT,
                Align.LEFT,
                Align.RIGHT,
                Align.RIGHT,
                Align.RIGHT,
                Align.RIGHT,
                Align.RIGHT,
                Align.RIGHT,
                Align.LEFT);
        table.add("", "pattern", "RCU", "at size", "WCU", "naive", "per second", "peak", "");
        for (PatternLoad load : report.patterns()) {
            boolean reads = load.readUnits() > 0;
            boolean writes = load.writeUnits() > 0;
            table.add(
                    String.valueOf(load.pattern().number()),
                    load.pattern().name(),
                    reads ? Figures.of(load.readUnits()) : "",
                    reads ? Figures.of(load.typical().readUnits()) : "",
                    writes ? Figures.of(load.writeUnits()) : "",
                    writes ? String.valueOf(load.naiveWriteUnits()) : "",
                    load.rate().map(PatternRate::perSecond).map(Figures::of).orElse("–"),
                    load.rate().map(PatternRate::peakPerSecond).map(Figures::of).orElse("–"),
                    remark(load));
        }
        table.writeTo(out);
        out.append("  RCU: of the example. At size: with collections and items as large as the model states.\n");
        out.append("  Naive: one WCU for each item written, without transactions, checks and indexes.\n");
        List<PatternLoad> silent = report.withoutRate();
        if (!silent.isEmpty()) {
            out.append("  Without a rate, and in no total: ")
                    .append(silent.stream()
                            .map(load -> String.valueOf(load.pattern().number()))
                            .collect(Collectors.joining(", ")))
                    .append(". Give one with --rate NUMBER=RUNS.\n");
        }
    }

    private static String remark(PatternLoad load) {
        return switch (load.verdict()) {
            case PASS, FAIL ->
                load.writeUnits() > load.naiveWriteUnits() && load.naiveWriteUnits() > 0
                        ? "table " + load.tableWriteUnits() + " + indexes " + load.indexWriteUnits()
                        : "";
            case ERROR -> "stopped by an error";
            case UNSERVED -> "not served";
        };
    }

    private void entities() {
        title("Entities: writes per insert, and size");
        TextTable table = new TextTable(Align.LEFT, Align.RIGHT, Align.RIGHT, Align.LEFT, Align.RIGHT, Align.RIGHT);
        table.add("entity", "writes", "size", "", "stored", "items");
        for (EntityLoad entity : report.entities()) {
            String fewest = entity.fewestWritesPerInsert() < entity.writesPerInsert()
                    ? entity.fewestWritesPerInsert() + "–"
                    : "";
            table.add(
                    entity.name(),
                    fewest + entity.writesPerInsert(),
                    Figures.bytes((double) entity.bytes()),
                    entity.source().word(),
                    Figures.bytes((double) entity.storedBytes()),
                    entity.items().isPresent() ? Figures.of(entity.items().getAsLong()) : "–");
        }
        table.writeTo(out);
        out.append("  Stored: item and index entries, each with the service's own 100 bytes.\n");
    }

    private void throughput() {
        title("Tables and indexes: units per second, usual and at peak");
        TextTable table = new TextTable(Align.LEFT, Align.LEFT, Align.RIGHT, Align.RIGHT, Align.RIGHT, Align.RIGHT);
        table.add("table", "index", "RCU", "peak", "WCU", "peak");
        for (Throughput sum : report.throughput()) {
            table.add(
                    sum.table(),
                    sum.index().name(),
                    Figures.of(sum.readUnits()),
                    Figures.of(sum.peakReadUnits()),
                    Figures.of(sum.writeUnits()),
                    Figures.of(sum.peakWriteUnits()));
        }
        table.writeTo(out);
    }

    private void heat() {
        title("Heat: the busiest partition key value at peak, of 3,000 RCU/s and 1,000 WCU/s");
        if (report.heat().isEmpty()) {
            out.append("  No pattern has a rate.\n");
            return;
        }
        TextTable table = new TextTable(
                Align.LEFT,
                Align.LEFT,
                Align.LEFT,
                Align.RIGHT,
                Align.RIGHT,
                Align.RIGHT,
                Align.RIGHT,
                Align.RIGHT,
                Align.LEFT);
        table.add("index", "partition", "spread", "values", "share", "RCU/s", "WCU/s", "use", "");
        boolean assumed = false;
        for (Heat heat :
                report.heat().subList(0, Math.min(SHOWN_HEAT, report.heat().size()))) {
            KeyLoad first = heat.first();
            assumed |= heat.isAssumed();
            table.add(
                    heat.partition().index().isPrimary()
                            ? heat.partition().table()
                            : heat.partition().index().name(),
                    heat.partition().text(),
                    heat.distribution(),
                    Figures.of(heat.keyValues()) + (heat.isAssumed() ? "*" : ""),
                    Figures.percent(first.share()),
                    Figures.of(first.readUnitsPerSecond()),
                    Figures.of(first.writeUnitsPerSecond()),
                    Figures.percent(first.use()),
                    heat.isTooHot() ? "too hot: needs " + first.shardsNeeded() + " shards" : "");
        }
        table.writeTo(out);
        if (report.heat().size() > SHOWN_HEAT) {
            out.append("  … and ").append(report.heat().size() - SHOWN_HEAT).append(" more that are cooler\n");
        }
        out.append("  Simulated with seed ").append(report.assumptions().seed()).append('.');
        out.append(assumed ? " * Assumed; give numbers with --items ENTITY=NUMBER.\n" : "\n");
    }

    private void collections() {
        if (report.collections().isEmpty()) {
            return;
        }
        title("Item collections of tables with local indexes: 10 GB at most");
        TextTable table = new TextTable(Align.LEFT, Align.LEFT, Align.RIGHT, Align.RIGHT, Align.LEFT);
        table.add("table", "partition", "usual", "largest", "");
        for (CollectionLoad collection : report.collections()) {
            OptionalDouble largest = collection.largestBytes();
            table.add(
                    collection.partition().table(),
                    collection.partition().text(),
                    Figures.bytes(collection.typicalBytes()),
                    largest.isPresent() ? Figures.bytes(largest.getAsDouble()) : "not bounded",
                    collection.isTooLarge() ? "too large" : "");
        }
        table.writeTo(out);
    }

    private void monthly() {
        MonthlyLoad month = report.monthly();
        title("A month (730 hours), prices of " + prices.region() + " as of " + prices.date());
        TextTable table = new TextTable(Align.LEFT, Align.RIGHT, Align.RIGHT);
        table.add("on demand", Figures.of(month.readUnits()) + " RCU", "");
        table.add(
                "",
                Figures.of(month.writeUnits()) + " WCU",
                Figures.money(month.onDemandPrice(prices), prices.currency()));
        table.add("provisioned for the peak", Figures.of(month.provisionedReadUnits()) + " RCU/s", "");
        table.add(
                "",
                Figures.of(month.provisionedWriteUnits()) + " WCU/s",
                Figures.money(month.provisionedPrice(prices), prices.currency()));
        table.add(
                month.storedBytes().isPresent() ? "storage" : "storage that the month adds",
                Figures.bytes(month.storedBytes().orElse(month.grownBytes())),
                Figures.money(month.storagePrice(prices), prices.currency()));
        table.writeTo(out);
        out.append("  Prices: ").append(prices.source()).append(". Others with --prices FILE.\n");
    }

    private void title(String text) {
        out.append(out.isEmpty() ? "" : "\n").append(text).append('\n');
    }
}
