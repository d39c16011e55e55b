package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.RuleOverride;
import dev.keyloom.problem.Result;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Changes of the design as a whole. */
public sealed interface DocumentEdit extends ModelEdit {

    /** Gives the design another name. */
    record Rename(String newName) implements DocumentEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.rename-design", newName);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(Rename.class));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.freeName("design", newName, List.of())
                    .map(free -> changed(document, document.model().withName(free)));
        }
    }

    /** Says what the design is for. */
    record Describe(Optional<String> description) implements DocumentEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.describe-design");
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(Describe.class));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return document.model().description().equals(description)
                    ? Result.of(document)
                    : Result.of(document.withModel(document.model().withDescription(description)));
        }
    }

    /**
     * Puts another document in place of this one: a reload from disk, an import.
     *
     * @param name what the user did to get it
     */
    record Replace(EditName name, Document replacement) implements DocumentEdit {
        @Override
        public Result<Document> applyTo(Document document) {
            return Result.of(replacement);
        }
    }

    /** Gives a rule of the analyzer another severity with a reason, or its own back. */
    record OverrideRule(String rule, Optional<RuleOverride> override) implements DocumentEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.override-rule", rule);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(OverrideRule.class, rule));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            Map<String, RuleOverride> rules =
                    new LinkedHashMap<>(document.model().rules());
            override.ifPresentOrElse(value -> rules.put(rule, value), () -> rules.remove(rule));
            return Result.of(
                    rules.equals(document.model().rules())
                            ? document
                            : document.withModel(document.model().withRules(rules)));
        }
    }

    /**
     * Mends what a rule of the analyzer found.
     *
     * @param label what the fix does, as its button says it
     */
    record ApplyFix(String label, UnaryOperator<DataModel> change) implements DocumentEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.apply-fix", label);
        }

        @Override
        @SuppressWarnings("ReferenceEquality") // comparing whole models would read every record
        public Result<Document> applyTo(Document document) {
            DataModel mended = change.apply(document.model());
            return Result.of(mended == document.model() ? document : document.withModel(mended));
        }
    }

    /** Replaces what must hold between records. */
    record SetConstraints(Constraints constraints) implements DocumentEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-constraints");
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Result.of(changed(document, document.model().withConstraints(constraints)));
        }
    }

    /** Replaces the notes on item collections. */
    record SetCollections(List<CollectionNote> collections) implements DocumentEdit {
        public SetCollections {
            collections = List.copyOf(collections);
        }

        @Override
        public EditName name() {
            return EditName.of("edit.set-collections");
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Result.of(changed(document, document.model().withCollections(collections)));
        }
    }

    /** Compares what these edits change alone; comparing whole models would read every record. */
    private static Document changed(Document document, DataModel model) {
        DataModel old = document.model();
        boolean isSame = old.name().equals(model.name())
                && old.constraints().equals(model.constraints())
                && old.collections().equals(model.collections());
        return isSame ? document : document.withModel(model);
    }
}
