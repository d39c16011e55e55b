package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ArrayValue;
import dev.keyloom.format.json.Json.BooleanValue;
import dev.keyloom.format.json.Json.NumberValue;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.Json.TextValue;
import dev.keyloom.problem.Place;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A JSON value on its way into the model. Each conversion gives nothing when the value does not fit, after it reported
 * that; whoever asked then keeps the value aside.
 *
 * @param path JSON pointer into the file
 * @param keeper where the value is kept if it cannot be used, under {@code key}
 */
record Node(Reading reading, Json json, String path, Keeper keeper, String key) {

    /** Reads the members of an object that has extras of its own. */
    Optional<Members> members(Kind kind) {
        return object().map(object -> new Members(this, object, kind, new Keeper(), ""));
    }

    /** Reads the members of an object whose unknown members the surrounding part keeps. */
    Optional<Members> sharedMembers(Kind kind) {
        return object().map(object -> new Members(this, object, kind, keeper, key));
    }

    /** Reads the members of an array's element as {@link #sharedMembers} does, kept under its name: it may move. */
    Optional<Members> namedMembers(Kind kind) {
        return object().map(object -> {
            if (!(object.members().get("name") instanceof TextValue name)) {
                return new Members(this, object, kind, new Keeper(), "");
            }
            int lastStep = key.lastIndexOf("/" + Keeper.INDEX_MARK);
            String nameKey = lastStep < 0 || key.indexOf('/', lastStep + 1) >= 0
                    ? key
                    : Keeper.memberKey(key.substring(0, lastStep), name.value());
            return new Members(this, object, kind, keeper, nameKey);
        });
    }

    Optional<ObjectValue> object() {
        return json instanceof ObjectValue object ? Optional.of(object) : unfit("an object");
    }

    Optional<String> text() {
        return json instanceof TextValue text ? Optional.of(text.value()) : unfit("text");
    }

    Optional<Boolean> bool() {
        return json instanceof BooleanValue bool ? Optional.of(bool.value()) : unfit("true or false");
    }

    /** Returns a number with its digits and scale as written. */
    Optional<BigDecimal> number() {
        if (!(json instanceof NumberValue number)) {
            return unfit("a number");
        }
        if (Numbers.parse(number.digits()).isEmpty()) {
            reading.error(
                    this,
                    "number-out-of-range",
                    "Number " + Reading.shortLine(json)
                            + " is too large, too small or too long: up to 38 digits, at most "
                            + "9.99E+125, at least 1E-130.");
            return Optional.empty();
        }
        return Optional.of(new BigDecimal(number.digits()));
    }

    /** Returns a count, a whole number from 0. */
    Optional<Integer> count() {
        if (json instanceof NumberValue number) {
            Optional<BigDecimal> exact = Numbers.parse(number.digits());
            if (exact.isPresent()
                    && exact.get().scale() <= 0
                    && exact.get().signum() >= 0
                    && exact.get().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) <= 0) {
                return Optional.of(exact.get().intValueExact());
            }
        }
        return unfit("a whole number from 0");
    }

    /** Returns the array's elements that {@code read} takes; the others are kept aside. */
    <T> Optional<List<T>> list(Function<Node, Optional<T>> read) {
        return json instanceof ArrayValue array ? Optional.of(elements(array, read)) : unfit("an array");
    }

    /** Returns a list that may be written as its only element. */
    <T> Optional<List<T>> oneOrMore(Function<Node, Optional<T>> read) {
        return json instanceof ArrayValue ? list(read) : read.apply(this).map(List::of);
    }

    /** Returns a list of which all elements are taken, or nothing. */
    <T> Optional<List<T>> allOf(Function<Node, Optional<T>> read) {
        if (!(json instanceof ArrayValue array)) {
            return read.apply(this).map(List::of);
        }
        List<T> values = new ArrayList<>();
        for (int i = 0; i < array.elements().size(); i++) {
            read.apply(element(array, i)).ifPresent(values::add);
        }
        return values.size() == array.elements().size() ? Optional.of(values) : Optional.empty();
    }

    /** Returns a list that has an element; reports that it has none. */
    <T> Optional<List<T>> unlessEmpty(List<T> elements) {
        return elements.isEmpty() ? unfit("a list with an element at least") : Optional.of(elements);
    }

    private <T> List<T> elements(ArrayValue array, Function<Node, Optional<T>> read) {
        List<T> values = new ArrayList<>(array.elements().size());
        for (int i = 0; i < array.elements().size(); i++) {
            Node element = element(array, i);
            Optional<T> value = read.apply(element);
            value.ifPresentOrElse(values::add, element::keepAside);
            if (value.isEmpty()) {
                reading.leaveOut(array, i);
            }
        }
        return values;
    }

    private Node element(ArrayValue array, int index) {
        return new Node(
                reading, array.elements().get(index), path + "/" + index, keeper, Keeper.elementKey(key, index));
    }

    /** Returns an object's values by name, those that {@code read} takes; the others are kept aside. */
    <T> Optional<Map<String, T>> map(Function<Node, Optional<T>> read) {
        return object().map(object -> {
            Map<String, T> values = new LinkedHashMap<>();
            object.members().forEach((name, json) -> {
                Node member = member(name, json);
                read.apply(member).ifPresentOrElse(value -> values.put(name, value), member::keepAside);
            });
            return values;
        });
    }

    /** Returns the node of one of this object's members. */
    Node member(String name, Json value) {
        return new Node(reading, value, path + "/" + Place.escaped(name), keeper, Keeper.memberKey(key, name));
    }

    /** Returns the constant that the text names. */
    <E> Optional<E> choice(List<E> constants, Function<E, String> word) {
        return text().flatMap(text -> named(constants, word, text));
    }

    /** Returns the constant that goes by {@code text}; reports that there is none. */
    <E> Optional<E> named(List<E> constants, Function<E, String> word, String text) {
        for (E constant : constants) {
            if (word.apply(constant).equals(text)) {
                return Optional.of(constant);
            }
        }
        List<String> words = constants.stream().map(word).toList();
        Optional<String> nearest = Reading.nearest(text, words);
        reading.error(
                this,
                "unknown-word",
                Reading.quoted(text) + " is not possible here. "
                        + nearest.map(near -> "Did you mean \"" + near + "\"?")
                                .orElse("Possible are " + String.join(", ", words) + "."),
                nearest);
        return Optional.empty();
    }

    /** Keeps the value where the writer finds it again. */
    void keepAside() {
        keeper.keep(key, json);
    }

    /** Reports that the value is none of what was {@code expected}. */
    <T> Optional<T> unfit(String expected) {
        reading.error(this, "wrong-type", named() + " must be " + expected + ", but is " + described() + ".");
        return Optional.empty();
    }

    private String named() {
        if (path.isEmpty()) {
            return "The document";
        }
        int last = path.lastIndexOf('/');
        String step = path.substring(last + 1);
        String parent = path.substring(path.lastIndexOf('/', Math.max(last - 1, 0)) + 1, Math.max(last, 1));
        return key.endsWith("/" + Keeper.INDEX_MARK + step)
                ? "Element " + step + " of " + Reading.quoted(unescaped(parent))
                : Reading.quoted(unescaped(step));
    }

    private static String unescaped(String step) {
        return step.replace("~1", "/").replace("~0", "~");
    }

    private String described() {
        if (json instanceof TextValue || json instanceof NumberValue) {
            return (json instanceof TextValue ? "the text " : "the number ") + Reading.shortLine(json);
        }
        return json instanceof ArrayValue array && array.elements().isEmpty() ? "empty" : json.kind();
    }
}
