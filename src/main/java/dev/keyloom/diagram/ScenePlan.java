package dev.keyloom.diagram;

import dev.keyloom.document.Document;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.RelationshipEnd.Participation;
import dev.keyloom.model.Strategy;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.TableSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What a scene shows before anything has a place: sized boxes and chips, and the edges between them. */
record ScenePlan(Map<String, DiagramNode> nodes, List<EdgePlan> edges) {
    private static final String NOTHING_SERVES = "–";

    static ScenePlan of(Document document, DetailLevel detail, TextMeasure measure) {
        return new Builder(document.model(), detail, measure).plan();
    }

    /**
     * An edge to be drawn.
     *
     * @param fromNode name of the box or chip at which it starts
     * @param via the associative entity that it runs through on its way
     * @param from the mark of its start; absent at an associative entity
     */
    record EdgePlan(
            EdgeKey key,
            String fromNode,
            String toNode,
            Optional<String> via,
            Optional<EndPlan> from,
            Optional<EndPlan> to,
            String label,
            double labelWidth) {}

    /** The mark and the tag of an end. */
    record EndPlan(
            String entity,
            Cardinality cardinality,
            Participation participation,
            Optional<String> tag,
            EndTag.Kind tagKind,
            double tagWidth) {}

    private static final class Builder {
        private final DataModel model;
        private final BoxBuilder boxes;
        private final TextMeasure measure;
        private final Map<String, DiagramNode> nodes = new LinkedHashMap<>();
        private final List<EdgePlan> edges = new ArrayList<>();
        private final Map<EdgeKey, Integer> occurrences = new HashMap<>();

        Builder(DataModel model, DetailLevel detail, TextMeasure measure) {
            this.model = model;
            this.measure = measure;
            boxes = new BoxBuilder(model, detail, measure);
        }

        ScenePlan plan() {
            for (Entity entity : model.entities()) {
                DiagramNode node =
                        isChip(entity.name()) ? boxes.chip(entity.name(), Chip.Kind.ASSOCIATIVE) : boxes.box(entity);
                nodes.putIfAbsent(entity.name(), node);
            }
            for (Relationship relationship : model.relationships()) {
                Stream.concat(relationship.from().entities().stream(), relationship.to().entities().stream())
                        .forEach(name -> nodes.computeIfAbsent(name, absent -> boxes.chip(absent, Chip.Kind.EXTERNAL)));
            }
            model.relationships().forEach(this::addEdges);
            return new ScenePlan(nodes, edges);
        }

        /** An associative entity rides on its edge if nothing else is told about it. */
        private boolean isChip(String name) {
            long carried = model.relationships().stream()
                    .filter(relationship -> via(relationship).equals(Optional.of(name)))
                    .count();
            boolean isEnd = model.relationships().stream()
                    .anyMatch(relationship -> relationship.from().entities().contains(name)
                            || relationship.to().entities().contains(name));
            return carried == 1 && !isEnd;
        }

        private Optional<String> via(Relationship relationship) {
            return relationship
                    .via()
                    .filter(name -> model.entity(name).isPresent())
                    .filter(name -> !relationship.from().entities().contains(name)
                            && !relationship.to().entities().contains(name));
        }

        private void addEdges(Relationship relationship) {
            Set<String> sources = new LinkedHashSet<>(relationship.from().entities());
            Set<String> targets = new LinkedHashSet<>(relationship.to().entities());
            Optional<String> via = via(relationship);
            if (via.isEmpty()) {
                for (String source : sources) {
                    targets.forEach(target -> addEdge(relationship, source, target, Optional.empty()));
                }
                return;
            }
            String source = sources.iterator().next();
            String target = targets.iterator().next();
            addEdge(relationship, source, target, via);
            sources.stream().skip(1).forEach(more -> addHalf(relationship, more, via.get()));
            targets.stream().skip(1).forEach(more -> addHalf(relationship, via.get(), more));
        }

        private void addEdge(Relationship relationship, String source, String target, Optional<String> via) {
            edges.add(new EdgePlan(
                    key(relationship, source, target),
                    source,
                    target,
                    via,
                    Optional.of(from(relationship, source)),
                    Optional.of(to(relationship, target)),
                    relationship.name(),
                    measure.width(relationship.name(), TextStyle.LABEL)));
        }

        private void addHalf(Relationship relationship, String source, String target) {
            boolean startsAtVia = via(relationship).equals(Optional.of(source));
            edges.add(new EdgePlan(
                    key(relationship, source, target),
                    source,
                    target,
                    Optional.empty(),
                    startsAtVia ? Optional.empty() : Optional.of(from(relationship, source)),
                    startsAtVia ? Optional.of(to(relationship, target)) : Optional.empty(),
                    "",
                    0));
        }

        private EdgeKey key(Relationship relationship, String source, String target) {
            EdgeKey first = new EdgeKey(relationship.name(), source, target, 0);
            int occurrence = occurrences.merge(first, 1, Integer::sum) - 1;
            return new EdgeKey(relationship.name(), source, target, occurrence);
        }

        private EndPlan from(Relationship relationship, String entity) {
            return end(relationship, relationship.from(), entity, relationship.forward());
        }

        private EndPlan to(Relationship relationship, String entity) {
            return end(relationship, relationship.to(), entity, relationship.backward());
        }

        private EndPlan end(
                Relationship relationship, RelationshipEnd end, String entity, List<DirectionStrategy> reads) {
            Set<String> letters = new LinkedHashSet<>();
            for (DirectionStrategy read : reads) {
                if (read.strategy() != Strategy.NONE) {
                    read.index().ifPresent(index -> letters.add(letter(relationship, index)));
                }
            }
            boolean neverRead =
                    !reads.isEmpty() && reads.stream().allMatch(read -> read.strategy() == Strategy.TRANSACTION_ONLY);
            Optional<String> tag = neverRead
                    ? Optional.empty()
                    : Optional.of(letters.isEmpty() ? NOTHING_SERVES : String.join(" ", letters));
            return new EndPlan(
                    entity,
                    end.cardinality(),
                    end.mandatory() ? Participation.MANDATORY : Participation.OPTIONAL,
                    tag,
                    letters.isEmpty() ? EndTag.Kind.UNSERVED : EndTag.Kind.SERVED,
                    measure.width(tag.orElse(""), TextStyle.KEY));
        }

        /** The index belongs to the table of any entity of the relationship; they seldom differ. */
        private String letter(Relationship relationship, IndexRef index) {
            return Stream.of(
                            relationship.via().stream(),
                            relationship.to().entities().stream(),
                            relationship.from().entities().stream())
                    .flatMap(names -> names)
                    .flatMap(name -> model.entity(name).stream())
                    .flatMap(entity -> model.table(entity.table()).stream())
                    .map(Table::schema)
                    .filter(schema -> schema.keyOf(index).isPresent())
                    .map((TableSchema schema) -> KeyUse.letter(index, schema))
                    .findFirst()
                    .orElse("?");
        }
    }
}
