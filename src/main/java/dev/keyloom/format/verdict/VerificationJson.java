package dev.keyloom.format.verdict;

import dev.keyloom.format.collections.ItemJson;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.request.RequestJson;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.pattern.AnsweredItem;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.RecordRef;
import dev.keyloom.pattern.RequestRun;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.pattern.Verification;
import dev.keyloom.pattern.WrittenItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The verdicts on a model's access patterns as JSON; a pattern with several examples shows the one that decides. */
public final class VerificationJson {
    private final DataModel model;

    private VerificationJson(DataModel model) {
        this.model = model;
    }

    /** Returns the file's text. */
    public static String write(DataModel model, Verification verification) {
        VerificationJson json = new VerificationJson(model);
        Json.ObjectBuilder summary = Json.object();
        for (Verdict.Kind kind : Verdict.Kind.values()) {
            summary.put(kind.word(), verification.count(kind));
        }
        return JsonText.file(Json.object()
                .put(
                        "patterns",
                        Json.array(
                                verification.verdicts().stream().map(json::of).toList()))
                .put("summary", summary.build())
                .build());
    }

    private Json of(Verdict verdict) {
        ExampleRun run = verdict.telling();
        return Json.object()
                .put("number", verdict.pattern().number())
                .put("name", verdict.pattern().name())
                .put("verdict", verdict.kind().word())
                .put("requests", run.requests())
                .put("readUnits", units(run.readUnits()))
                .put("writeUnits", units(run.writeUnits()))
                .put("scanned", run.scanned())
                .put(
                        "returned",
                        run.runs().stream().mapToLong(RequestRun::returned).sum())
                .put("items", Json.array(run.items().stream().map(this::of).toList()))
                .put(
                        "expected",
                        Json.array(run.expected().stream().map(this::of).toList()))
                .put("missing", Json.array(run.missing().stream().map(this::of).toList()))
                .put(
                        "unexpected",
                        Json.array(run.unexpected().stream().map(this::of).toList()))
                .put(
                        "outOfOrder",
                        Json.array(run.outOfOrder().stream().map(this::of).toList()))
                .put("explanation", textOrNull(run.explanation()))
                .put("error", textOrNull(run.error()))
                .put("arguments", arguments(run.arguments()))
                .put("sent", Json.array(run.runs().stream().map(this::of).toList()))
                .put("written", Json.array(run.written().stream().map(this::of).toList()))
                .put("examples", verdict.examples().size())
                .build();
    }

    private static Json units(double units) {
        return Json.number(BigDecimal.valueOf(units).stripTrailingZeros());
    }

    private static Json textOrNull(Optional<String> text) {
        return text.<Json>map(Json::text).orElse(Json.nothing());
    }

    private static Json arguments(Map<String, AttributeValue> arguments) {
        Json.ObjectBuilder json = Json.object();
        arguments.forEach((name, value) -> json.put(name, ItemJson.of(value)));
        return json.build();
    }

    private Json of(AnsweredItem item) {
        Json.ObjectBuilder key = Json.object();
        keyAttributes(item.table(), item.index())
                .forEach(name -> item.item().get(name).ifPresent(value -> key.put(name, ItemJson.plain(value))));
        Json.ObjectBuilder json = Json.object().put("entity", item.entity()).put("key", key.build());
        item.record().ifPresent(record -> json.put("number", record.number()));
        return json.build();
    }

    private List<String> keyAttributes(String table, IndexRef index) {
        return model.table(table)
                .map(found -> {
                    List<String> names = new ArrayList<>(found.schema()
                            .keyOf(index)
                            .map(KeySchema::attributeNames)
                            .orElse(List.of()));
                    found.schema().key().attributeNames().stream()
                            .filter(name -> !names.contains(name))
                            .forEach(names::add);
                    return names;
                })
                .orElse(List.of());
    }

    private Json of(RecordRef record) {
        Json.ObjectBuilder identifier = Json.object();
        for (String name : model.entity(record.entity()).map(Entity::identifier).orElse(List.of())) {
            record.record().values().get(name).ifPresent(value -> identifier.put(name, plain(value)));
        }
        return Json.object()
                .put("entity", record.entity())
                .put("identifier", identifier.build())
                .put("number", record.number())
                .build();
    }

    private static Json plain(AttributeValue value) {
        return value.scalarText().isPresent() ? ItemJson.plain(value) : ItemJson.of(value);
    }

    private Json of(RequestRun run) {
        return Json.object()
                .put("operation", run.request().operation())
                .put("request", RequestJson.of(run.request()))
                .put("requests", run.requests())
                .put("readUnits", units(run.readUnits()))
                .put("writeUnits", units(run.writeUnits()))
                .put("scanned", run.scanned())
                .put("returned", run.returned())
                .put("moreToRead", run.isCut())
                .build();
    }

    private Json of(WrittenItem item) {
        return Json.object()
                .put("entity", item.entity())
                .put("key", ItemJson.of(item.key()))
                .put("before", item.before().<Json>map(ItemJson::of).orElse(Json.nothing()))
                .put("after", item.after().<Json>map(ItemJson::of).orElse(Json.nothing()))
                .put(
                        "indexWrites",
                        Json.array(item.cost().indexWrites().stream()
                                .map(write -> Json.object()
                                        .put("index", write.index().name())
                                        .put("writes", write.kind().writes())
                                        .put("writeUnits", write.writeUnits())
                                        .build())
                                .toList()))
                .build();
    }
}
