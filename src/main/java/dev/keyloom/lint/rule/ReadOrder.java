package dev.keyloom.lint.rule;

import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.materialize.CollectionQuery.SortMatch;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplateFunction.Order;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The order in which a query gives its items, held against the order that its pattern asks for. */
final class ReadOrder {
    private static final Set<String> SORTABLE_IDS = Set.of("ksuid", "ulid");
    private static final Set<String> TIMES =
            Set.of("iso-8601-seconds", "iso-8601-millis", "epoch-seconds", "epoch-millis", "date");

    private final PatternReads reads;
    private final PatternRead read;

    ReadOrder(PatternReads reads, PatternRead read) {
        this.reads = reads;
        this.read = read;
    }

    /** One attribute by which items are ordered. */
    private record Term(String attribute, boolean descending) {}

    /** An attribute by which sort keys are ordered; {@code cut}: by the beginning of its value only. */
    private record Produced(String attribute, boolean descending, boolean cut) {}

    /** A difference; {@code other}: the order is by something else altogether. */
    private record Fault(String text, boolean other) {}

    /** Returns what is out of order, kinds or items, in one sentence part; what a limit makes worse is left to others. */
    Optional<String> firstFault() {
        Optional<String> ofKinds = faultOfKinds();
        boolean limited = read.step().limit().isPresent();
        return ofKinds.isPresent()
                ? ofKinds
                : faults().stream()
                        .filter(fault -> !(fault.other() && limited))
                        .map(Fault::text)
                        .findFirst();
    }

    /** Returns by what else the items are ordered than they should be, if it is something else. */
    Optional<String> otherMeasure() {
        return faults().stream().filter(Fault::other).map(Fault::text).findFirst();
    }

    private Optional<String> faultOfKinds() {
        List<Returned> entries = read.pattern().returns().orElse(List.of());
        List<Integer> ordered = new ArrayList<>();
        for (String name : read.pattern().order()) {
            for (int i = 0; i < entries.size(); i++) {
                String entity = entries.get(i).entity();
                if (name.equals(entity + ":" + (i + 1)) || name.equals(entity)) {
                    ordered.add(i);
                }
            }
        }
        for (int i = 0; i + 1 < ordered.size(); i++) {
            Returned first = entries.get(ordered.get(i));
            Returned second = entries.get(ordered.get(i + 1));
            Optional<String> fault = faultOfKinds(first, second);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private Optional<String> faultOfKinds(Returned first, Returned second) {
        int sign = read.isDescending() ? -1 : 1;
        for (Reach a : reaches(first)) {
            for (Reach b : reaches(second)) {
                boolean sameKind = a.kind().equals(b.kind());
                if (!sameKind && a.query().equals(b.query()) && sign * a.compare(b) > 0) {
                    return Optional.of("it wants " + a.kind().label() + " before "
                            + b.kind().label() + ", but read " + direction() + " " + read.index() + " gives "
                            + b.kind().label() + " first");
                }
            }
        }
        return Optional.empty();
    }

    private List<Reach> reaches(Returned entry) {
        return read.inRange().stream()
                .filter(reach -> reach.isLikely() && reads.mayBe(read, entry, reach.kind()))
                .toList();
    }

    private List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        if (read.isIntermediate()) {
            return faults;
        }
        for (Returned entry : read.pattern().returns().orElse(List.of())) {
            List<String> orderBy = entry.orderBy().isEmpty() ? read.pattern().orderBy() : entry.orderBy();
            for (Reach reach : reaches(entry)) {
                if (!reach.isSingle() || read.key().sort().isEmpty()) {
                    fault(entry, reach, orderBy).ifPresent(faults::add);
                }
            }
        }
        return faults;
    }

    private Optional<Fault> fault(Returned entry, Reach reach, List<String> orderBy) {
        Entity entity = reach.kind().entity();
        Set<String> fixed = new LinkedHashSet<>(Parameters.fixed(read.pattern(), entry, entity, read.examples()));
        reach.known().forEach((name, value) -> fixed.add(name));
        List<Term> asked = asked(orderBy, entity, fixed);
        if (asked.isEmpty() || (read.index().isPrimary() && read.key().sort().isEmpty())) {
            return Optional.empty();
        }
        if (read.key().sort().isEmpty()) {
            return Optional.of(new Fault(
                    read.index() + " has no sort key, so nothing orders " + entity.name() + " by "
                            + asked.get(0).attribute(),
                    true));
        }
        return compare(entity, asked, produced(reach, fixed));
    }

    private Optional<Fault> compare(Entity entity, List<Term> asked, List<Produced> produced) {
        int next = 0;
        for (int i = 0; i < asked.size() && next < produced.size(); ) {
            Term term = asked.get(i);
            Produced made = produced.get(next);
            if (!isSameMeasure(entity, made.attribute(), term.attribute())) {
                return Optional.of(new Fault(
                        entity.name() + " is ordered by " + made.attribute() + ", not by " + term.attribute(), true));
            }
            if (made.descending() != term.descending()) {
                String direction = term.descending() ? "descending" : "ascending";
                return Optional.of(new Fault(
                        "it wants " + entity.name() + " by " + term.attribute() + " " + direction + ", but read "
                                + direction() + " " + read.index() + " gives them the other way round",
                        false));
            }
            i += made.cut() ? 0 : 1;
            next++;
        }
        return Optional.empty();
    }

    private String direction() {
        return read.isDescending() ? "backwards" : "forwards";
    }

    private static List<Term> asked(List<String> orderBy, Entity entity, Set<String> fixed) {
        List<Term> terms = new ArrayList<>();
        for (String text : orderBy) {
            String stripped = text.strip();
            int blank = stripped.indexOf(' ');
            String attribute = blank < 0 ? stripped : stripped.substring(0, blank);
            boolean descending = stripped.toUpperCase(Locale.ROOT).endsWith(" DESC");
            if (entity.attribute(attribute).isEmpty()) {
                break;
            }
            if (!fixed.contains(attribute)) {
                terms.add(new Term(attribute, descending));
            }
        }
        return terms;
    }

    /** Returns by what the sort keys are ordered, up to the first part that keeps no order of its attribute. */
    private List<Produced> produced(Reach reach, Set<String> fixed) {
        List<Produced> produced = new ArrayList<>();
        for (int i = 0; i < reach.kind().sort().size(); i++) {
            KeyTemplate template = reach.kind().sort().get(i);
            int fixedParts = fixedParts(template, reach.query().sort(), i);
            for (TemplatePart.Reference reference : template.references()) {
                Optional<String> attribute = TemplateParts.name(reference);
                boolean isFixed = template.parts().indexOf(reference) < fixedParts
                        || attribute.filter(fixed::contains).isPresent();
                if (isFixed) {
                    continue;
                }
                if (attribute.isEmpty()
                        || reference.functions().stream().anyMatch(ReadOrder::losesOrder)
                        || reference.path().orElseThrow().steps().size() > 0) {
                    return produced;
                }
                produced.add(produced(attribute.get(), reference));
            }
        }
        return produced;
    }

    private Produced produced(String attribute, TemplatePart.Reference reference) {
        boolean descending = read.isDescending();
        boolean cut = false;
        for (FunctionCall call : reference.functions()) {
            descending ^= call.function().order() == Order.REVERSED;
            cut |= call.function() == TemplateFunction.FIRST;
        }
        return new Produced(attribute, descending, cut || TemplateParts.isTimeBucket(reference));
    }

    private static boolean losesOrder(FunctionCall call) {
        return call.function().order() == Order.CHANGED && !call.function().isFold();
    }

    /** Returns how many parts of a sort key the conditions fix: those that an equality or a prefix covers. */
    private static int fixedParts(KeyTemplate template, List<SortMatch> tests, int place) {
        if (place >= tests.size() || !(tests.get(place).value() instanceof AttributeValue.S text)) {
            return 0;
        }
        Operator operator = tests.get(place).operator();
        if (operator != Operator.EQUAL && operator != Operator.BEGINS_WITH) {
            return 0;
        }
        for (int i = 1; i < template.parts().size(); i++) {
            boolean fits = TemplateParts.before(template, template.parts().get(i))
                    .filter(head -> head.match(text.value()).fits())
                    .isPresent();
            // The first that fits: a longer one would only add values that are empty.
            if (fits) {
                return i;
            }
        }
        return 0;
    }

    /** Says whether an order by one attribute is one by the other: ids that begin with a time are in order of time. */
    private static boolean isSameMeasure(Entity entity, String made, String asked) {
        return made.equals(asked) || (hasFormat(entity, made, SORTABLE_IDS) && hasFormat(entity, asked, TIMES));
    }

    private static boolean hasFormat(Entity entity, String attribute, Set<String> formats) {
        return entity.attribute(attribute)
                .map(EntityAttribute::facts)
                .flatMap(EntityAttribute.Facts::format)
                .filter(formats::contains)
                .isPresent();
    }
}
