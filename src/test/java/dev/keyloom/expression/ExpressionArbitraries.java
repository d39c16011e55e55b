package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Random items and expressions over few names and values, so that they meet often. */
final class ExpressionArbitraries {
    private static final List<String> NAMES = List.of("a", "b", "Remove", "size", "名");

    private ExpressionArbitraries() {}

    static Arbitrary<AttributeValue> scalars() {
        return Arbitraries.oneOf(
                Arbitraries.of("", "a", "ab", "abc", "O'Hara", "😀", "\uFFFD").map(AttributeValue::of),
                Arbitraries.of("0", "1", "2", "-1.5", "1E+20", "1E-130", "9".repeat(38))
                        .map(number -> AttributeValue.of(new BigDecimal(number))),
                Arbitraries.of(true, false).map(AttributeValue.BOOL::new),
                Arbitraries.just(new AttributeValue.NULL()));
    }

    static Arbitrary<AttributeValue> values() {
        Arbitrary<AttributeValue> binaries = Arbitraries.of(new byte[] {}, new byte[] {1}, new byte[] {1, -1})
                .map(bytes -> new AttributeValue.B(Bytes.of(bytes)));
        Arbitrary<AttributeValue> sets = Arbitraries.of(
                AttributeValue.SS.of(List.of("a", "ab")),
                AttributeValue.NS.of(List.of(BigDecimal.ONE, BigDecimal.TEN)),
                AttributeValue.BS.of(List.of(Bytes.of(new byte[] {1}))));
        Arbitrary<AttributeValue> leaves =
                Arbitraries.frequencyOf(Tuple.of(5, scalars()), Tuple.of(1, binaries), Tuple.of(1, sets));
        Arbitrary<AttributeValue> lists = leaves.list().ofMaxSize(3).map(elements -> new AttributeValue.L(elements));
        Arbitrary<AttributeValue> maps = Arbitraries.maps(Arbitraries.of(NAMES), Arbitraries.oneOf(leaves, lists))
                .ofMaxSize(3)
                .map(entries -> new AttributeValue.M(entries));
        return Arbitraries.frequencyOf(Tuple.of(4, leaves), Tuple.of(1, lists), Tuple.of(1, maps));
    }

    static Arbitrary<Item> items() {
        return Arbitraries.maps(Arbitraries.of(NAMES), values()).ofMaxSize(4).map(Item::of);
    }

    static Arbitrary<DocumentPath> paths() {
        Arbitrary<PathStep> steps = Arbitraries.oneOf(
                names().map(PathStep.Member::new),
                Arbitraries.integers().between(0, 2).map(PathStep.Element::new));
        return Combinators.combine(names(), steps.list().ofMaxSize(2)).as(DocumentPath::new);
    }

    static Arbitrary<Formula> formulas() {
        return formulas(3);
    }

    static Arbitrary<KeyCondition> keyConditions() {
        Arbitrary<KeyTest> tests = Combinators.combine(
                        names(),
                        Arbitraries.of(KeyOperator.values()),
                        constants().list().ofSize(2))
                .as((name, operator, bounds) -> new KeyTest(name, operator, bounds.subList(0, operator.bounds())));
        return tests.list()
                .ofMinSize(1)
                .ofMaxSize(3)
                .map(KeyCondition::new)
                .filter(condition -> condition.problems().isEmpty());
    }

    static Arbitrary<ProjectionExpression> projections() {
        return paths().list()
                .ofMinSize(1)
                .ofMaxSize(4)
                .map(ProjectionExpression::new)
                .filter(projection -> projection.problems().isEmpty());
    }

    static Arbitrary<UpdateExpression> updates() {
        Arbitrary<UpdateExpression.Assignment> assignments =
                Combinators.combine(paths(), updateValues()).as(UpdateExpression.Assignment::new);
        Arbitrary<UpdateExpression.Change> changes =
                Combinators.combine(paths(), constants()).as(UpdateExpression.Change::new);
        return Combinators.combine(
                        assignments.list().ofMinSize(1).ofMaxSize(2),
                        paths().list().ofMaxSize(2),
                        changes.list().ofMaxSize(1),
                        changes.list().ofMaxSize(1))
                .as(UpdateExpression::new)
                .filter(update -> update.problems().isEmpty());
    }

    private static Arbitrary<AttributeName> names() {
        return Combinators.combine(Arbitraries.of(NAMES), Arbitraries.of(true, false))
                .as((name, isPlain) -> isPlain ? AttributeName.plain(name) : AttributeName.placeholder(name));
    }

    private static Arbitrary<Operand> constants() {
        return Arbitraries.oneOf(
                scalars().map(Operand.Literal::new),
                Arbitraries.of("x", "1", "Größe").map(name -> new Operand.ValuePlaceholder(name, Optional.empty())));
    }

    private static Arbitrary<Operand> operands() {
        return Arbitraries.oneOf(paths(), constants());
    }

    private static Arbitrary<Operand> comparedOperands() {
        return Arbitraries.oneOf(operands(), operands().map(Operand.Size::new));
    }

    private static Arbitrary<Formula> formulas(int depth) {
        Arbitrary<Formula> leaves = leaves();
        if (depth == 0) {
            return leaves;
        }
        Arbitrary<Formula> below = formulas(depth - 1);
        return Arbitraries.frequencyOf(
                Tuple.of(3, leaves),
                Tuple.of(1, below.list().ofMinSize(2).ofMaxSize(3).map(Formula.And::new)),
                Tuple.of(1, below.list().ofMinSize(2).ofMaxSize(3).map(Formula.Or::new)),
                Tuple.of(1, below.map(Formula.Not::new)));
    }

    private static Arbitrary<Formula> leaves() {
        Arbitrary<Formula> comparisons = Combinators.combine(
                        comparedOperands(), Arbitraries.of(ComparisonOperator.values()), comparedOperands())
                .as(Formula.Comparison::new);
        Arbitrary<Formula> ranges = Combinators.combine(comparedOperands(), comparedOperands(), comparedOperands())
                .as(Formula.Between::new);
        Arbitrary<Formula> memberships = Combinators.combine(
                        comparedOperands(),
                        comparedOperands().list().ofMinSize(1).ofMaxSize(3))
                .as(Formula.In::new);
        Arbitrary<Formula> types = Combinators.combine(
                        paths(),
                        Arbitraries.of("S", "N", "L", "NULL")
                                .map(AttributeValue::of)
                                .map(Operand.Literal::new))
                .as(Formula.AttributeTypeIs::new);
        return Arbitraries.<Formula>oneOf(
                        comparisons,
                        ranges,
                        memberships,
                        types,
                        paths().map(Formula.AttributeExists::new),
                        paths().map(Formula.AttributeNotExists::new),
                        Combinators.combine(operands(), operands()).as(Formula.BeginsWith::new),
                        Combinators.combine(operands(), operands()).as(Formula.Contains::new))
                .filter(formula -> formula.problems().isEmpty());
    }

    private static Arbitrary<UpdateValue> updateValues() {
        Arbitrary<UpdateValue.Part> terms = operands().map(UpdateValue.Term::new);
        Arbitrary<UpdateValue.Part> parts = Arbitraries.oneOf(
                terms,
                Combinators.combine(paths(), terms).as(UpdateValue.IfNotExists::new),
                Combinators.combine(terms, terms).as(UpdateValue.ListAppend::new));
        return Arbitraries.oneOf(
                parts,
                Combinators.combine(parts, Arbitraries.of(UpdateValue.Sign.values()), parts)
                        .as(UpdateValue.Arithmetic::new));
    }

    /** Returns bindings of the value placeholders that the expressions use. */
    static Arbitrary<Bindings> bindings() {
        return Arbitraries.maps(Arbitraries.of("x", "1", "Größe"), values()).map(bound -> {
            Map<String, AttributeValue> values = new LinkedHashMap<>(bound);
            return Bindings.ofParameters(values);
        });
    }
}
