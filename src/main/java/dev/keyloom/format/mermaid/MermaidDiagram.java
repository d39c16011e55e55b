package dev.keyloom.format.mermaid;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import java.util.List;
import java.util.stream.Stream;

/**
 * A model as a Mermaid entity relationship diagram.
 *
 * @see <a href="https://mermaid.js.org/syntax/entityRelationshipDiagram.html">Mermaid: entity relationship diagrams</a>
 */
public final class MermaidDiagram {
    private static final String EXACTLY_ONE = "||";

    private final DataModel model;
    private final MermaidNames names;
    private final StringBuilder text = new StringBuilder("erDiagram\n");

    private MermaidDiagram(DataModel model) {
        this.model = model;
        Stream<String> stored = model.entities().stream().map(Entity::name);
        Stream<String> ends = model.relationships().stream()
                .flatMap(relationship -> Stream.of(relationship.from(), relationship.to()))
                .flatMap(end -> end.entities().stream());
        names = MermaidNames.ofEntities(Stream.concat(stored, ends).distinct().toList());
    }

    /**
     * Returns the text, each line ended. An associative entity is an entity between two relationships; names that the
     * notation cannot hold are shown as titles of plain ones.
     */
    public static String write(DataModel model) {
        return new MermaidDiagram(model).write();
    }

    private String write() {
        for (String name : names.all()) {
            model.entity(name).ifPresentOrElse(this::entity, () -> declaration(name, List.of()));
        }
        model.relationships().forEach(this::relationship);
        return text.toString();
    }

    private void entity(Entity entity) {
        MermaidNames attributes = MermaidNames.ofAttributes(entity.attributeNames());
        declaration(
                entity.name(),
                entity.attributes().stream()
                        .map(attribute -> attribute(entity, attribute, attributes))
                        .toList());
    }

    private void declaration(String name, List<String> attributes) {
        text.append("    ").append(names.plain(name));
        if (names.isChanged(name)) {
            text.append('[').append(MermaidNames.quoted(name)).append(']');
        }
        if (!attributes.isEmpty()) {
            text.append(" {\n");
            attributes.forEach(
                    attribute -> text.append("        ").append(attribute).append('\n'));
            text.append("    }");
        }
        text.append('\n');
    }

    private static String attribute(Entity entity, EntityAttribute attribute, MermaidNames attributes) {
        String key = entity.identifier().contains(attribute.name()) ? " PK" : "";
        String comment = attributes.isChanged(attribute.name()) ? " " + MermaidNames.quoted(attribute.name()) : "";
        return attribute.type() + " " + attributes.plain(attribute.name()) + key + comment;
    }

    private void relationship(Relationship relationship) {
        RelationshipEnd from = relationship.from();
        RelationshipEnd to = relationship.to();
        relationship
                .via()
                .filter(via -> model.entity(via).isPresent())
                .ifPresentOrElse(
                        via -> {
                            lines(relationship, from.entities(), EXACTLY_ONE, right(to), List.of(via));
                            lines(relationship, List.of(via), left(from), EXACTLY_ONE, to.entities());
                        },
                        () -> lines(relationship, from.entities(), left(from), right(to), to.entities()));
    }

    private void lines(
            Relationship relationship, List<String> sources, String left, String right, List<String> targets) {
        for (String source : sources) {
            for (String target : targets) {
                text.append("    ")
                        .append(names.plain(source))
                        .append(' ')
                        .append(left)
                        .append("--")
                        .append(right)
                        .append(' ')
                        .append(names.plain(target))
                        .append(" : ")
                        .append(MermaidNames.quoted(relationship.name()))
                        .append('\n');
            }
        }
    }

    private static String left(RelationshipEnd end) {
        return switch (end.cardinality()) {
            case ONE -> end.mandatory() ? EXACTLY_ONE : "|o";
            case MANY -> end.mandatory() ? "}|" : "}o";
        };
    }

    private static String right(RelationshipEnd end) {
        return switch (end.cardinality()) {
            case ONE -> end.mandatory() ? EXACTLY_ONE : "o|";
            case MANY -> end.mandatory() ? "|{" : "o{";
        };
    }
}
