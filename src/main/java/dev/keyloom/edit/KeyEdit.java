package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.expression.Condition;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Extras;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;

/**
 * Changes of the key mappings of an entity. A mapping is named by entity, index and its position among the entity's variants
 * for that index, from 0.
 */
public sealed interface KeyEdit extends ModelEdit {

    /** What a key attribute is in its key. */
    enum Role {
        PARTITION,
        SORT;

        List<KeyTemplate> of(KeyMapping mapping) {
            return switch (this) {
                case PARTITION -> mapping.partition();
                case SORT -> mapping.sort();
            };
        }

        KeyMapping replaced(KeyMapping mapping, List<KeyTemplate> templates) {
            return switch (this) {
                case PARTITION -> mapping.withPartition(templates);
                case SORT -> mapping.withSort(templates);
            };
        }

        int attributes(KeySchema key) {
            return switch (this) {
                case PARTITION -> key.partition().size();
                case SORT -> key.sort().size();
            };
        }
    }

    /**
     * Writes the template of one key attribute; an empty text takes it away, and the mapping too when it was its last. A
     * first template makes the mapping.
     *
     * @param variant position of the mapping among the entity's for the index, from 0
     * @param position which of the role's key attributes, from 0
     */
    record SetTemplate(String entity, IndexRef index, int variant, Role role, int position, String text)
            implements KeyEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-template", entity, index.name());
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetTemplate.class, entity, index, variant, role, position));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryEntity(
                    document,
                    entity,
                    found -> key(document.model(), found, index)
                            .then(key -> Lookup.position(position, role.attributes(key)))
                            .then(at -> templateSet(found)));
        }

        private Result<Entity> templateSet(Entity found) {
            List<KeyMapping> mappings = found.mappings(index);
            if (mappings.isEmpty() && variant == 0) {
                return written(emptyMapping(Optional.empty(), Optional.empty()))
                        .map(mapping -> isEmpty(mapping) ? found : found.withMappings(index, List.of(mapping)));
            }
            return Lookup.position(variant, mappings.size()).then(at -> {
                KeyMapping old = mappings.get(at);
                return written(old)
                        .map(mapping -> isEmpty(mapping)
                                ? found.withMappings(index, Sharing.without(mappings, at))
                                : found.withMappings(index, Sharing.replaced(mappings, old, mapping)));
            });
        }

        private Result<KeyMapping> written(KeyMapping mapping) {
            List<KeyTemplate> half = role.of(mapping);
            if (text.isEmpty() && position >= half.size()) {
                return Result.of(mapping);
            }
            if (position > half.size() || (text.isEmpty() && position < half.size() - 1)) {
                return Result.failed(Problem.error(
                        "edit-template-gap",
                        "The templates of " + entity + " for " + index.name()
                                + " are written from left to right: there can be no empty one between others.",
                        Place.NOWHERE));
            }
            if (text.isEmpty()) {
                return Result.of(role.replaced(mapping, half.subList(0, position)));
            }
            return KeyTemplate.parse(text)
                    .map(template -> role.replaced(
                            mapping,
                            position == half.size()
                                    ? Sharing.appended(half, template)
                                    : Sharing.replaced(half, half.get(position), template)));
        }
    }

    /**
     * Adds a variant without templates behind the entity's others for an index.
     *
     * @param when the records it applies to, as a condition; all that reach it if absent
     */
    record AddVariant(String entity, IndexRef index, Optional<String> variant, Optional<String> when)
            implements KeyEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.add-variant", entity, index.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryEntity(
                    document,
                    entity,
                    found -> key(document.model(), found, index)
                            .then(key -> freeVariant(found, index, variant))
                            .then(free -> condition(when))
                            .map(condition -> found.withMappings(
                                    index, Sharing.appended(found.mappings(index), emptyMapping(variant, condition)))));
        }
    }

    /** Removes one mapping of an entity for an index. */
    record RemoveVariant(String entity, IndexRef index, int variant) implements KeyEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.remove-variant", entity, index.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            return Lookup.entity(model, entity)
                    .then(found -> Lookup.position(
                                    variant, found.mappings(index).size())
                            .then(at -> Change.entity(
                                            document,
                                            entity,
                                            same -> same.withMappings(index, Sharing.without(same.mappings(index), at)))
                                    .map(changed -> variantNoted(
                                            changed,
                                            found,
                                            index,
                                            found.mappings(index).get(at).variant(),
                                            Optional.empty()))));
        }
    }

    /** Takes an entity out of an index with all its variants. */
    record LeaveIndex(String entity, IndexRef index) implements KeyEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.leave-index", entity, index.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            Result<Document> result = Lookup.entity(document.model(), entity).map(found -> document);
            int variants = document.model()
                    .entity(entity)
                    .map(found -> found.mappings(index).size())
                    .orElse(0);
            for (int i = variants - 1; i >= 0; i--) {
                result = result.then(new RemoveVariant(entity, index, i)::applyTo);
            }
            return result;
        }
    }

    /** Changes the order in which an entity's variants for an index are tried; positions from 0. */
    record MoveVariant(String entity, IndexRef index, int from, int to) implements KeyEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.move-variant", entity, index.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryEntity(document, entity, found -> {
                List<KeyMapping> mappings = found.mappings(index);
                return Lookup.position(from, mappings.size())
                        .then(same -> Lookup.position(to, mappings.size()))
                        .map(target -> found.withMappings(index, Sharing.moved(mappings, from, target)));
            });
        }
    }

    /** Gives a variant another name, in the notes on item collections too. */
    record RenameVariant(String entity, IndexRef index, int variant, Optional<String> newName) implements KeyEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.rename-variant", entity, index.name());
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(RenameVariant.class, entity, index, variant));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.entity(document.model(), entity)
                    .then(found -> Lookup.position(
                                    variant, found.mappings(index).size())
                            .then(at -> {
                                KeyMapping old = found.mappings(index).get(at);
                                Optional<String> other =
                                        newName.filter(name -> !old.variant().equals(Optional.of(name)));
                                return freeVariant(found, index, other)
                                        .then(free -> changed(
                                                document,
                                                entity,
                                                index,
                                                at,
                                                mapping -> Result.of(mapping.withVariant(newName, mapping.when()))))
                                        .map(after -> variantNoted(after, found, index, old.variant(), newName));
                            }));
        }
    }

    /**
     * Decides which records a variant applies to.
     *
     * @param when a condition; all records that reach it if absent
     */
    record SetCondition(String entity, IndexRef index, int variant, Optional<String> when) implements KeyEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-condition", entity, index.name());
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetCondition.class, entity, index, variant));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return condition(when)
                    .then(condition -> changed(
                            document,
                            entity,
                            index,
                            variant,
                            mapping -> Result.of(mapping.withVariant(mapping.variant(), condition))));
        }
    }

    /** Says whether it is meant that records of an entity stay out of an index; unknown if absent. */
    record SetSparse(String entity, IndexRef index, int variant, Optional<Boolean> sparse) implements KeyEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-sparse", entity, index.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return changed(document, entity, index, variant, mapping -> Result.of(mapping.withSparse(sparse)));
        }
    }

    private static Result<Document> changed(
            Document document, String entity, IndexRef index, int variant, Change.Attempt<KeyMapping> change) {
        return Change.tryEntity(document, entity, found -> {
            List<KeyMapping> mappings = found.mappings(index);
            return Lookup.position(variant, mappings.size())
                    .then(at -> change.on(mappings.get(at))
                            .map(mapping ->
                                    found.withMappings(index, Sharing.replaced(mappings, mappings.get(at), mapping))));
        });
    }

    private static KeyMapping emptyMapping(Optional<String> variant, Optional<Condition> when) {
        return new KeyMapping(variant, when, List.of(), List.of(), Optional.empty(), Extras.NONE);
    }

    /** A variant that has a name or a condition is kept while its templates are still to be written. */
    private static boolean isEmpty(KeyMapping mapping) {
        return mapping.equals(emptyMapping(Optional.empty(), Optional.empty()));
    }

    private static Result<KeySchema> key(DataModel model, Entity entity, IndexRef index) {
        return Lookup.table(model, entity.table())
                .then(table -> index.isPrimary()
                        ? Result.of(table.schema().key())
                        : Lookup.index(table, index.name()).map(found -> found.key()));
    }

    private static Result<Optional<String>> freeVariant(Entity entity, IndexRef index, Optional<String> name) {
        List<String> taken = entity.mappings(index).stream()
                .flatMap(mapping -> mapping.variant().stream())
                .toList();
        return name.isEmpty()
                ? Result.of(name)
                : Lookup.freeName("variant", name.get(), taken).map(Optional::of);
    }

    private static Result<Optional<Condition>> condition(Optional<String> text) {
        return text.isEmpty()
                ? Result.of(Optional.empty())
                : Condition.parse(text.get()).map(Optional::of);
    }

    /** Returns the document with {@code Entity:variant} changed in the notes on an index of the entity's table. */
    private static Document variantNoted(
            Document document, Entity entity, IndexRef index, Optional<String> old, Optional<String> replacement) {
        if (old.isEmpty() || old.equals(replacement)) {
            return document;
        }
        NameChange change =
                new NameChange(entity.name() + ":" + old.get(), replacement.map(name -> entity.name() + ":" + name));
        DataModel model = document.model();
        List<CollectionNote> notes = Sharing.mapped(
                model.collections(),
                note -> note.index().equals(index)
                                && note.table().orElse(entity.table()).equals(entity.table())
                        ? new CollectionNote(
                                note.table(),
                                note.index(),
                                note.partition(),
                                note.description(),
                                change.in(note.order()),
                                note.extras())
                        : note);
        return notes == model.collections() ? document : document.withModel(model.withCollections(notes));
    }
}
