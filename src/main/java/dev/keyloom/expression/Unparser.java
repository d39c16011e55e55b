package dev.keyloom.expression;

import java.util.List;
import java.util.stream.Collectors;

/** Writes formulas as text: NOT binds before AND, AND before OR; parentheses stand where that would read otherwise. */
final class Unparser implements Formula.Visitor<String> {
    private static final Unparser INSTANCE = new Unparser();

    private Unparser() {}

    static String text(Formula formula) {
        return formula.accept(INSTANCE);
    }

    @Override
    public String and(Formula.And formula) {
        return formula.parts().stream()
                .map(part -> part instanceof Formula.Or ? parenthesized(part) : text(part))
                .collect(Collectors.joining(" AND "));
    }

    @Override
    public String or(Formula.Or formula) {
        return formula.parts().stream().map(Unparser::text).collect(Collectors.joining(" OR "));
    }

    @Override
    public String not(Formula.Not formula) {
        Formula part = formula.part();
        boolean isJoined = part instanceof Formula.And || part instanceof Formula.Or;
        return "NOT " + (isJoined ? parenthesized(part) : text(part));
    }

    @Override
    public String comparison(Formula.Comparison formula) {
        return formula.left().text()
                + " "
                + formula.operator().symbol()
                + " "
                + formula.right().text();
    }

    @Override
    public String between(Formula.Between formula) {
        return formula.operand().text()
                + " BETWEEN "
                + formula.lower().text()
                + " AND "
                + formula.upper().text();
    }

    @Override
    public String in(Formula.In formula) {
        return call(formula.operand().text() + " IN ", formula.candidates());
    }

    @Override
    public String attributeExists(Formula.AttributeExists formula) {
        return call("attribute_exists", List.of(formula.path()));
    }

    @Override
    public String attributeNotExists(Formula.AttributeNotExists formula) {
        return call("attribute_not_exists", List.of(formula.path()));
    }

    @Override
    public String attributeType(Formula.AttributeTypeIs formula) {
        return call("attribute_type", List.of(formula.path(), formula.type()));
    }

    @Override
    public String beginsWith(Formula.BeginsWith formula) {
        return call("begins_with", List.of(formula.operand(), formula.prefix()));
    }

    @Override
    public String contains(Formula.Contains formula) {
        return call("contains", List.of(formula.container(), formula.part()));
    }

    private static String parenthesized(Formula formula) {
        return "(" + text(formula) + ")";
    }

    private static String call(String function, List<? extends Operand> arguments) {
        return arguments.stream().map(Operand::text).collect(Collectors.joining(", ", function + "(", ")"));
    }
}
