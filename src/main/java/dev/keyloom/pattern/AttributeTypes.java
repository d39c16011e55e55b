package dev.keyloom.pattern;

import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.Operand;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Finds the types of the attributes that an expression's parameters meet, and gives the parameters those types. */
final class AttributeTypes {
    private final Map<String, AttributeType> types = new HashMap<>();

    /** The first entity that declares a name decides; key attributes have the types of the table's schema. */
    AttributeTypes(Optional<Table> table, List<Entity> entities) {
        table.ifPresent(found -> found.schema().keyAttributes().forEach(key -> types.put(key.name(), key.type())));
        entities.forEach(entity ->
                entity.attributes().forEach(attribute -> types.putIfAbsent(attribute.name(), attribute.type())));
    }

    Optional<AttributeType> of(String attribute) {
        return Optional.ofNullable(types.get(attribute));
    }

    AttributeValue typed(String attribute, AttributeValue value) {
        return of(attribute).map(type -> TypedValue.as(value, type)).orElse(value);
    }

    /** Returns a bound formula with its values typed by the paths that they are compared with. */
    Formula typed(Formula formula) {
        return formula.accept(new Typing());
    }

    /** Returns an operand that takes the type of a top-level path, if it is a bound parameter. */
    Operand typed(Operand operand, DocumentPath path) {
        if (!path.isTopLevel() || !(operand instanceof Operand.ValuePlaceholder placeholder)) {
            return operand;
        }
        return placeholder
                .value()
                .<Operand>map(value -> new Operand.ValuePlaceholder(
                        placeholder.name(), Optional.of(typed(path.attribute().name(), value))))
                .orElse(operand);
    }

    private final class Typing implements Formula.Visitor<Formula> {
        @Override
        public Formula and(Formula.And formula) {
            return new Formula.And(parts(formula.parts()));
        }

        @Override
        public Formula or(Formula.Or formula) {
            return new Formula.Or(parts(formula.parts()));
        }

        @Override
        public Formula not(Formula.Not formula) {
            return new Formula.Not(typed(formula.part()));
        }

        @Override
        public Formula comparison(Formula.Comparison formula) {
            if (formula.left() instanceof DocumentPath path) {
                return new Formula.Comparison(path, formula.operator(), typed(formula.right(), path));
            }
            return formula.right() instanceof DocumentPath path
                    ? new Formula.Comparison(typed(formula.left(), path), formula.operator(), path)
                    : formula;
        }

        @Override
        public Formula between(Formula.Between formula) {
            return formula.operand() instanceof DocumentPath path
                    ? new Formula.Between(path, typed(formula.lower(), path), typed(formula.upper(), path))
                    : formula;
        }

        @Override
        public Formula in(Formula.In formula) {
            return formula.operand() instanceof DocumentPath path
                    ? new Formula.In(path, each(formula.candidates(), candidate -> typed(candidate, path)))
                    : formula;
        }

        @Override
        public Formula attributeExists(Formula.AttributeExists formula) {
            return formula;
        }

        @Override
        public Formula attributeNotExists(Formula.AttributeNotExists formula) {
            return formula;
        }

        @Override
        public Formula attributeType(Formula.AttributeTypeIs formula) {
            return formula;
        }

        @Override
        public Formula beginsWith(Formula.BeginsWith formula) {
            return formula.operand() instanceof DocumentPath path
                    ? new Formula.BeginsWith(path, typed(formula.prefix(), path))
                    : formula;
        }

        @Override
        public Formula contains(Formula.Contains formula) {
            return formula;
        }

        private List<Formula> parts(List<Formula> parts) {
            return each(parts, AttributeTypes.this::typed);
        }

        private static <T> List<T> each(List<T> elements, Function<T, T> change) {
            List<T> changed = new ArrayList<>(elements.size());
            elements.forEach(element -> changed.add(change.apply(element)));
            return changed;
        }
    }
}
