package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Relationship.Join;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.Strategy;
import dev.keyloom.schema.IndexRef;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Relationships in the file. */
final class RelationshipFormat {
    private RelationshipFormat() {}

    static Optional<Relationship> read(Node node) {
        return node.members(Kind.RELATIONSHIP).flatMap(RelationshipFormat::relationship);
    }

    private static Optional<Relationship> relationship(Members members) {
        Optional<String> name = members.require("name", Node::text);
        Optional<String> description = members.text("description");
        Optional<RelationshipEnd> from = members.require("from", RelationshipFormat::end);
        Optional<RelationshipEnd> to = members.require("to", RelationshipFormat::end);
        Optional<String> via = members.text("via");
        Join join = members.get("join", RelationshipFormat::join).orElse(Join.NONE);
        List<DirectionStrategy> forward = members.oneOrMore("forward", RelationshipFormat::strategy);
        List<DirectionStrategy> backward = members.oneOrMore("backward", RelationshipFormat::strategy);
        return name.isEmpty() || from.isEmpty() || to.isEmpty()
                ? Optional.empty()
                : Optional.of(new Relationship(
                        name.get(), description, from.get(), to.get(), via, join, forward, backward, members.extras()));
    }

    private static Optional<RelationshipEnd> end(Node node) {
        return node.members(Kind.END).flatMap(members -> {
            List<String> entities = members.require(
                            "entity", names -> names.oneOrMore(Node::text).flatMap(names::unlessEmpty))
                    .orElse(List.of());
            boolean external = members.flag("external").orElse(false);
            Optional<Cardinality> cardinality = members.require(
                    "cardinality", word -> word.choice(List.of(Cardinality.values()), Cardinality::name));
            boolean mandatory = members.flag("mandatory").orElse(false);
            Optional<BigDecimal> typical = members.number("typical");
            Optional<BigDecimal> maximum = members.number("maximum");
            Optional<String> skew = members.text("skew");
            Optional<String> role = members.text("role");
            if (entities.isEmpty()) {
                return Optional.empty();
            }
            return Optional.of(new RelationshipEnd(
                    entities,
                    external,
                    cardinality.orElse(Cardinality.MANY),
                    mandatory,
                    typical,
                    maximum,
                    skew,
                    role,
                    members.extras()));
        });
    }

    private static Optional<Join> join(Node node) {
        return node.members(Kind.JOIN).map(members -> {
            Map<String, String> from = members.textsByName("from");
            Map<String, String> to = members.textsByName("to");
            return new Join(from, to, members.extras());
        });
    }

    private static Optional<DirectionStrategy> strategy(Node node) {
        return node.members(Kind.STRATEGY).flatMap(members -> {
            Optional<Strategy> strategy =
                    members.require("strategy", word -> word.choice(List.of(Strategy.values()), Strategy::name));
            Optional<IndexRef> index = members.text("index").map(IndexRef::of);
            boolean needed = members.flag("needed").orElse(true);
            Optional<String> attribute = members.text("attribute");
            Optional<String> separator = members.text("separator");
            return strategy.map(
                    known -> new DirectionStrategy(known, index, needed, attribute, separator, members.extras()));
        });
    }

    static Json write(Relationship relationship) {
        return new MembersWriter(Kind.RELATIONSHIP)
                .put("name", relationship.name())
                .putText("description", relationship.description())
                .put("from", write(relationship.from()))
                .put("to", write(relationship.to()))
                .putText("via", relationship.via())
                .put("join", write(relationship.join()))
                .put("forward", write(relationship.forward()))
                .put("backward", write(relationship.backward()))
                .build(relationship.extras());
    }

    private static Json write(RelationshipEnd end) {
        return new MembersWriter(Kind.END)
                .put("entity", ListFormat.oneOrMoreTexts(end.entities()))
                .putFlag("external", end.external(), false)
                .put("cardinality", end.cardinality().name())
                .putFlag("mandatory", end.mandatory(), false)
                .putNumber("typical", end.typical())
                .putNumber("maximum", end.maximum())
                .putText("skew", end.skew())
                .putText("role", end.role())
                .build(end.extras());
    }

    private static Optional<Json> write(Join join) {
        return join.equals(Join.NONE)
                ? Optional.empty()
                : Optional.of(new MembersWriter(Kind.JOIN)
                        .put("from", ListFormat.map(join.from(), Json::text))
                        .put("to", ListFormat.map(join.to(), Json::text))
                        .build(join.extras()));
    }

    private static Optional<Json> write(List<DirectionStrategy> strategies) {
        return ListFormat.oneOrMore(
                strategies.stream().map(RelationshipFormat::write).toList());
    }

    private static Json write(DirectionStrategy strategy) {
        return new MembersWriter(Kind.STRATEGY)
                .put("strategy", strategy.strategy().name())
                .put("index", strategy.index().map(index -> Json.text(index.name())))
                .putFlag("needed", strategy.needed(), true)
                .putText("attribute", strategy.attribute())
                .putText("separator", strategy.separator())
                .build(strategy.extras());
    }
}
