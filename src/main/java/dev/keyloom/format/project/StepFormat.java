package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ArrayValue;
import dev.keyloom.model.Operation;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.LongStream;

/** Steps of access patterns, and actions of steps, in the file. */
final class StepFormat {
    /** A range of a fan-out may stand for so many requests at most. */
    static final int MAX_FAN_OUT = 10_000;

    private StepFormat() {}

    static Optional<Step> read(Node node) {
        return node.members(Kind.STEP).flatMap(StepFormat::step);
    }

    private static Optional<Step> step(Members members) {
        Optional<Operation> operation =
                members.require("operation", word -> word.choice(List.of(Operation.values()), Operation::serviceName));
        Optional<String> as = members.text("as");
        Optional<String> entity = members.text("entity");
        Optional<String> table = members.text("table");
        Optional<IndexRef> index = members.text("index").map(IndexRef::of);
        List<KeyTemplate> partition =
                members.get("partition", TemplateFormat::templates).orElse(List.of());
        List<SortCondition> sort =
                members.get("sort", TemplateFormat::sortConditions).orElse(List.of());
        Optional<String> keyCondition = members.text("keyCondition");
        Optional<String> filter = members.text("filter");
        Optional<Boolean> descending = members.flag("descending");
        OptionalInt limit = members.count("limit");
        Optional<Boolean> consistentRead = members.flag("consistentRead");
        List<String> projection = members.texts("projection");
        Optional<String> select = members.text("select");
        Map<String, List<AttributeValue>> fanOut = members.map("fanOut", StepFormat::fanOutValues);
        boolean perLevel = members.flag("perLevel").orElse(false);
        boolean paginated = members.flag("paginated").orElse(false);
        Map<String, AttributeValue> values = members.map("values", PatternFormat::value);
        Optional<String> condition = members.text("condition");
        Optional<String> update = members.text("update");
        Optional<String> returnValues = members.text("returnValues");
        List<Step> actions = members.list("actions", StepFormat::read);
        OptionalInt upTo = members.count("upTo");
        return operation.map(known -> new Step(
                known,
                as,
                entity,
                table,
                index,
                partition,
                sort,
                keyCondition,
                filter,
                descending,
                limit,
                consistentRead,
                projection,
                select,
                fanOut,
                perLevel,
                paginated,
                values,
                condition,
                update,
                returnValues,
                actions,
                upTo,
                members.extras()));
    }

    static Json write(Step step) {
        return new MembersWriter(Kind.STEP)
                .put("operation", step.operation().serviceName())
                .putText("as", step.as())
                .putText("entity", step.entity())
                .putText("table", step.table())
                .putText("index", step.index().map(IndexRef::name))
                .put("partition", TemplateFormat.write(step.partition()))
                .put("sort", TemplateFormat.writeSort(step.sort()))
                .putText("keyCondition", step.keyCondition())
                .putText("filter", step.filter())
                .putFlag("descending", step.descending())
                .putCount("limit", step.limit())
                .putFlag("consistentRead", step.consistentRead())
                .put("projection", ListFormat.texts(step.projection()))
                .putText("select", step.select())
                .put("fanOut", ListFormat.map(step.fanOut(), StepFormat::writeFanOut))
                .putFlag("perLevel", step.perLevel(), false)
                .putFlag("paginated", step.paginated(), false)
                .put("values", ListFormat.map(step.values(), PatternFormat::write))
                .putText("condition", step.condition())
                .putText("update", step.update())
                .putText("returnValues", step.returnValues())
                .put("actions", ListFormat.list(step.actions(), StepFormat::write))
                .putCount("upTo", step.upTo())
                .build(step.extras());
    }

    /** Reads a list of values; two plain ascending whole numbers are the first and the last of a range. */
    private static Optional<List<AttributeValue>> fanOutValues(Node node) {
        if (!(node.json() instanceof ArrayValue array)) {
            return node.unfit("an array: the first and last number of a range, or all values");
        }
        Optional<Range> range = Range.of(array);
        if (range.isEmpty()) {
            return node.allOf(PatternFormat::value);
        }
        if (range.get().size() > MAX_FAN_OUT) {
            return node.unfit("a range of at most " + MAX_FAN_OUT + " numbers");
        }
        return Optional.of(range.get().values());
    }

    private static Json writeFanOut(List<AttributeValue> values) {
        Json all = Json.array(values.stream().map(PatternFormat::write).toList());
        if (values.size() < 2
                || values.size() > MAX_FAN_OUT
                || !(values.get(0) instanceof AttributeValue.N first)
                || !(values.get(values.size() - 1) instanceof AttributeValue.N last)) {
            return all;
        }
        ArrayValue ends = Json.array(PatternFormat.write(first), PatternFormat.write(last));
        boolean isRange = Range.of(ends)
                .filter(range -> range.size() == values.size() && range.values().equals(values))
                .isPresent();
        if (isRange) {
            return ends;
        }
        boolean looksLikeRange = values.size() == 2 && Range.of(ends).isPresent();
        return looksLikeRange ? Json.array(ValueFormat.writeWithType(first), PatternFormat.write(last)) : all;
    }

    /** Whole numbers from first to last. */
    private record Range(long first, long last) {
        static Optional<Range> of(ArrayValue array) {
            if (array.elements().size() != 2) {
                return Optional.empty();
            }
            List<Long> ends = new ArrayList<>();
            for (Json end : array.elements()) {
                if (end instanceof Json.NumberValue
                        && ValueFormat.read(end, null) instanceof AttributeValue.N number
                        && number.value().scale() <= 0
                        && number.value().abs().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) <= 0) {
                    ends.add(number.value().longValueExact());
                }
            }
            return ends.size() == 2 && ends.get(0) <= ends.get(1)
                    ? Optional.of(new Range(ends.get(0), ends.get(1)))
                    : Optional.empty();
        }

        long size() {
            return last - first + 1;
        }

        List<AttributeValue> values() {
            return LongStream.rangeClosed(first, last)
                    .mapToObj(AttributeValue::of)
                    .toList();
        }
    }
}
