package dev.keyloom.format.load;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.load.CollectionLoad;
import dev.keyloom.load.EntityLoad;
import dev.keyloom.load.Heat;
import dev.keyloom.load.KeyLoad;
import dev.keyloom.load.LoadReport;
import dev.keyloom.load.MonthlyLoad;
import dev.keyloom.load.PatternLoad;
import dev.keyloom.load.PatternRate;
import dev.keyloom.load.PriceTable;
import dev.keyloom.load.ReadUnits;
import dev.keyloom.load.ScaledUnits;
import dev.keyloom.load.Throughput;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.OptionalDouble;

/** The load of a design as JSON that other tools rely on; members may be added. */
public final class LoadJson {
    /** Digits beyond these are noise of the estimate. */
    private static final MathContext PRECISION = new MathContext(10);

    private LoadJson() {}

    /** Returns the file's text. */
    public static String write(LoadReport report, PriceTable prices) {
        return JsonText.file(Json.object()
                .put(
                        "patterns",
                        Json.array(report.patterns().stream().map(LoadJson::of).toList()))
                .put(
                        "entities",
                        Json.array(report.entities().stream().map(LoadJson::of).toList()))
                .put(
                        "throughput",
                        Json.array(
                                report.throughput().stream().map(LoadJson::of).toList()))
                .put("heat", Json.array(report.heat().stream().map(LoadJson::of).toList()))
                .put(
                        "collections",
                        Json.array(
                                report.collections().stream().map(LoadJson::of).toList()))
                .put("monthly", of(report.monthly(), prices))
                .put("prices", of(prices))
                .put(
                        "assumptions",
                        Json.object()
                                .put("seed", report.assumptions().seed())
                                .put("keyValues", report.assumptions().keyValues())
                                .put("draws", report.assumptions().draws())
                                .put("hoursPerMonth", MonthlyLoad.HOURS)
                                .build())
                .build());
    }

    private static Json of(PatternLoad load) {
        return Json.object()
                .put("number", load.pattern().number())
                .put("name", load.pattern().name())
                .put("verdict", load.verdict().word())
                .put("requests", load.requests())
                .put("readUnits", number(load.readUnits()))
                .put("writeUnits", number(load.writeUnits()))
                .put("naiveWriteUnits", load.naiveWriteUnits())
                .put("tableWriteUnits", load.tableWriteUnits())
                .put("indexWriteUnits", load.indexWriteUnits())
                .put("reads", of(load.reads()))
                .put("typical", of(load.typical()))
                .put("maximum", load.maximum().<Json>map(LoadJson::of).orElse(Json.nothing()))
                .put("rate", load.rate().<Json>map(LoadJson::of).orElse(Json.nothing()))
                .put("readUnitsPerSecond", number(load.readUnitsPerSecond()))
                .put("writeUnitsPerSecond", number(load.writeUnitsPerSecond()))
                .build();
    }

    private static Json of(ReadUnits units) {
        return Json.object()
                .put("eventual", number(units.eventual()))
                .put("strong", numberOrNull(units.strong()))
                .put("transactional", numberOrNull(units.transactional()))
                .build();
    }

    private static Json of(ScaledUnits units) {
        return Json.object()
                .put("requests", number(units.requests()))
                .put("items", number(units.items()))
                .put("readUnits", number(units.readUnits()))
                .put("writeUnits", number(units.writeUnits()))
                .build();
    }

    private static Json of(PatternRate rate) {
        return Json.object()
                .put("perSecond", number(rate.perSecond()))
                .put("peakPerSecond", number(rate.peakPerSecond()))
                .build();
    }

    private static Json of(EntityLoad entity) {
        return Json.object()
                .put("name", entity.name())
                .put("table", entity.table())
                .put("writesPerInsert", entity.writesPerInsert())
                .put("fewestWritesPerInsert", entity.fewestWritesPerInsert())
                .put("bytes", entity.bytes())
                .put("bytesAre", entity.source().word())
                .put("storedBytes", entity.storedBytes())
                .put(
                        "items",
                        entity.items().isPresent() ? Json.number(entity.items().getAsLong()) : Json.nothing())
                .build();
    }

    private static Json of(Throughput sum) {
        return Json.object()
                .put("table", sum.table())
                .put("index", sum.index().name())
                .put("readUnits", number(sum.readUnits()))
                .put("peakReadUnits", number(sum.peakReadUnits()))
                .put("writeUnits", number(sum.writeUnits()))
                .put("peakWriteUnits", number(sum.peakWriteUnits()))
                .build();
    }

    private static Json of(Heat heat) {
        return Json.object()
                .put("table", heat.partition().table())
                .put("index", heat.partition().index().name())
                .put("partition", heat.partition().text())
                .put("distribution", heat.distribution())
                .put("keyValues", heat.keyValues())
                .put("keyValuesAssumed", heat.isAssumed())
                .put("readUnitsPerSecond", number(heat.readUnitsPerSecond()))
                .put("writeUnitsPerSecond", number(heat.writeUnitsPerSecond()))
                .put("hottest", of(heat.first()))
                .put("shards", heat.first().shardsNeeded())
                .put("tooHot", heat.isTooHot())
                .put(
                        "patterns",
                        Json.array(heat.patterns().stream().map(Json::number).toList()))
                .put(
                        "shares",
                        Json.array(heat.hottest().stream()
                                .map(key -> number(key.share()))
                                .toList()))
                .build();
    }

    private static Json of(KeyLoad key) {
        return Json.object()
                .put("share", number(key.share()))
                .put("readUnitsPerSecond", number(key.readUnitsPerSecond()))
                .put("writeUnitsPerSecond", number(key.writeUnitsPerSecond()))
                .put("use", number(key.use()))
                .build();
    }

    private static Json of(CollectionLoad collection) {
        return Json.object()
                .put("table", collection.partition().table())
                .put("partition", collection.partition().text())
                .put("typicalBytes", number(collection.typicalBytes()))
                .put("largestBytes", numberOrNull(collection.largestBytes()))
                .put("unbounded", collection.isUnbounded())
                .put("maximumBytes", CollectionLoad.MAX_BYTES)
                .put("tooLarge", collection.isTooLarge())
                .build();
    }

    private static Json of(MonthlyLoad monthly, PriceTable prices) {
        return Json.object()
                .put("readUnits", number(monthly.readUnits()))
                .put("writeUnits", number(monthly.writeUnits()))
                .put(
                        "onDemand",
                        Json.object()
                                .put("price", number(monthly.onDemandPrice(prices)))
                                .build())
                .put(
                        "provisioned",
                        Json.object()
                                .put("readUnits", monthly.provisionedReadUnits())
                                .put("writeUnits", monthly.provisionedWriteUnits())
                                .put("price", number(monthly.provisionedPrice(prices)))
                                .build())
                .put(
                        "storage",
                        Json.object()
                                .put("bytes", numberOrNull(monthly.storedBytes()))
                                .put("grownBytes", number(monthly.grownBytes()))
                                .put("price", number(monthly.storagePrice(prices)))
                                .build())
                .put("currency", prices.currency())
                .build();
    }

    private static Json of(PriceTable prices) {
        return Json.object()
                .put("region", prices.region())
                .put("date", prices.date())
                .put("source", prices.source())
                .build();
    }

    private static Json number(double number) {
        BigDecimal exact = BigDecimal.valueOf(number).round(PRECISION).stripTrailingZeros();
        return Json.number(exact.scale() < 0 ? exact.setScale(0) : exact);
    }

    private static Json numberOrNull(OptionalDouble number) {
        return number.isPresent() ? number(number.getAsDouble()) : Json.nothing();
    }
}
