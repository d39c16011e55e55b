package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Formula;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.template.TextFormat;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Finds prefixes that end within a value, so that they also match longer values. */
public final class OpenPrefix implements Rule {
    private static final Set<TemplateFunction> FIXED_WIDTH = Set.of(
            TemplateFunction.PAD,
            TemplateFunction.DESC,
            TemplateFunction.SIGNED,
            TemplateFunction.ISO,
            TemplateFunction.YEAR,
            TemplateFunction.MONTH,
            TemplateFunction.DAY,
            TemplateFunction.HOUR,
            TemplateFunction.MINUTE,
            TemplateFunction.DESC_TIME,
            TemplateFunction.SHA256);
    /** Values behind one in text order that are looked at; a longer one stands soon behind it. */
    private static final int NEIGHBOURS = 8;

    private static final String USUAL_SEPARATOR = "#";

    @Override
    public String id() {
        return "Q11";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A begins_with also matches keys whose value only begins alike";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        for (PatternRead read : reads.queries()) {
            read.inRange().stream()
                    .filter(reach -> reach.isLikely() && reads.isWanted(read, reach.kind()))
                    .flatMap(reach -> opening(context.model(), read, reach).stream())
                    .findFirst()
                    .ifPresent(opening -> report(read, opening, findings));
        }
    }

    /**
     * A text that the prefix ends in, and a longer one that it matches too.
     *
     * @param what whose text it is, as messages say it
     * @param separator what stands behind the text in the key, or would well stand there
     * @param closed the key has it already
     */
    private record Opening(
            Reach reach, int place, String what, String text, String longer, String separator, boolean closed) {}

    private static Optional<Opening> opening(DataModel model, PatternRead read, Reach reach) {
        int place = reach.query().sort().size() - 1;
        if (place < 0
                || place >= reach.spans().size()
                || reach.query().sort().get(place).operator() != Operator.BEGINS_WITH
                || !(reach.query().sort().get(place).value() instanceof AttributeValue.S prefix)) {
            return Optional.empty();
        }
        KeyTemplate stored = reach.kind().sort().get(place);
        return stored.literalHead().length() > prefix.value().length()
                ? ofLiteral(read, reach, place, prefix.value())
                : ofValue(model, read, reach, place, prefix.value());
    }

    /** The prefix ends before the separator of the kind's own name, and another kind's name goes on. */
    private static Optional<Opening> ofLiteral(PatternRead read, Reach reach, int place, String prefix) {
        String head = reach.kind().sort().get(place).literalHead();
        String separator = head.substring(prefix.length(), head.offsetByCodePoints(prefix.length(), 1));
        if (prefix.isEmpty() || Character.isLetterOrDigit(separator.codePointAt(0))) {
            return Optional.empty();
        }
        return read.inRange().stream()
                .filter(other -> other.isLikely() && other.query().equals(reach.query()))
                .map(other -> other.kind().sort().get(place).literalHead())
                .filter(other -> other.startsWith(prefix) && other.length() > prefix.length())
                .filter(other -> Character.isLetterOrDigit(other.codePointAt(prefix.length())))
                .findFirst()
                .map(other -> new Opening(reach, place, "keys with", prefix, other, separator, true));
    }

    /** The prefix ends within the value of an attribute. */
    private static Optional<Opening> ofValue(DataModel model, PatternRead read, Reach reach, int place, String prefix) {
        Entity entity = reach.kind().entity();
        KeyTemplate stored = reach.kind().sort().get(place);
        Optional<TemplatePart.Reference> last = Optional.empty();
        Optional<String> value = Optional.empty();
        for (TemplatePart.Reference reference : stored.references()) {
            Optional<KeyTemplate> until = TemplateParts.until(stored, reference);
            Optional<String> told = until.flatMap(head ->
                            head.match(prefix, Domains.likely(entity, stored)).reading())
                    .flatMap(reading -> TemplateParts.name(reference).flatMap(reading::value))
                    .flatMap(AttributeValue::scalarText);
            if (told.isPresent()) {
                last = Optional.of(reference);
                value = told;
            }
        }
        Optional<EntityAttribute> attribute = last.flatMap(TemplateParts::name).flatMap(entity::attribute);
        if (attribute.isEmpty()
                || value.orElse("").isEmpty()
                || hasFixedWidth(attribute.get(), last.orElseThrow())
                || isMeant(read, entity, attribute.get())) {
            return Optional.empty();
        }
        Optional<String> separator = TemplateParts.separatorBehind(stored, last.orElseThrow());
        Optional<String> known = separator.or(() -> pathSeparator(model, entity, attribute.get()));
        String text = value.orElseThrow();
        boolean ended =
                known.map(text::endsWith).orElse(!Character.isLetterOrDigit(text.codePointBefore(text.length())));
        if (ended) {
            return Optional.empty();
        }
        Optional<List<String>> pair = longerValue(model, entity, attribute.get(), last.orElseThrow(), value, known);
        return pair.map(found -> new Opening(
                reach,
                place,
                attribute.get().name(),
                found.get(0),
                found.get(1),
                known.orElse(USUAL_SEPARATOR),
                separator.isPresent()));
    }

    private static boolean hasFixedWidth(EntityAttribute attribute, TemplatePart.Reference reference) {
        return attribute.facts().format().flatMap(TextFormat::named).isPresent()
                || reference.functions().stream().anyMatch(call -> FIXED_WIDTH.contains(call.function()));
    }

    /** Says whether the pattern itself asks for all values that begin so. */
    private static boolean isMeant(PatternRead read, Entity entity, EntityAttribute attribute) {
        return read.returned(entity).stream()
                .flatMap(entry -> entry.where().stream())
                .flatMap(where -> Condition.parse(where).value().flatMap(Condition::formula).stream())
                .flatMap(formula -> formula instanceof Formula.And and ? and.parts().stream() : Stream.of(formula))
                .anyMatch(part -> part instanceof Formula.BeginsWith test
                        && test.attributeNames().contains(attribute.name()));
    }

    private static Optional<String> pathSeparator(DataModel model, Entity entity, EntityAttribute attribute) {
        return model.relationships().stream()
                .filter(relationship -> relationship.mentions(entity.name()))
                .flatMap(relationship ->
                        Stream.concat(relationship.forward().stream(), relationship.backward().stream()))
                .filter(strategy -> strategy.attribute().equals(Optional.of(attribute.name())))
                .flatMap(strategy -> strategy.separator().stream())
                .findFirst();
    }

    /** Returns a value and one that goes on behind it without a separator, as keys show them; the example first. */
    private static Optional<List<String>> longerValue(
            DataModel model,
            Entity entity,
            EntityAttribute attribute,
            TemplatePart.Reference reference,
            Optional<String> example,
            Optional<String> separator) {
        KeyTemplate alone = KeyTemplate.of(TemplateParts.written(reference, attribute.name()));
        TreeSet<String> values = new TreeSet<>(Utf8.ORDER);
        Stream.concat(
                        model.recordsOf(entity.name()).stream()
                                .flatMap(record -> record.values().get(attribute.name()).stream()),
                        attribute.facts().values().stream())
                .flatMap(value -> alone
                        .render(Item.EMPTY.with(attribute.name(), value), KeyLookup.NONE, AttributeType.S)
                        .value()
                        .flatMap(AttributeValue::scalarText)
                        .stream())
                .forEach(values::add);
        Optional<List<String>> ofExample = example.flatMap(value -> longer(value, values, separator));
        if (ofExample.isPresent()) {
            return ofExample;
        }
        if (example.isPresent() && attribute.type() == AttributeType.N) {
            return Optional.of(List.of(example.get(), example.get() + "0"));
        }
        for (String value : values) {
            Optional<List<String>> found = longer(value, values, separator);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<List<String>> longer(
            String value, NavigableSet<String> values, Optional<String> separator) {
        int looked = 0;
        for (String other : values.tailSet(value, false)) {
            if (!other.startsWith(value) || looked++ == NEIGHBOURS) {
                break;
            }
            String rest = other.substring(value.length());
            boolean goesOn = separator
                    .map(text -> !rest.startsWith(text))
                    .orElse(Character.isLetterOrDigit(rest.codePointAt(0)));
            if (goesOn && !value.isEmpty()) {
                return Optional.of(List.of(value, other));
            }
        }
        return Optional.empty();
    }

    private void report(PatternRead read, Opening opening, Consumer<Finding> findings) {
        IndexKind kind = opening.reach().kind();
        Finding finding = Finding.of(
                this,
                read.who() + ": begins_with \"" + opening.text() + "\" also matches " + opening.what() + " \""
                        + opening.longer() + "\""
                        + (isAttribute(opening) ? " of " + kind.entity().name() : ""),
                "End the prefix with the separator" + (opening.closed() ? "" : ", and the key with it too") + ": \""
                        + opening.text() + opening.separator() + "\".",
                read.place(),
                new Where.Key(kind.entity().name(), read.index(), kind.mapping(), Where.Key.Role.SORT));
        Fix prefix = Steps.fix("End the prefix with " + opening.separator(), read, step -> closed(step, opening));
        if (read.step().sort().size() <= opening.place()) {
            findings.accept(finding);
        } else if (opening.closed()) {
            findings.accept(finding.withFix(prefix));
        } else if (!read.index().isPrimary() && writesSortKey(opening)) {
            findings.accept(finding.withFix(new Fix(
                    "End key and prefix with " + opening.separator(),
                    model -> prefix.change().apply(withClosedKey(model, opening)))));
        } else {
            findings.accept(finding);
        }
    }

    private static boolean isAttribute(Opening opening) {
        return opening.reach().kind().entity().attribute(opening.what()).isPresent();
    }

    private static Step closed(Step step, Opening opening) {
        List<SortCondition> sort = new ArrayList<>(step.sort());
        SortCondition prefix = sort.get(opening.place());
        sort.set(
                opening.place(),
                new SortCondition(
                        prefix.operator(), List.of(closed(prefix.bounds().get(0), opening.separator()))));
        return Steps.withSort(step, sort);
    }

    private static KeyTemplate closed(KeyTemplate template, String separator) {
        return KeyTemplate.of(template.text() + TemplateParts.escaped(separator));
    }

    private static boolean writesSortKey(Opening opening) {
        IndexKind kind = opening.reach().kind();
        List<KeyMapping> mappings = kind.entity().mappings(kind.index());
        return kind.mapping() < mappings.size()
                && opening.place() < mappings.get(kind.mapping()).sort().size()
                && mappings.get(kind.mapping())
                        .sort()
                        .get(opening.place())
                        .equals(kind.sort().get(opening.place()));
    }

    private static DataModel withClosedKey(DataModel model, Opening opening) {
        IndexKind kind = opening.reach().kind();
        return Models.withEntity(model, kind.entity().name(), entity -> {
            List<KeyMapping> mappings = new ArrayList<>(entity.mappings(kind.index()));
            KeyMapping mapping = mappings.get(kind.mapping());
            List<KeyTemplate> sort = new ArrayList<>(mapping.sort());
            sort.set(opening.place(), closed(sort.get(opening.place()), opening.separator()));
            mappings.set(kind.mapping(), mapping.withSort(sort));
            return entity.withMappings(kind.index(), mappings);
        });
    }
}
