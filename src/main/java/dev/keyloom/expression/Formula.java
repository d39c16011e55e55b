package dev.keyloom.expression;

import dev.keyloom.problem.Problem;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The tree of a condition or filter: comparisons and functions, joined by AND, OR and NOT. Its text can be parsed again
 * and gives an equal tree.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.OperatorsAndFunctions.html">AWS: condition and filter expressions</a>
 */
public sealed interface Formula {
    /** Says whether the formula is true of an item. Missing attributes and types that do not fit are no errors. */
    boolean holds(Item item);

    /**
     * Returns this formula with a change made to each of its paths, literals and value placeholders.
     *
     * @throws IllegalArgumentException if {@code change} makes something else of a path that has to be one
     */
    Formula map(UnaryOperator<Operand> change);

    /** Returns this formula with its placeholders standing for what {@code bindings} say. */
    default Formula bind(Bindings bindings) {
        return map(operand -> operand.bind(bindings));
    }

    /** Calls {@code action} for each operand in the order of the text. */
    void forEachOperand(Consumer<? super Operand> action);

    <R> R accept(Visitor<R> visitor);

    /** Returns the names of the attributes (not of members below them) that the formula reads, in order of first use. */
    default Set<String> attributeNames() {
        Set<String> names = new LinkedHashSet<>();
        forEachOperand(operand -> {
            Operand inner = operand instanceof Operand.Size size ? size.of() : operand;
            if (inner instanceof DocumentPath path) {
                names.add(path.attribute().name());
            }
        });
        return Collections.unmodifiableSet(names);
    }

    /**
     * Returns what the service refuses whatever the item is: bound values and literals of types that an operator does not
     * take, bounds of BETWEEN in the wrong order, one path on both sides. The problems have no place.
     */
    default List<Problem> problems() {
        return FormulaCheck.problems(this);
    }

    /** Returns the formula as an expression, with upper-case keywords and no more parentheses than it needs. */
    default String text() {
        return Unparser.text(this);
    }

    /** One method for each kind of formula. */
    interface Visitor<R> {
        R and(And formula);

        R or(Or formula);

        R not(Not formula);

        R comparison(Comparison formula);

        R between(Between formula);

        R in(In formula);

        R attributeExists(AttributeExists formula);

        R attributeNotExists(AttributeNotExists formula);

        R attributeType(AttributeTypeIs formula);

        R beginsWith(BeginsWith formula);

        R contains(Contains formula);
    }

    /** All parts hold. A part that is itself an AND is taken apart. */
    record And(List<Formula> parts) implements Formula {
        /** @throws IllegalArgumentException if there are fewer than two parts */
        public And {
            List<Formula> flat = new ArrayList<>();
            for (Formula part : parts) {
                if (part instanceof And and) {
                    flat.addAll(and.parts);
                } else {
                    flat.add(part);
                }
            }
            parts = List.copyOf(flat);
            requireSeveral(parts);
        }

        @Override
        public boolean holds(Item item) {
            for (Formula part : parts) {
                if (!part.holds(item)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public And map(UnaryOperator<Operand> change) {
            return new And(parts.stream().map(part -> part.map(change)).toList());
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            parts.forEach(part -> part.forEachOperand(action));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.and(this);
        }
    }

    /** At least one part holds. A part that is itself an OR is taken apart. */
    record Or(List<Formula> parts) implements Formula {
        /** @throws IllegalArgumentException if there are fewer than two parts */
        public Or {
            List<Formula> flat = new ArrayList<>();
            for (Formula part : parts) {
                if (part instanceof Or or) {
                    flat.addAll(or.parts);
                } else {
                    flat.add(part);
                }
            }
            parts = List.copyOf(flat);
            requireSeveral(parts);
        }

        @Override
        public boolean holds(Item item) {
            for (Formula part : parts) {
                if (part.holds(item)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public Or map(UnaryOperator<Operand> change) {
            return new Or(parts.stream().map(part -> part.map(change)).toList());
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            parts.forEach(part -> part.forEachOperand(action));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.or(this);
        }
    }

    /** The part does not hold. */
    record Not(Formula part) implements Formula {
        @Override
        public boolean holds(Item item) {
            return !part.holds(item);
        }

        @Override
        public Not map(UnaryOperator<Operand> change) {
            return new Not(part.map(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            part.forEachOperand(action);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.not(this);
        }
    }

    /** Two operands compared. */
    record Comparison(Operand left, ComparisonOperator operator, Operand right) implements Formula {
        @Override
        public boolean holds(Item item) {
            return operator.holds(left.valueIn(item), right.valueIn(item));
        }

        @Override
        public Comparison map(UnaryOperator<Operand> change) {
            return new Comparison(left.map(change), operator, right.map(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(left);
            action.accept(right);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.comparison(this);
        }
    }

    /** The operand lies between two bounds of its type, both included. */
    record Between(Operand operand, Operand lower, Operand upper) implements Formula {
        @Override
        public boolean holds(Item item) {
            Optional<AttributeValue> value = operand.valueIn(item);
            Optional<AttributeValue> from = lower.valueIn(item);
            Optional<AttributeValue> to = upper.valueIn(item);
            return value.isPresent()
                    && from.isPresent()
                    && to.isPresent()
                    && Values.isBetween(value.get(), from.get(), to.get());
        }

        @Override
        public Between map(UnaryOperator<Operand> change) {
            return new Between(operand.map(change), lower.map(change), upper.map(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(operand);
            action.accept(lower);
            action.accept(upper);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.between(this);
        }
    }

    /** The operand equals one of the candidates. */
    record In(Operand operand, List<Operand> candidates) implements Formula {
        /** @throws IllegalArgumentException if there is no candidate */
        public In {
            candidates = List.copyOf(candidates);
            if (candidates.isEmpty()) {
                throw new IllegalArgumentException("IN needs a candidate");
            }
        }

        @Override
        public boolean holds(Item item) {
            Optional<AttributeValue> value = operand.valueIn(item);
            if (value.isEmpty()) {
                return false;
            }
            for (Operand candidate : candidates) {
                if (candidate.valueIn(item).equals(value)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public In map(UnaryOperator<Operand> change) {
            return new In(
                    operand.map(change),
                    candidates.stream().map(candidate -> candidate.map(change)).toList());
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(operand);
            candidates.forEach(action);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.in(this);
        }
    }

    /** The item has a value there, NULL included. */
    record AttributeExists(DocumentPath path) implements Formula {
        @Override
        public boolean holds(Item item) {
            return path.valueIn(item).isPresent();
        }

        @Override
        public AttributeExists map(UnaryOperator<Operand> change) {
            return new AttributeExists(path.mapPath(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(path);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attributeExists(this);
        }
    }

    /** The item has no value there. */
    record AttributeNotExists(DocumentPath path) implements Formula {
        @Override
        public boolean holds(Item item) {
            return path.valueIn(item).isEmpty();
        }

        @Override
        public AttributeNotExists map(UnaryOperator<Operand> change) {
            return new AttributeNotExists(path.mapPath(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(path);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attributeNotExists(this);
        }
    }

    /** The item has a value there, and of the type whose descriptor the operand gives as text. */
    record AttributeTypeIs(DocumentPath path, Operand type) implements Formula {
        @Override
        public boolean holds(Item item) {
            Optional<AttributeType> actual = path.valueIn(item).map(AttributeValue::type);
            Optional<String> wanted = type.valueIn(item)
                    .filter(AttributeValue.S.class::isInstance)
                    .flatMap(AttributeValue::scalarText);
            return actual.isPresent() && actual.map(AttributeType::name).equals(wanted);
        }

        @Override
        public AttributeTypeIs map(UnaryOperator<Operand> change) {
            return new AttributeTypeIs(path.mapPath(change), type.map(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(path);
            action.accept(type);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attributeType(this);
        }
    }

    /** A string or binary starts with a prefix of its type. */
    record BeginsWith(Operand operand, Operand prefix) implements Formula {
        @Override
        public boolean holds(Item item) {
            Optional<AttributeValue> value = operand.valueIn(item);
            Optional<AttributeValue> start = prefix.valueIn(item);
            return value.isPresent() && start.isPresent() && Values.beginsWith(value.get(), start.get());
        }

        @Override
        public BeginsWith map(UnaryOperator<Operand> change) {
            return new BeginsWith(operand.map(change), prefix.map(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(operand);
            action.accept(prefix);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.beginsWith(this);
        }
    }

    /** A string or binary holds a part of its type, or a set or list an element. */
    record Contains(Operand container, Operand part) implements Formula {
        @Override
        public boolean holds(Item item) {
            Optional<AttributeValue> value = container.valueIn(item);
            Optional<AttributeValue> sought = part.valueIn(item);
            return value.isPresent() && sought.isPresent() && Values.contains(value.get(), sought.get());
        }

        @Override
        public Contains map(UnaryOperator<Operand> change) {
            return new Contains(container.map(change), part.map(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(container);
            action.accept(part);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.contains(this);
        }
    }

    private static void requireSeveral(List<Formula> parts) {
        if (parts.size() < 2) {
            throw new IllegalArgumentException("AND and OR join two parts or more, not " + parts);
        }
    }
}
