package dev.keyloom.expression.partiql;

import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * A PartiQL statement with its parameters in place.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.statements.html">AWS: PartiQL
 *     statements</a>
 */
public sealed interface Statement {
    /** Code of the problem of too few or too many parameters. */
    String PARAMETERS_CODE = "partiql-parameters";

    /** Returns the name of the table, or its ARN. */
    String table();

    <R> R accept(Visitor<R> visitor);

    /**
     * Returns the statement that a text means; without a value if it has problems.
     *
     * @param parameters values of the {@code ?} in the order of the text, just as many
     */
    static Result<Statement> parse(String text, List<? extends AttributeValue> parameters) {
        return StatementReader.read(text, List.copyOf(parameters));
    }

    /** One method for each kind of statement. */
    interface Visitor<R> {
        R select(Select statement);

        R insert(Insert statement);

        R update(Update statement);

        R delete(Delete statement);

        R exists(Exists statement);
    }

    /**
     * Reads items.
     *
     * @param columns what is read of them; all if empty
     * @param index name of the index read, nothing for the base table
     * @param order terms of ORDER BY, empty if there is none
     */
    record Select(
            List<DocumentPath> columns,
            String table,
            Optional<String> index,
            Optional<Formula> where,
            List<OrderTerm> order)
            implements Statement {
        public Select {
            columns = List.copyOf(columns);
            order = List.copyOf(order);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.select(this);
        }
    }

    /** An attribute that items are ordered by. */
    record OrderTerm(DocumentPath path, Direction direction) {}

    /** Which way items are ordered. */
    enum Direction {
        ASCENDING,
        DESCENDING
    }

    /** Writes a new item. */
    record Insert(String table, Item item) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.insert(this);
        }
    }

    /** Changes an item that is there. */
    record Update(String table, UpdateExpression update, Formula where, Optional<Returning> returning)
            implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.update(this);
        }
    }

    /** Removes an item. */
    record Delete(String table, Formula where, Optional<Returning> returning) implements Statement {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.delete(this);
        }
    }

    /** Asks whether there is an item for which a condition holds; a part of transactions alone. */
    record Exists(Select select) implements Statement {
        @Override
        public String table() {
            return select.table();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.exists(this);
        }
    }

    /** What a write gives back: the item before or after it, the whole of it or what was written. */
    enum Returning {
        ALL_OLD,
        ALL_NEW,
        MODIFIED_OLD,
        MODIFIED_NEW
    }
}
