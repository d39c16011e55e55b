package dev.keyloom.wire.operation;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.wire.shape.Structure;
import dev.keyloom.wire.value.ValueFault;
import dev.keyloom.wire.value.ValueMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What most operations ask of their input, with the refusals that belong to it. */
final class Input {
    private static final String NAMES = "ExpressionAttributeNames";
    private static final String VALUES = "ExpressionAttributeValues";
    private static final String PROJECTION = "ProjectionExpression";

    private final Structure structure;
    private final Voice voice;

    Input(Structure structure, Voice voice) {
        this.structure = structure;
        this.voice = voice;
    }

    Structure structure() {
        return structure;
    }

    Voice voice() {
        return voice;
    }

    String table() {
        return structure.requireText("TableName");
    }

    /** Returns a part of this input that is asked in the same way. */
    Input part(Structure part) {
        return new Input(part, voice);
    }

    /**
     * Refuses expressions beside legacy parameters, and names or values without an expression that could use them.
     *
     * @param expressions members of this input that hold expressions
     * @param legacy members that do the same in the legacy way
     */
    void requireOneStyle(List<String> expressions, List<String> legacy) {
        List<String> usedExpressions = used(expressions);
        if (!usedExpressions.isEmpty()) {
            List<String> usedLegacy = new ArrayList<>(used(legacy));
            if (expressions.contains("KeyConditionExpression") && !usedExpressions.contains("KeyConditionExpression")) {
                // KeyConditions are no filter: they stand in for the key condition of a request with other expressions.
                usedLegacy.remove("KeyConditions");
            }
            if (!usedLegacy.isEmpty()) {
                throw voice.form("Can not use both expression and non-expression parameters in the same request:"
                        + " Non-expression parameters: {" + String.join(", ", usedLegacy)
                        + "} Expression parameters: {" + String.join(", ", usedExpressions) + "}");
            }
        }
        if (structure.has(NAMES) && usedExpressions.isEmpty()) {
            throw voice.form(NAMES + " can only be specified when using expressions");
        }
        List<String> withValues =
                expressions.stream().filter(name -> !name.equals(PROJECTION)).toList();
        if (!withValues.isEmpty() && structure.has(VALUES) && used(withValues).isEmpty()) {
            throw voice.form(VALUES + " can only be specified when using expressions"
                    + (voice == Voice.ENVELOPED
                            ? ""
                            : ": " + String.join(" and ", withValues) + (withValues.size() > 1 ? " are" : " is")
                                    + " null"));
        }
    }

    private List<String> used(List<String> members) {
        return members.stream().filter(structure::has).toList();
    }

    /** Returns an item or key. */
    Item item(String member) {
        return item(structure.values(member).orElseThrow());
    }

    /** Returns an item or key. */
    Item item(ValueMap values) {
        values.fault().ifPresent(fault -> {
            throw voice.value(fault);
        });
        return values.item();
    }

    /** Returns where the last page ended. */
    Optional<Item> startKey() {
        Optional<ValueMap> key = structure.values("ExclusiveStartKey");
        Optional<ValueFault> fault = key.flatMap(ValueMap::fault);
        if (fault.isPresent() && voice == Voice.FORMER && fault.get().kind() == ValueFault.Kind.FORM) {
            throw ServiceException.validation(
                    "The provided starting key is invalid: " + fault.get().former());
        }
        return key.map(this::item);
    }

    /** Returns attribute values given in a list. */
    List<AttributeValue> values(Collection<Object> elements) {
        List<AttributeValue> values = new ArrayList<>();
        elements.forEach(element -> values.add(value(element)));
        return values;
    }

    /** Returns an attribute value. */
    AttributeValue value(Object valueOrFault) {
        if (valueOrFault instanceof ValueFault fault) {
            throw voice.value(fault);
        }
        return (AttributeValue) valueOrFault;
    }

    /** Returns what the placeholders stand for. */
    ExpressionAttributes placeholders() {
        Map<String, String> names = Map.of();
        Map<String, AttributeValue> values = Map.of();
        Optional<Map<String, String>> givenNames = structure.textMap(NAMES);
        if (givenNames.isPresent()) {
            names = givenNames.get();
            requirePlaceholders(NAMES, '#', names.keySet());
        }
        Optional<ValueMap> givenValues = structure.shape().has(VALUES) ? structure.values(VALUES) : Optional.empty();
        if (givenValues.isPresent()) {
            requirePlaceholders(VALUES, ':', givenValues.get().names());
            givenValues.get().fault().ifPresent(fault -> {
                throw voice.expressionValue(fault, givenValues.get().faultyName());
            });
            values = givenValues.get().values();
        }
        return names.isEmpty() && values.isEmpty()
                ? ExpressionAttributes.NONE
                : new ExpressionAttributes(names, values);
    }

    private void requirePlaceholders(String member, char sigil, Collection<String> placeholders) {
        if (placeholders.isEmpty()) {
            throw voice.form(member + " must not be empty");
        }
        for (String placeholder : placeholders) {
            if (!isPlaceholder(placeholder, sigil)) {
                throw voice.form(member + " contains invalid key: Syntax error; key: \"" + placeholder + "\"");
            }
        }
    }

    private static boolean isPlaceholder(String text, char sigil) {
        if (text.length() < 2 || text.charAt(0) != sigil) {
            return false;
        }
        for (int i = 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 0x80 || !(Character.isLetterOrDigit(c) || c == '_')) {
                return false;
            }
        }
        return true;
    }

    /** Returns an expression as it is written. */
    <T> Optional<RequestExpression<T>> expression(String member) {
        return structure.text(member).map(RequestExpression::text);
    }

    boolean isItemWantedOnFailure() {
        return structure
                .text("ReturnValuesOnConditionCheckFailure")
                .filter("ALL_OLD"::equals)
                .isPresent();
    }

    boolean areCollectionMetricsWanted() {
        return structure
                .text("ReturnItemCollectionMetrics")
                .filter("SIZE"::equals)
                .isPresent();
    }

    ReturnConsumedCapacity consumedCapacity() {
        return structure
                .text("ReturnConsumedCapacity")
                .map(ReturnConsumedCapacity::valueOf)
                .orElse(ReturnConsumedCapacity.NONE);
    }

    ReturnValues returnValues() {
        return structure.text("ReturnValues").map(ReturnValues::valueOf).orElse(ReturnValues.NONE);
    }

    WriteOptions writeOptions() {
        return new WriteOptions(
                returnValues(), isItemWantedOnFailure(), consumedCapacity(), areCollectionMetricsWanted());
    }

    OptionalInt integer(String member) {
        Optional<Long> number = structure.number(member);
        return number.isPresent() ? OptionalInt.of(Math.toIntExact(number.get())) : OptionalInt.empty();
    }
}
