package dev.keyloom.expression;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** What SET gives to a path: an operand, a function of operands, or the sum or difference of two of these. */
public sealed interface UpdateValue {
    /** Returns this value with a change made to each of its paths, literals and value placeholders. */
    UpdateValue map(UnaryOperator<Operand> change);

    /** Calls {@code action} for each path, literal and value placeholder in the order of the text. */
    void forEachOperand(Consumer<? super Operand> action);

    <R> R accept(Visitor<R> visitor);

    /** Returns the value as it stands in an expression. */
    String text();

    /** One method for each kind of value. */
    interface Visitor<R> {
        R term(Term value);

        R ifNotExists(IfNotExists value);

        R listAppend(ListAppend value);

        R arithmetic(Arithmetic value);
    }

    /** A value that may stand in a sum and be an argument of a function. */
    sealed interface Part extends UpdateValue {
        @Override
        Part map(UnaryOperator<Operand> change);
    }

    /** A path, a literal or a value placeholder. */
    record Term(Operand operand) implements Part {
        /** @throws IllegalArgumentException if the operand is a size */
        public Term {
            if (operand instanceof Operand.Size) {
                throw new IllegalArgumentException("An update cannot set a size: " + operand.text());
            }
        }

        @Override
        public Term map(UnaryOperator<Operand> change) {
            return new Term(change.apply(operand));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(operand);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.term(this);
        }

        @Override
        public String text() {
            return operand.text();
        }
    }

    /** The value at a path, or another one where there is none. */
    record IfNotExists(DocumentPath path, Part otherwise) implements Part {
        @Override
        public IfNotExists map(UnaryOperator<Operand> change) {
            return new IfNotExists(path.mapPath(change), otherwise.map(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            action.accept(path);
            otherwise.forEachOperand(action);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ifNotExists(this);
        }

        @Override
        public String text() {
            return "if_not_exists(" + path.text() + ", " + otherwise.text() + ")";
        }
    }

    /** The elements of one list, then those of another. */
    record ListAppend(Part first, Part second) implements Part {
        @Override
        public ListAppend map(UnaryOperator<Operand> change) {
            return new ListAppend(first.map(change), second.map(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            first.forEachOperand(action);
            second.forEachOperand(action);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.listAppend(this);
        }

        @Override
        public String text() {
            return "list_append(" + first.text() + ", " + second.text() + ")";
        }
    }

    /** Two numbers added or subtracted. */
    record Arithmetic(Part left, Sign sign, Part right) implements UpdateValue {
        @Override
        public Arithmetic map(UnaryOperator<Operand> change) {
            return new Arithmetic(left.map(change), sign, right.map(change));
        }

        @Override
        public void forEachOperand(Consumer<? super Operand> action) {
            left.forEachOperand(action);
            right.forEachOperand(action);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.arithmetic(this);
        }

        @Override
        public String text() {
            return left.text() + " " + sign.symbol() + " " + right.text();
        }
    }

    /** What arithmetic does. */
    enum Sign {
        PLUS("+"),
        MINUS("-");

        private final String symbol;

        Sign(String symbol) {
            this.symbol = symbol;
        }

        public String symbol() {
            return symbol;
        }
    }
}
