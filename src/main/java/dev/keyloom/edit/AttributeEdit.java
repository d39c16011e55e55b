package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeType;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Changes of the attributes of entities. */
public sealed interface AttributeEdit extends ModelEdit {

    /**
     * Adds an attribute.
     *
     * @param position its place among the entity's attributes, from 0; at the end if absent
     */
    record Add(String entity, EntityAttribute attribute, Optional<Integer> position) implements AttributeEdit {
        /** Returns the edit that adds an attribute behind the others. */
        public static Add last(String entity, EntityAttribute attribute) {
            return new Add(entity, attribute, Optional.empty());
        }

        @Override
        public EditName name() {
            return EditName.of("edit.add-attribute", attribute.name(), entity);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryEntity(document, entity, found -> {
                List<EntityAttribute> attributes = found.attributes();
                return Lookup.freeName("attribute", attribute.name(), found.attributeNames())
                        .then(free -> Lookup.position(position.orElse(attributes.size()), attributes.size() + 1))
                        .map(at -> found.withAttributes(Sharing.inserted(attributes, at, attribute)));
            });
        }
    }

    /**
     * Removes an attribute: its values go, it is cut out of key templates, and variants, joins and constraints that depend
     * on it go. Filters and conditions of access patterns are the author's questions and stay as written.
     */
    record Remove(String entity, String attribute) implements AttributeEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.remove-attribute", attribute, entity);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.entity(document.model(), entity)
                    .then(found -> Lookup.attribute(found, attribute))
                    .then(found -> AttributeNames.changed(document.model(), entity, NameChange.removing(attribute)))
                    .map(document::withModel);
        }
    }

    /**
     * Gives an attribute another name, everywhere. A parameter of an access pattern follows its attribute where no other
     * entity of the pattern has an attribute of that name; else the pattern says which parameter is meant.
     */
    record Rename(String entity, String attribute, String newName) implements AttributeEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.rename-attribute", attribute, newName, entity);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            if (attribute.equals(newName)) {
                return Change.attribute(document, entity, attribute, UnaryOperator.identity());
            }
            return Lookup.entity(model, entity)
                    .then(found -> Lookup.attribute(found, attribute)
                            .then(same -> Lookup.freeName(
                                    "attribute",
                                    newName,
                                    NameChange.removing(attribute).in(found.attributeNames()))))
                    .then(free -> AttributeNames.changed(model, entity, NameChange.renaming(attribute, free)))
                    .map(document::withModel);
        }
    }

    /** Gives an attribute another type. Values of records that mean exactly the same in the new type are converted, others stay. */
    record Retype(String entity, String attribute, AttributeType type) implements AttributeEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.retype-attribute", attribute, type.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.entity(document.model(), entity)
                    .then(found -> Lookup.attribute(found, attribute))
                    .map(found -> found.type() == type ? document : retyped(document, found));
        }

        private Document retyped(Document document, EntityAttribute found) {
            DataModel model = document.model();
            EntityAttribute changed = found.withType(type)
                    .withFacts(found.facts()
                            .withValues(
                                    Sharing.mapped(found.facts().values(), value -> Conversion.orSame(value, type)),
                                    found.facts().defaultValue().map(value -> Conversion.orSame(value, type))));
            Entity old = model.entity(entity).orElseThrow();
            Entity entityChanged = old.withAttributes(Sharing.replaced(old.attributes(), found, changed));
            return document.withModel(model.withEntities(Sharing.replaced(model.entities(), old, entityChanged))
                    .withRecords(RecordLists.changed(
                            model.records(), entity, record -> Conversion.inRecord(record, attribute, type))));
        }
    }

    /**
     * Moves an attribute to another place among the entity's.
     *
     * @param position its new place, from 0
     */
    record Move(String entity, String attribute, int position) implements AttributeEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.move-attribute", attribute, entity);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(Move.class, entity, attribute));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryEntity(
                    document,
                    entity,
                    found -> Lookup.attribute(found, attribute)
                            .then(some -> Lookup.position(
                                            position, found.attributes().size())
                                    .map(to -> found.withAttributes(Sharing.moved(
                                            found.attributes(),
                                            found.attributes().indexOf(some),
                                            to)))));
        }
    }

    /** Replaces what is known of an attribute beside its name and type: whether it is required or changes, description, facts. */
    record SetFacts(
            String entity,
            String attribute,
            EntityAttribute.Required required,
            Optional<Boolean> mutable,
            Optional<String> description,
            EntityAttribute.Facts facts)
            implements AttributeEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-attribute-facts", attribute, entity);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetFacts.class, entity, attribute));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.attribute(
                    document,
                    entity,
                    attribute,
                    found -> found.withRequired(required)
                            .withMutable(mutable)
                            .withDescription(description)
                            .withFacts(facts));
        }
    }
}
