package dev.keyloom.expression;

import dev.keyloom.expression.ExpressionReader.Form;
import dev.keyloom.expression.grammar.ExpressionParser;
import dev.keyloom.expression.grammar.ExpressionParser.PathContext;
import dev.keyloom.expression.grammar.ExpressionParser.ProjectionExpressionContext;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Which parts of an item a read returns.
 *
 * @param paths at least one, in the order of the text
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.ProjectionExpressions.html">AWS: projection expressions</a>
 */
public record ProjectionExpression(List<DocumentPath> paths) {
    /** @throws IllegalArgumentException if there is no path */
    public ProjectionExpression {
        paths = List.copyOf(paths);
        if (paths.isEmpty()) {
            throw new IllegalArgumentException("A projection needs a path");
        }
    }

    /** Returns the projection that {@code text} means; without a value if it has problems. */
    public static Result<ProjectionExpression> parse(String text, Dialect dialect) {
        Faults faults = new Faults();
        Optional<ProjectionExpression> projection = ExpressionReader.read(
                        text, Form.PROJECTION, dialect, ExpressionParser::projectionExpression, faults)
                .map(tree -> build(tree, new OperandBuilder(dialect, faults), faults));
        return faults.isEmpty() ? Result.of(projection.orElseThrow()) : Result.failed(faults.toList());
    }

    private static ProjectionExpression build(
            ProjectionExpressionContext tree, OperandBuilder operands, Faults faults) {
        PathTree<DocumentPath> places = PathTree.root();
        List<DocumentPath> paths = new ArrayList<>();
        for (PathContext part : tree.path()) {
            DocumentPath path = operands.path(part);
            paths.add(path);
            places.add(path, path).ifPresent(clash -> faults.add("expression-overlapping-paths", clash, part));
        }
        return new ProjectionExpression(paths);
    }

    /**
     * Returns the parts of an item that the paths lead to, as far as it has them, each inside the maps and lists above
     * it; the elements of a list close up.
     *
     * @throws IllegalStateException if paths overlap, see {@link #problems}
     */
    public Item apply(Item item) {
        return projector().apply(item);
    }

    /**
     * Returns what {@link #apply} does, made ready for many items.
     *
     * @throws IllegalStateException if paths overlap, see {@link #problems}
     */
    public UnaryOperator<Item> projector() {
        PathTree<DocumentPath> places = PathTree.root();
        for (DocumentPath path : paths) {
            places.add(path, path).ifPresent(clash -> {
                throw new IllegalStateException(clash);
            });
        }
        return item -> {
            Item.Builder kept = Item.builder();
            places.members()
                    .forEach((name, place) -> item.get(name)
                            .flatMap(value -> part(value, place))
                            .ifPresent(part -> kept.put(name, part)));
            return kept.build();
        };
    }

    /** Returns this projection with its placeholders standing for what {@code bindings} say. */
    public ProjectionExpression bind(Bindings bindings) {
        return new ProjectionExpression(
                paths.stream().map(path -> path.bind(bindings)).toList());
    }

    /** Returns the paths that overlap; names that are bound may bring about more of them. */
    public List<Problem> problems() {
        PathTree<DocumentPath> places = PathTree.root();
        return paths.stream()
                .flatMap(path -> places.add(path, path).stream())
                .map(clash -> Problem.error("expression-overlapping-paths", clash, Place.NOWHERE))
                .toList();
    }

    /** Returns the projection as an expression. */
    public String text() {
        return paths.stream().map(DocumentPath::text).collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        return text();
    }

    private static Optional<AttributeValue> part(AttributeValue value, PathTree<DocumentPath> place) {
        if (place.action().isPresent()) {
            return Optional.of(value);
        }
        if (value instanceof AttributeValue.M map) {
            Map<String, AttributeValue> kept = new LinkedHashMap<>();
            place.members()
                    .forEach((name, below) -> Optional.ofNullable(map.entries().get(name))
                            .flatMap(member -> part(member, below))
                            .ifPresent(part -> kept.put(name, part)));
            return kept.isEmpty() ? Optional.empty() : Optional.of(new AttributeValue.M(kept));
        }
        if (value instanceof AttributeValue.L list) {
            List<AttributeValue> kept = new ArrayList<>();
            place.elements().forEach((index, below) -> {
                if (index < list.elements().size()) {
                    part(list.elements().get(index), below).ifPresent(kept::add);
                }
            });
            return kept.isEmpty() ? Optional.empty() : Optional.of(new AttributeValue.L(kept));
        }
        return Optional.empty();
    }
}
