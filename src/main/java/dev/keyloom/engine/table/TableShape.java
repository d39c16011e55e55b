package dev.keyloom.engine.table;

import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.KeyRole;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table's keys and indexes as requests write them.
 *
 * @param globals also those that are being removed
 */
record TableShape(
        String name,
        List<AttributeDefinition> definitions,
        List<KeyElement> key,
        List<IndexState> locals,
        List<IndexState> globals) {
    TableShape {
        definitions = List.copyOf(definitions);
        key = List.copyOf(key);
        locals = List.copyOf(locals);
        globals = List.copyOf(globals);
    }

    TableShape withGlobals(List<IndexState> newGlobals) {
        return new TableShape(name, definitions, key, locals, newGlobals);
    }

    /** Returns this shape with these definitions, but for those that no key uses. */
    TableShape withDefinitions(List<AttributeDefinition> newDefinitions) {
        Set<String> used = usedAttributes();
        return new TableShape(
                name,
                newDefinitions.stream()
                        .filter(definition -> used.contains(definition.name()))
                        .toList(),
                key,
                locals,
                globals);
    }

    Optional<IndexState> global(String index) {
        return globals.stream().filter(state -> state.name().equals(index)).findFirst();
    }

    /** Returns the schema of the base table and of the indexes that are kept up to date. */
    TableSchema schema() {
        Map<String, AttributeType> types = definitions.stream()
                .collect(Collectors.toMap(AttributeDefinition::name, AttributeDefinition::type, (one, same) -> one));
        return new TableSchema(
                name,
                keySchema(key, types),
                globals.stream()
                        .filter(state -> !state.transition().isRemoval())
                        .map(IndexState::definition)
                        .map(index -> new SecondaryIndex.Global(
                                index.name(), keySchema(index.keySchema(), types), projection(index)))
                        .toList(),
                locals.stream()
                        .map(IndexState::definition)
                        .map(index -> new SecondaryIndex.Local(
                                index.name(), keySchema(index.keySchema(), types), projection(index)))
                        .toList());
    }

    static Projection projection(IndexDefinition index) {
        return new Projection(
                index.projection().kind().orElse(Projection.Kind.ALL),
                index.projection().nonKeyAttributes().orElse(List.of()));
    }

    private Set<String> usedAttributes() {
        return Stream.concat(
                        key.stream(),
                        Stream.concat(locals.stream(), globals.stream())
                                .filter(state -> !state.transition().isRemoval())
                                .flatMap(state -> state.definition().keySchema().stream()))
                .map(KeyElement::attribute)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static KeySchema keySchema(List<KeyElement> elements, Map<String, AttributeType> types) {
        return new KeySchema(attributes(elements, KeyRole.PARTITION, types), attributes(elements, KeyRole.SORT, types));
    }

    private static List<KeyAttribute> attributes(
            List<KeyElement> elements, KeyRole role, Map<String, AttributeType> types) {
        return elements.stream()
                .filter(element -> element.role() == role)
                .map(element ->
                        new KeyAttribute(element.attribute(), types.getOrDefault(element.attribute(), AttributeType.S)))
                .toList();
    }
}
