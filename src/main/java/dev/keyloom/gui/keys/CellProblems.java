package dev.keyloom.gui.keys;

import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import dev.keyloom.problem.Suggestions;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What is wrong with a template where it stands: its own faults, then unknown attributes and types that do not fit. Unlike
 * the check of the whole model it points at the very characters, so that a suggestion can be put in their place.
 */
final class CellProblems {
    private final KeyTemplate template;
    private final Entity entity;
    private final Table table;
    private final KeyColumn column;
    private final List<Problem> problems = new ArrayList<>();

    private CellProblems(KeyTemplate template, Entity entity, Table table, KeyColumn column) {
        this.template = template;
        this.entity = entity;
        this.table = table;
        this.column = column;
    }

    /** Returns the problems, errors first; their places are spans of the template's text. */
    static List<Problem> of(KeyTemplate template, Entity entity, Table table, KeyColumn column) {
        CellProblems found = new CellProblems(template, entity, table, column);
        found.problems.addAll(template.problems());
        found.checkReferences();
        found.checkCopy();
        found.checkKeyType();
        found.problems.sort(Comparator.comparing(Problem::severity));
        return found.problems;
    }

    private void checkReferences() {
        for (TemplatePart.Reference reference : template.references()) {
            reference.path().ifPresent(path -> {
                Optional<EntityAttribute> attribute = entity.attribute(path.attribute());
                Span name = new Span(reference.span().offset() + 1, length(path.attribute()));
                boolean isType = table.typeAttribute().equals(Optional.of(path.attribute()));
                if (attribute.isEmpty() && !isType) {
                    unknown("attribute", "<" + path.attribute() + ">", path.attribute(), name, entity.attributeNames());
                } else if (path.steps().isEmpty()) {
                    attribute.ifPresent(found -> checkFunctions(reference, found));
                }
            });
        }
    }

    private void checkFunctions(TemplatePart.Reference reference, EntityAttribute attribute) {
        AttributeType type = attribute.type();
        for (FunctionCall call : reference.functions()) {
            if (!call.function().applicableTo(type)) {
                problems.add(Problem.error(
                        "template-function-type",
                        call.text() + " cannot be used on " + attribute.name() + ", which is of type " + type + ".",
                        Place.at("", call.span())));
                return;
            }
            type = AttributeType.S;
        }
    }

    private void checkCopy() {
        template.copiedKey().ifPresent(name -> {
            List<String> keys = table.schema().keyAttributes().stream()
                    .map(KeyAttribute::name)
                    .toList();
            if (!keys.contains(name)) {
                unknown("key attribute", "=" + name, name, new Span(1, length(name)), keys);
            }
        });
    }

    /** Anything but one reference without functions is text. */
    private void checkKeyType() {
        AttributeType keyType = column.attribute().type();
        if (keyType == AttributeType.S || template.isKeyCopy() || template.isBroken()) {
            return;
        }
        List<TemplatePart.Reference> references = template.references();
        boolean isWhole = template.parts().size() == 1
                && references.size() == 1
                && references.get(0).functions().isEmpty();
        boolean fits = isWhole
                && references
                        .get(0)
                        .path()
                        .filter(path -> path.steps().isEmpty())
                        .flatMap(path -> entity.attribute(path.attribute()))
                        .map(attribute -> attribute.type() == keyType)
                        .orElse(true);
        if (!fits) {
            problems.add(Problem.error(
                    "template-key-type",
                    column.attribute().name() + " is of type " + keyType
                            + ": its template must be one placeholder of that type, without functions or other text.",
                    Place.at("", new Span(0, length(template.text())))));
        }
    }

    private void unknown(String kind, String quoted, String name, Span span, List<String> known) {
        Optional<String> nearest = Suggestions.nearest(name, known);
        String owner = "attribute".equals(kind) ? entity.name() : "table " + table.name();
        Problem problem = Problem.error(
                "template-unknown-" + kind.replace(' ', '-'),
                quoted + " is no " + kind + " of " + owner + "."
                        + nearest.map(near -> " Did you mean " + near + "?").orElse(""),
                Place.at("", span));
        problems.add(nearest.map(problem::suggesting).orElse(problem));
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
