package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Key templates and sort conditions in the file: a single one stands alone, several are an array. */
final class TemplateFormat {
    private TemplateFormat() {}

    /** Returns a template, broken ones too: their problems are the model's, not the reader's. */
    static Optional<KeyTemplate> template(Node node) {
        return node.text().flatMap(text -> KeyTemplate.parse(text).value());
    }

    static Optional<List<KeyTemplate>> templates(Node node) {
        return node.allOf(TemplateFormat::template);
    }

    static Optional<Json> write(List<KeyTemplate> templates) {
        return ListFormat.oneOrMore(
                templates.stream().map(template -> Json.text(template.text())).toList());
    }

    static Optional<List<SortCondition>> sortConditions(Node node) {
        return node.allOf(TemplateFormat::sortCondition);
    }

    /** Reads a plain template, which asks for equality, or one operator with its template. */
    private static Optional<SortCondition> sortCondition(Node node) {
        if (node.json() instanceof Json.TextValue) {
            return template(node).map(bound -> new SortCondition(Operator.EQUAL, List.of(bound)));
        }
        if (!(node.json() instanceof Json.ObjectValue object)
                || object.members().size() != 1) {
            return node.unfit("a template, or one operator with its template such as {\"beginsWith\": \"ISSUE#\"}");
        }
        Map.Entry<String, Json> member = object.members().entrySet().iterator().next();
        Node operand = node.member(member.getKey(), member.getValue());
        Optional<Operator> operator = operand.named(List.of(Operator.values()), Operator::symbol, member.getKey());
        if (operator.isEmpty()) {
            return Optional.empty();
        }
        Optional<List<KeyTemplate>> bounds = templates(operand);
        int wanted = operator.get() == Operator.BETWEEN ? 2 : 1;
        if (bounds.isPresent() && bounds.get().size() != wanted) {
            return operand.unfit(wanted == 2 ? "an array of two templates" : "one template");
        }
        return bounds.map(templates -> new SortCondition(operator.get(), templates));
    }

    static Optional<Json> writeSort(List<SortCondition> conditions) {
        if (conditions.size() == 1 && conditions.get(0).operator() == Operator.EQUAL) {
            return write(conditions.get(0).bounds());
        }
        List<Json> written = new ArrayList<>();
        for (SortCondition condition : conditions) {
            Optional<Json> bounds = write(condition.bounds());
            written.add(Json.object().put(condition.operator().symbol(), bounds).build());
        }
        return ListFormat.oneOrMore(written);
    }
}
