package dev.keyloom.expression.partiql;

import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.grammar.PartiQlParser;
import dev.keyloom.expression.partiql.Statement.Direction;
import dev.keyloom.expression.partiql.Statement.OrderTerm;
import dev.keyloom.expression.partiql.Statement.Returning;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;

/** Builds a statement from the grammar's tree. */
final class StatementBuilder {
    private final ValueBuilder values;
    private final ConditionBuilder conditions;

    StatementBuilder(List<AttributeValue> parameters) {
        this.values = new ValueBuilder(parameters);
        this.conditions = new ConditionBuilder(values);
    }

    Statement build(PartiQlParser.StatementContext statement) {
        List<Integer> places = new ArrayList<>();
        collectParameters(statement, places);
        values.count(places);
        if (statement.select() != null) {
            return select(statement.select());
        }
        if (statement.insert() != null) {
            return insert(statement.insert());
        }
        if (statement.update() != null) {
            PartiQlParser.UpdateContext update = statement.update();
            return new Statement.Update(
                    ValueBuilder.name(update.name()),
                    new UpdateBuilder(values).build(update),
                    conditions.condition(update.condition()),
                    returning(update.returning()));
        }
        if (statement.delete() != null) {
            PartiQlParser.DeleteContext delete = statement.delete();
            return new Statement.Delete(
                    ValueBuilder.name(delete.name()),
                    conditions.condition(delete.condition()),
                    returning(delete.returning()));
        }
        return new Statement.Exists(select(statement.exists().select()));
    }

    private static void collectParameters(ParseTree tree, List<Integer> places) {
        if (tree instanceof TerminalNode leaf && leaf.getSymbol().getType() == PartiQlParser.PARAMETER) {
            places.add(leaf.getSymbol().getStartIndex());
        }
        for (int i = 0; i < tree.getChildCount(); i++) {
            collectParameters(tree.getChild(i), places);
        }
    }

    private Statement.Select select(PartiQlParser.SelectContext select) {
        List<DocumentPath> columns = new ArrayList<>();
        select.column().forEach(column -> columns.add(values.path(column.path())));
        PartiQlParser.SourceContext source = select.source();
        Optional<String> index =
                source.name().size() > 1 ? Optional.of(ValueBuilder.name(source.name(1))) : Optional.empty();
        Optional<Formula> where = Optional.ofNullable(select.condition()).map(conditions::condition);
        List<OrderTerm> order = new ArrayList<>();
        select.term()
                .forEach(term -> order.add(new OrderTerm(
                        values.path(term.path()), term.DESC() == null ? Direction.ASCENDING : Direction.DESCENDING)));
        return new Statement.Select(columns, ValueBuilder.name(source.name(0)), index, where, order);
    }

    private Statement insert(PartiQlParser.InsertContext insert) {
        if (values.constant(insert.value()) instanceof AttributeValue.M map) {
            return new Statement.Insert(ValueBuilder.name(insert.name()), Item.of(map.entries()));
        }
        throw Fault.at(insert.value(), "INSERT takes an item, that is a map of attributes");
    }

    private static Optional<Returning> returning(PartiQlParser.@Nullable ReturningContext returning) {
        if (returning == null) {
            return Optional.empty();
        }
        boolean isOld = returning.OLD() != null;
        if (returning.ALL() != null) {
            return Optional.of(isOld ? Returning.ALL_OLD : Returning.ALL_NEW);
        }
        return Optional.of(isOld ? Returning.MODIFIED_OLD : Returning.MODIFIED_NEW);
    }
}
