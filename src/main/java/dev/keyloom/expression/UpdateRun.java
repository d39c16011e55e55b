package dev.keyloom.expression;

import dev.keyloom.expression.UpdateExpression.Assignment;
import dev.keyloom.expression.UpdateExpression.Change;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * One update applied to one item: first all new values are computed from the item as it was, then they are put in place.
 * What cannot be computed is empty and has left a problem.
 */
final class UpdateRun implements UpdateValue.Visitor<Optional<AttributeValue>> {
    private final UpdateExpression update;
    private final Item item;
    private final List<Problem> problems = new ArrayList<>();
    /** The new value of each path written; nothing for one that is removed. */
    private final PathTree<Optional<AttributeValue>> writes = PathTree.root();

    UpdateRun(UpdateExpression update, Item item) {
        this.update = update;
        this.item = item;
    }

    Result<Item> result() {
        update.set().forEach(this::set);
        update.remove().forEach(path -> write(path, Optional.empty()));
        update.add().forEach(change -> value(change.operand()).ifPresent(operand -> add(change, operand)));
        update.delete().forEach(change -> value(change.operand()).ifPresent(operand -> delete(change, operand)));
        if (!problems.isEmpty()) {
            return Result.failed(problems);
        }
        Map<String, AttributeValue> attributes = item.toMap();
        putMembers(attributes, writes);
        return problems.isEmpty() ? Result.of(Item.of(attributes)) : Result.failed(problems);
    }

    private void set(Assignment assignment) {
        assignment.value().accept(this).ifPresent(value -> write(assignment.path(), Optional.of(value)));
    }

    private void add(Change change, AttributeValue operand) {
        Optional<AttributeValue> old = change.path().valueIn(item);
        boolean isAddable = operand.type() == AttributeType.N || UpdateCheck.isSet(operand.type());
        if (!isAddable || isOfOtherType(old, operand)) {
            wrongType(change.text());
        } else if (old.isEmpty()) {
            write(change.path(), Optional.of(operand));
        } else if (old.get() instanceof AttributeValue.N number) {
            BigDecimal sum = number.value().add(((AttributeValue.N) operand).value());
            write(change.path(), number(sum, change.text()));
        } else {
            write(change.path(), Optional.of(Sets.union(old.get(), operand)));
        }
    }

    private void delete(Change change, AttributeValue operand) {
        Optional<AttributeValue> old = change.path().valueIn(item);
        if (!UpdateCheck.isSet(operand.type()) || isOfOtherType(old, operand)) {
            wrongType(change.text());
        } else {
            // Where there is no set, nothing is taken away; what leads there has to be there all the same.
            write(change.path(), old.flatMap(set -> Sets.difference(set, operand)));
        }
    }

    private static boolean isOfOtherType(Optional<AttributeValue> old, AttributeValue operand) {
        return old.isPresent() && old.get().type() != operand.type();
    }

    @Override
    public Optional<AttributeValue> term(UpdateValue.Term value) {
        return value(value.operand());
    }

    @Override
    public Optional<AttributeValue> ifNotExists(UpdateValue.IfNotExists value) {
        Optional<AttributeValue> old = value.path().valueIn(item);
        return old.isPresent() ? old : value.otherwise().accept(this);
    }

    @Override
    public Optional<AttributeValue> listAppend(UpdateValue.ListAppend value) {
        Optional<AttributeValue> first = value.first().accept(this);
        Optional<AttributeValue> second = value.second().accept(this);
        if (first.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        if (first.get() instanceof AttributeValue.L head && second.get() instanceof AttributeValue.L tail) {
            return Optional.of(new AttributeValue.L(Stream.concat(head.elements().stream(), tail.elements().stream())
                    .toList()));
        }
        wrongType(value.text());
        return Optional.empty();
    }

    @Override
    public Optional<AttributeValue> arithmetic(UpdateValue.Arithmetic value) {
        Optional<AttributeValue> left = value.left().accept(this);
        Optional<AttributeValue> right = value.right().accept(this);
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        if (left.get() instanceof AttributeValue.N a && right.get() instanceof AttributeValue.N b) {
            BigDecimal result = switch (value.sign()) {
                case PLUS -> a.value().add(b.value());
                case MINUS -> a.value().subtract(b.value());
            };
            return number(result, value.text());
        }
        wrongType(value.text());
        return Optional.empty();
    }

    private Optional<AttributeValue> value(Operand operand) {
        Optional<AttributeValue> value = operand.valueIn(item);
        if (value.isEmpty() && operand instanceof DocumentPath) {
            fail("update-missing-attribute", "The item has no " + operand.text() + ", which the update reads");
        } else if (value.isEmpty()) {
            fail("expression-undefined-placeholder", "No value is given for " + operand.text());
        }
        return value;
    }

    private Optional<AttributeValue> number(BigDecimal number, String text) {
        Optional<String> fault = Numbers.fault(number);
        if (fault.isPresent()) {
            fail("update-number", text + ": " + fault.get());
            return Optional.empty();
        }
        return Optional.of(AttributeValue.of(number));
    }

    private void write(DocumentPath path, Optional<AttributeValue> value) {
        writes.add(path, value).ifPresent(clash -> fail("expression-overlapping-paths", clash));
    }

    private Optional<AttributeValue> rewritten(Optional<AttributeValue> old, PathTree<Optional<AttributeValue>> place) {
        if (place.action().isPresent()) {
            return place.action().get();
        }
        if (old.isPresent()
                && old.get() instanceof AttributeValue.M map
                && !place.members().isEmpty()) {
            Map<String, AttributeValue> entries = new LinkedHashMap<>(map.entries());
            putMembers(entries, place);
            return Optional.of(new AttributeValue.M(entries));
        }
        if (old.isPresent()
                && old.get() instanceof AttributeValue.L list
                && !place.elements().isEmpty()) {
            return Optional.of(rewritten(list, place));
        }
        fail(
                "update-path",
                "The update's path " + place.reachedBy().text() + " leads through something that is not there");
        return old;
    }

    private void putMembers(Map<String, AttributeValue> entries, PathTree<Optional<AttributeValue>> place) {
        place.members().forEach((name, below) -> {
            Optional<AttributeValue> value = rewritten(Optional.ofNullable(entries.get(name)), below);
            value.ifPresentOrElse(present -> entries.put(name, present), () -> entries.remove(name));
        });
    }

    /** Indexes count in the list as it was; what is set behind its end follows it in the order of the indexes. */
    private AttributeValue.L rewritten(AttributeValue.L list, PathTree<Optional<AttributeValue>> place) {
        SortedMap<Integer, AttributeValue> elements = new TreeMap<>();
        for (int i = 0; i < list.elements().size(); i++) {
            elements.put(i, list.elements().get(i));
        }
        place.elements().forEach((index, below) -> {
            Optional<AttributeValue> value = rewritten(Optional.ofNullable(elements.get(index)), below);
            value.ifPresentOrElse(present -> elements.put(index, present), () -> elements.remove(index));
        });
        return new AttributeValue.L(new ArrayList<>(elements.values()));
    }

    private void wrongType(String text) {
        fail("update-operand-type", "An operand of " + text + " has the wrong type in this item");
    }

    private void fail(String code, String message) {
        problems.add(Problem.error(code, message, Place.NOWHERE));
    }
}
