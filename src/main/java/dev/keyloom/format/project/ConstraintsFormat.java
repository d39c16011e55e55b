package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.Constraints.Copy;
import dev.keyloom.model.Constraints.Counter;
import dev.keyloom.model.Constraints.Tenant;
import dev.keyloom.model.Constraints.Unique;
import dev.keyloom.model.RuleOverride;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What is declared beside keys, in the file: constraints, notes on item collections, overrides of rules. */
final class ConstraintsFormat {
    private ConstraintsFormat() {}

    static Optional<Constraints> read(Node node) {
        return node.members(Kind.CONSTRAINTS).map(members -> {
            List<List<String>> sharedKeys = members.list("sharedKeys", group -> group.allOf(Node::text));
            List<Counter> counters = members.list("counters", ConstraintsFormat::counter);
            List<Unique> unique = members.list("unique", ConstraintsFormat::unique);
            List<Copy> copies = members.list("copies", ConstraintsFormat::copy);
            Optional<Tenant> tenant = members.get("tenant", ConstraintsFormat::tenant);
            List<String> irreflexive = members.texts("irreflexive");
            List<String> transactionOnly = members.texts("transactionOnly");
            return new Constraints(
                    sharedKeys, counters, unique, copies, tenant, irreflexive, transactionOnly, members.extras());
        });
    }

    private static Optional<Counter> counter(Node node) {
        return node.members(Kind.COUNTER).flatMap(members -> {
            Optional<String> entity = members.require("entity", Node::text);
            Optional<String> attribute = members.require("attribute", Node::text);
            Optional<List<String>> counts = members.require("counts", kinds -> kinds.oneOrMore(Node::text));
            Map<String, String> match = members.textsByName("match");
            Optional<String> where = members.text("where");
            return entity.isEmpty() || attribute.isEmpty() || counts.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            new Counter(entity.get(), attribute.get(), counts.get(), match, where, members.extras()));
        });
    }

    private static Optional<Unique> unique(Node node) {
        return node.members(Kind.UNIQUE).flatMap(members -> {
            Optional<String> entity = members.require("entity", Node::text);
            List<String> attributes = members.texts("attributes");
            Optional<String> marker = members.text("marker");
            return entity.map(known -> new Unique(known, attributes, marker, members.extras()));
        });
    }

    private static Optional<Copy> copy(Node node) {
        return node.members(Kind.COPY).flatMap(members -> {
            Optional<String> entity = members.require("entity", Node::text);
            Optional<String> of = members.require("of", Node::text);
            Map<String, String> match = members.textsByName("match");
            Optional<String> when = members.text("when");
            return entity.isEmpty() || of.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Copy(entity.get(), of.get(), match, when, members.extras()));
        });
    }

    private static Optional<Tenant> tenant(Node node) {
        return node.members(Kind.TENANT).flatMap(members -> {
            Optional<String> attribute = members.require("attribute", Node::text);
            List<String> entities = members.texts("entities");
            return attribute.map(known -> new Tenant(known, entities, members.extras()));
        });
    }

    static Optional<CollectionNote> collection(Node node) {
        return node.members(Kind.COLLECTION).flatMap(members -> {
            Optional<String> table = members.text("table");
            Optional<String> index = members.require("index", Node::text);
            Optional<String> partition = members.text("partition");
            Optional<String> description = members.text("description");
            List<String> order = members.texts("order");
            return index.map(known ->
                    new CollectionNote(table, IndexRef.of(known), partition, description, order, members.extras()));
        });
    }

    static Optional<RuleOverride> rule(Node node) {
        return node.members(Kind.RULE).map(members -> {
            Optional<Severity> severity =
                    members.get("severity", word -> word.choice(List.of(Severity.values()), Severity::name));
            Optional<String> reason = members.text("reason");
            return new RuleOverride(severity, reason, members.extras());
        });
    }

    static Optional<Json> write(Constraints constraints) {
        if (constraints.equals(Constraints.NONE)) {
            return Optional.empty();
        }
        return Optional.of(new MembersWriter(Kind.CONSTRAINTS)
                .put("sharedKeys", ListFormat.list(constraints.sharedKeys(), Json::texts))
                .put("counters", ListFormat.list(constraints.counters(), ConstraintsFormat::write))
                .put("unique", ListFormat.list(constraints.unique(), ConstraintsFormat::write))
                .put("copies", ListFormat.list(constraints.copies(), ConstraintsFormat::write))
                .put("tenant", constraints.tenant().map(ConstraintsFormat::write))
                .put("irreflexive", ListFormat.texts(constraints.irreflexive()))
                .put("transactionOnly", ListFormat.texts(constraints.transactionOnly()))
                .build(constraints.extras()));
    }

    private static Json write(Counter counter) {
        return new MembersWriter(Kind.COUNTER)
                .put("entity", counter.entity())
                .put("attribute", counter.attribute())
                .put("counts", oneOrMoreTexts(counter.counts()))
                .put("match", ListFormat.map(counter.match(), Json::text))
                .putText("where", counter.where())
                .build(counter.extras());
    }

    /** A required list that may be empty: then it is there as an empty array. */
    private static Json oneOrMoreTexts(List<String> texts) {
        return ListFormat.oneOrMoreTexts(texts).orElseGet(() -> Json.array(List.of()));
    }

    private static Json write(Unique unique) {
        return new MembersWriter(Kind.UNIQUE)
                .put("entity", unique.entity())
                .put("attributes", Json.texts(unique.attributes()))
                .putText("marker", unique.marker())
                .build(unique.extras());
    }

    private static Json write(Copy copy) {
        return new MembersWriter(Kind.COPY)
                .put("entity", copy.entity())
                .put("of", copy.of())
                .put("match", ListFormat.map(copy.match(), Json::text))
                .putText("when", copy.when())
                .build(copy.extras());
    }

    private static Json write(Tenant tenant) {
        return new MembersWriter(Kind.TENANT)
                .put("attribute", tenant.attribute())
                .put("entities", Json.texts(tenant.entities()))
                .build(tenant.extras());
    }

    static Json write(CollectionNote note) {
        return new MembersWriter(Kind.COLLECTION)
                .putText("table", note.table())
                .put("index", note.index().name())
                .putText("partition", note.partition())
                .putText("description", note.description())
                .put("order", ListFormat.texts(note.order()))
                .build(note.extras());
    }

    static Json write(RuleOverride rule) {
        return new MembersWriter(Kind.RULE)
                .putText("severity", rule.severity().map(Severity::name))
                .putText("reason", rule.reason())
                .build(rule.extras());
    }
}
