package dev.keyloom.lint.rule;

import dev.keyloom.expression.ComparisonOperator;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Step;
import dev.keyloom.pattern.PatternExamples;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the parameters of a pattern tell about requests and records. */
final class Parameters {
    private Parameters() {}

    /** Returns the names of a pattern's parameters in any of its examples. */
    static Set<String> of(AccessPattern pattern) {
        Set<String> names = new LinkedHashSet<>(pattern.parameters().keySet());
        pattern.examples().forEach(example -> names.addAll(example.keySet()));
        return names;
    }

    /** Returns the texts of all arguments of a step in any example, in lower case. */
    static Set<String> texts(AccessPattern pattern, Step step) {
        return Stream.of(
                        pattern.parameters().values().stream(),
                        pattern.examples().stream().flatMap(example -> example.values().stream()),
                        step.fanOut().values().stream().flatMap(List::stream))
                .flatMap(values -> values)
                .flatMap(value -> value.scalarText().stream())
                .map(text -> text.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    /** Returns what placeholders of a step may name: parameters, the values of its fan-out, answers of named steps. */
    static Set<String> of(AccessPattern pattern, Step step) {
        Set<String> names = of(pattern);
        names.addAll(step.fanOut().keySet());
        pattern.steps().forEach(other -> other.as().ifPresent(names::add));
        return names;
    }

    /** Returns the parameter that an attribute of the answer equals, if there is one. */
    static Optional<String> equalTo(AccessPattern pattern, Returned entry, String attribute) {
        String name = entry.match().getOrDefault(attribute, attribute);
        return of(pattern).contains(name) ? Optional.of(name) : Optional.empty();
    }

    /** Returns the attributes that have one value in all records of an entry: by a parameter, or by its condition. */
    static Set<String> fixed(AccessPattern pattern, Returned entry, Entity entity, PatternExamples examples) {
        Set<String> fixed = new LinkedHashSet<>();
        for (String attribute : entity.attributeNames()) {
            if (equalTo(pattern, entry, attribute).isPresent()) {
                fixed.add(attribute);
            }
        }
        entry.where().flatMap(examples::bound).ifPresent(formula -> addEqualities(formula, fixed));
        return fixed;
    }

    private static void addEqualities(Formula formula, Set<String> fixed) {
        List<Formula> parts = formula instanceof Formula.And and ? and.parts() : List.of(formula);
        for (Formula part : parts) {
            if (part instanceof Formula.Comparison comparison
                    && comparison.operator() == ComparisonOperator.EQUAL
                    && comparison.left() instanceof DocumentPath path
                    && path.isTopLevel()
                    && comparison.right().constant().isPresent()) {
                fixed.add(path.attribute().name());
            }
        }
    }
}
