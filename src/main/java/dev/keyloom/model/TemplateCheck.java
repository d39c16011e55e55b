package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Checks the key templates of one entity: their language, the attributes they name, the type of the key they make. */
final class TemplateCheck {
    private final String entity;
    private final Map<String, AttributeType> types;
    private final Table table;
    private final Map<String, AttributeType> keyTypes = new LinkedHashMap<>();
    private final ModelProblems problems;

    TemplateCheck(String entity, Map<String, AttributeType> types, Table table, ModelProblems problems) {
        this.entity = entity;
        this.types = types;
        this.table = table;
        this.problems = problems;
        table.schema().keyAttributes().forEach(key -> keyTypes.put(key.name(), key.type()));
    }

    /** @param key the key attribute whose value the template makes, if there is one at its place */
    void check(KeyTemplate template, Optional<KeyAttribute> key, String path) {
        template.problems().forEach(problem -> problems.add(problem.within(path)));
        for (TemplatePart.Reference reference : template.references()) {
            reference.path().ifPresent(attribute -> checkAttribute(template, attribute, reference, path));
        }
        template.copiedKey().ifPresent(name -> checkCopiedKey(template, name, path));
        if (!template.isBroken()) {
            key.ifPresent(attribute -> checkType(template, attribute, path));
        }
    }

    private void checkAttribute(
            KeyTemplate template, AttributePath attribute, TemplatePart.Reference reference, String path) {
        String name = attribute.attribute();
        boolean isTypeAttribute = table.typeAttribute().equals(Optional.of(name));
        if (!types.containsKey(name) && !isTypeAttribute) {
            Optional<String> nearest = problems.nearest(name, types.keySet());
            String message = "Key template " + quoted(template.text()) + " of " + entity + " names <" + name
                    + ">, which " + entity + " does not have."
                    + ModelProblems.didYouMean(nearest.map(near -> "<" + near + ">"));
            addUnknown("template-unknown-attribute", message, template, reference.span(), name, nearest, path);
        } else if (attribute.steps().isEmpty() && types.containsKey(name)) {
            checkFunctions(name, types.get(name), reference, path);
        }
    }

    /** Behind the first function that does not fit, nothing can be said. */
    private void checkFunctions(
            String name, AttributeType attributeType, TemplatePart.Reference reference, String path) {
        AttributeType type = attributeType;
        for (FunctionCall call : reference.functions()) {
            if (!call.function().applicableTo(type)) {
                String message = "Function " + call.text() + " cannot be used on " + quoted(name) + " of " + entity
                        + ", which is of type " + type + ".";
                problems.add(Problem.error("template-function-type", message, Place.at(path, call.span())));
                return;
            }
            type = AttributeType.S;
        }
    }

    private void checkCopiedKey(KeyTemplate template, String name, String path) {
        if (!keyTypes.containsKey(name)) {
            Optional<String> nearest = problems.nearest(name, keyTypes.keySet());
            String message = "Key template " + quoted(template.text()) + " of " + entity + " copies key attribute "
                    + quoted(name) + ", which table " + quoted(table.name()) + " does not have."
                    + ModelProblems.didYouMean(nearest.map(near -> quoted("=" + near)));
            addUnknown("unknown-key-attribute", message, template, whole(template), name, nearest, path);
        }
    }

    /** Points at the very name, so that the suggestion can be put in its place and functions behind it stay. */
    private void addUnknown(
            String code,
            String message,
            KeyTemplate template,
            Span part,
            String name,
            Optional<String> nearest,
            String path) {
        int[] codePoints = template.text().codePoints().toArray();
        int length = name.codePointCount(0, name.length());
        int start = part.offset() + 1;
        boolean isThere = start + length <= codePoints.length && new String(codePoints, start, length).equals(name);
        Span span = isThere ? new Span(start, length) : part;
        problems.add(ModelProblems.suggesting(
                Problem.error(code, message, Place.at(path, span)), nearest.filter(near -> isThere)));
    }

    private static Span whole(KeyTemplate template) {
        return new Span(0, template.text().codePointCount(0, template.text().length()));
    }

    private void checkType(KeyTemplate template, KeyAttribute key, String path) {
        List<AttributeType> possible = typesFor(key.type());
        Optional<AttributeType> made = madeType(template);
        if (made.isPresent() && !possible.contains(made.get())) {
            String message = "Key template " + quoted(template.text()) + " of " + entity + " makes "
                    + (made.get() == AttributeType.S ? "text" : "a value of type " + made.get())
                    + ", but key attribute "
                    + quoted(key.name()) + " is of type " + key.type() + ". "
                    + (key.type() == AttributeType.S
                            ? "Only a single value has a text that a key can hold."
                            : "Only a template that is one attribute of type " + key.type() + ", as <Name>, fits it.");
            problems.add(Problem.error("template-key-type", message, Place.at(path, whole(template))));
        }
    }

    private static List<AttributeType> typesFor(AttributeType keyType) {
        List<AttributeType> types = new ArrayList<>();
        types.add(keyType);
        if (keyType == AttributeType.S) {
            types.addAll(List.of(AttributeType.N, AttributeType.B, AttributeType.BOOL));
        }
        return types;
    }

    /** Returns the type of what a template makes; nothing if it depends on the record. */
    private Optional<AttributeType> madeType(KeyTemplate template) {
        if (template.isKeyCopy()) {
            return template.copiedKey().map(keyTypes::get);
        }
        boolean isOneValue = template.parts().size() == 1
                && template.references().size() == 1
                && template.references().get(0).functions().isEmpty();
        if (!isOneValue) {
            return Optional.of(AttributeType.S);
        }
        return template.references()
                .get(0)
                .path()
                .filter(attribute -> attribute.steps().isEmpty())
                .map(attribute -> types.get(attribute.attribute()));
    }
}
