package dev.keyloom.schema;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The shape of one table: its name, primary key and indexes, in the order in which they were declared. */
public record TableSchema(
        String name,
        KeySchema key,
        List<SecondaryIndex.Global> globalIndexes,
        List<SecondaryIndex.Local> localIndexes) {
    public TableSchema {
        globalIndexes = List.copyOf(globalIndexes);
        localIndexes = List.copyOf(localIndexes);
    }

    /** Returns the base table, then the global, then the local indexes. */
    public List<IndexRef> indexRefs() {
        List<IndexRef> refs = new ArrayList<>();
        refs.add(IndexRef.PRIMARY);
        indexes().forEach(index -> refs.add(index.ref()));
        return refs;
    }

    /** Returns the global, then the local indexes. */
    public List<SecondaryIndex> indexes() {
        List<SecondaryIndex> all = new ArrayList<>(globalIndexes);
        all.addAll(localIndexes);
        return all;
    }

    public Optional<SecondaryIndex> index(IndexRef ref) {
        return indexes().stream()
                .filter(index -> index.name().equals(ref.name()))
                .findFirst();
    }

    /** Returns the key of the base table or of an index; nothing if there is no such index. */
    public Optional<KeySchema> keyOf(IndexRef ref) {
        return ref.isPrimary() ? Optional.of(key) : index(ref).map(SecondaryIndex::key);
    }

    /** Returns the key attributes of the base table and all indexes, each name once, in order of first use. */
    public List<KeyAttribute> keyAttributes() {
        Set<String> seen = new LinkedHashSet<>();
        List<KeyAttribute> attributes = new ArrayList<>();
        for (IndexRef ref : indexRefs()) {
            for (KeyAttribute attribute : keyOf(ref).orElseThrow().all()) {
                if (seen.add(attribute.name())) {
                    attributes.add(attribute);
                }
            }
        }
        return attributes;
    }
}
