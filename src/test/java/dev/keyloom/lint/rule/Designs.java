package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.ProjectReader;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Linter;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Result;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Small designs for the tests of rules, written as a person would jot them down. It has one table, {@code Store}, with PK and
 * SK and, where asked for, overloaded indexes. Wherever JSON is taken, {@code '} may stand for {@code "}.
 *
 * <pre>{@code
 * Designs.store()
 *         .index("GSI1")
 *         .entity("Shelf", "Room!*", "Number!* N", "Label~ S {'maximumBytes': 80}")
 *         .identifiedBy("Room", "Number")
 *         .primary("ROOM#<Room>", "SHELF#<Number|pad(4)>")
 *         .key("GSI1", "LABEL#<Label>", "=PK")
 *         .record("{'Room': 'a', 'Number': 2}")
 *         .pattern("'parameters': {'Room': 'a'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition': 'ROOM#<Room>'}]")
 *         .build();
 * }</pre>
 */
final class Designs {
    private static final Pattern ATTRIBUTE = Pattern.compile("(\\S+?)([!~*]*)(?: (\\w+))?(?: \\{(.*)\\})?");

    private final Map<String, String> table = new LinkedHashMap<>();
    private final List<String> globalIndexes = new ArrayList<>();
    private final List<String> localIndexes = new ArrayList<>();
    private final List<EntityText> entities = new ArrayList<>();
    private final List<String> relationships = new ArrayList<>();
    private final List<String> patterns = new ArrayList<>();
    private final List<String> collections = new ArrayList<>();
    private final Map<String, String> others = new LinkedHashMap<>();

    private Designs() {
        table.put("name", quoted("Store"));
        table.put("partitionKey", keyAttribute("PK", "S"));
        table.put("sortKey", keyAttribute("SK", "S"));
        table.put("typeAttribute", quoted("Type"));
    }

    /** Returns a design with an empty table. */
    static Designs store() {
        return new Designs();
    }

    /** Returns a sample that the program ships. */
    static DataModel sample(String name) {
        return model(new String(SampleModels.content(name).orElseThrow(), StandardCharsets.UTF_8));
    }

    /**
     * Returns a sample with a text of its file replaced wherever it stands: a design broken on purpose. Line breaks and indents
     * of the file are not looked at.
     *
     * @throws IllegalArgumentException if the text is not there
     */
    static DataModel sample(String name, String old, String replacement) {
        String text = new String(SampleModels.content(name).orElseThrow(), StandardCharsets.UTF_8)
                .replaceAll("\\s*\\n\\s*", " ");
        if (!text.contains(json(old))) {
            throw new IllegalArgumentException(name + " does not hold " + json(old));
        }
        return model(text.replace(json(old), json(replacement)));
    }

    /**
     * Returns what one rule finds in a design; overrides of the design count. Each fix is tried: what it mends must not be found
     * again.
     */
    static List<Finding> check(Rule rule, DataModel model) {
        Linter linter = new Linter(List.of(rule));
        List<Finding> findings = linter.check(LintContext.of(model)).require();
        for (Finding finding : findings) {
            finding.fix()
                    .ifPresent(fix -> assertThat(
                                    linter.check(LintContext.of(fix.change().apply(model)))
                                            .require())
                            .as(fix.label())
                            .noneMatch(other -> other.rule().equals(finding.rule())
                                    && other.message().equals(finding.message())
                                    && other.where().equals(finding.where())));
        }
        return findings;
    }

    /** Returns the messages of what one rule finds. */
    static List<String> messages(Rule rule, DataModel model) {
        return check(rule, model).stream().map(Finding::message).toList();
    }

    /** Gives the table another member: {@code table("recordsComplete", "true")}. */
    Designs table(String member, String json) {
        table.put(member, json(json));
        return this;
    }

    /** Adds a global index {@code NAME} with NAMEPK and NAMESK that projects ALL. */
    Designs index(String name) {
        return index(name, name + "PK", name + "SK", "ALL");
    }

    /** Adds a global index over text attributes; an empty sort key: none. */
    Designs index(String name, String partitionKey, String sortKey, String projection) {
        return globalIndex("'name': '" + name + "', 'partitionKey': [{'name': '" + partitionKey + "', 'type': 'S'}]"
                + (sortKey.isEmpty() ? "" : ", 'sortKey': [{'name': '" + sortKey + "', 'type': 'S'}]")
                + ", 'projection': {'type': '" + projection + "'}");
    }

    /** Adds a global index from the members of its JSON object. */
    Designs globalIndex(String members) {
        globalIndexes.add("{" + json(members) + "}");
        return this;
    }

    /** Adds a local index that projects ALL. */
    Designs localIndex(String name, String sortKey) {
        localIndexes.add(json("{'name': '" + name + "', 'sortKey': {'name': '" + sortKey
                + "', 'type': 'S'}, 'projection': {'type': 'ALL'}}"));
        return this;
    }

    /**
     * Adds an entity; what follows is about it.
     *
     * @param attributes name, then {@code !} if required, {@code ~} if mutable, {@code *} if immutable, then its type (S if it is
     *     not said) and, in braces, more members
     */
    Designs entity(String name, String... attributes) {
        EntityText entity = new EntityText(name);
        for (String attribute : attributes) {
            entity.attributes.add(attribute(attribute));
        }
        entities.add(entity);
        return this;
    }

    Designs identifiedBy(String... attributes) {
        for (String attribute : attributes) {
            last().identifier.add(quoted(attribute));
        }
        return this;
    }

    /** Gives the last entity its primary key. */
    Designs primary(String partition, String sort) {
        return key("primary", partition, sort);
    }

    /** Gives the last entity a mapping without condition for an index, behind those it has; an empty half is left out. */
    Designs key(String index, String partition, String sort) {
        return mapping(index, halves(partition, sort));
    }

    /** Gives the last entity a variant for an index, behind those it has. */
    Designs variant(String index, String variant, String when, String partition, String sort) {
        return mapping(
                index,
                "\"variant\": " + quoted(variant) + ", \"when\": " + quoted(when) + ", " + halves(partition, sort));
    }

    /** Gives the last entity a mapping that says that some records stay out. */
    Designs sparse(String index, String partition, String sort) {
        return mapping(index, halves(partition, sort) + ", \"sparse\": true");
    }

    /** Adds a record of the last entity, a JSON object. */
    Designs record(String json) {
        last().records.add(json(json));
        return this;
    }

    /** Adds a relationship from the members of its JSON object; where no name is given it is {@code r1}, {@code r2} … */
    Designs relationship(String members) {
        String name = json(members).startsWith("\"name\"") ? "" : "\"name\": \"r" + (relationships.size() + 1) + "\", ";
        relationships.add("{" + name + json(members) + "}");
        return this;
    }

    /** Adds an access pattern from the members of its JSON object; its number and a name come by themselves. */
    Designs pattern(String members) {
        int number = patterns.size() + 1;
        String name = json(members).contains("\"name\"") ? "" : "\"name\": \"Pattern " + number + "\", ";
        patterns.add("{\"number\": " + number + ", " + name + json(members) + "}");
        return this;
    }

    /** Adds a note on a collection from the members of its JSON object. */
    Designs collection(String members) {
        collections.add("{" + json(members) + "}");
        return this;
    }

    /** Says what must hold between records, as the members of a JSON object. */
    Designs constraints(String members) {
        others.put("constraints", "{" + json(members) + "}");
        return this;
    }

    /** Overrides rules, as the members of a JSON object. */
    Designs rules(String members) {
        others.put("rules", "{" + json(members) + "}");
        return this;
    }

    /** Returns the design. It may be as wrong as a design can be, but its notation must not. */
    DataModel build() {
        Map<String, String> withIndexes = new LinkedHashMap<>(table);
        withIndexes.put("globalIndexes", list(globalIndexes));
        withIndexes.put("localIndexes", list(localIndexes));
        Map<String, String> members = new LinkedHashMap<>();
        members.put("formatVersion", "1");
        members.put("name", quoted("Test"));
        members.put("tables", list(List.of(object(withIndexes))));
        members.put("entities", list(entities.stream().map(EntityText::json).toList()));
        members.put("relationships", list(relationships));
        members.put("accessPatterns", list(patterns));
        Map<String, String> records = new LinkedHashMap<>();
        entities.forEach(entity -> records.put(entity.name, list(entity.records)));
        members.put("records", object(records));
        members.put("collections", list(collections));
        members.putAll(others);
        return model(object(members));
    }

    private Designs mapping(String index, String members) {
        last().keys.computeIfAbsent(index, same -> new ArrayList<>()).add("{" + members + "}");
        return this;
    }

    private EntityText last() {
        return entities.get(entities.size() - 1);
    }

    private static String halves(String partition, String sort) {
        List<String> halves = new ArrayList<>();
        if (!partition.isEmpty()) {
            halves.add("\"partition\": " + quoted(partition));
        }
        if (!sort.isEmpty()) {
            halves.add("\"sort\": " + quoted(sort));
        }
        return String.join(", ", halves);
    }

    private static String attribute(String notation) {
        Matcher matcher = ATTRIBUTE.matcher(notation);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("Not an attribute: " + notation);
        }
        String flags = matcher.group(2);
        List<String> members = new ArrayList<>();
        members.add("\"name\": " + quoted(matcher.group(1)));
        members.add("\"type\": " + quoted(matcher.group(3) == null ? "S" : matcher.group(3)));
        if (flags.contains("!")) {
            members.add("\"required\": true");
        }
        if (flags.contains("~") || flags.contains("*")) {
            members.add("\"mutable\": " + flags.contains("~"));
        }
        if (matcher.group(4) != null) {
            members.add(json(matcher.group(4)));
        }
        return "{" + String.join(", ", members) + "}";
    }

    private static DataModel model(String json) {
        Result<Document> read = ProjectReader.read(json.getBytes(StandardCharsets.UTF_8));
        return read.value()
                .map(Document::model)
                .orElseThrow(() -> new IllegalArgumentException(read.problems() + "\n" + json));
    }

    private static String keyAttribute(String name, String type) {
        return "{\"name\": " + quoted(name) + ", \"type\": " + quoted(type) + "}";
    }

    private static String json(String text) {
        return text.indexOf('"') < 0 ? text.replace('\'', '"') : text;
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    private static String list(List<String> elements) {
        return "[" + String.join(", ", elements) + "]";
    }

    private static String object(Map<String, String> members) {
        List<String> texts = new ArrayList<>();
        members.forEach((name, value) -> texts.add(quoted(name) + ": " + value));
        return "{" + String.join(", ", texts) + "}";
    }

    /** An entity and its records as JSON fragments. */
    private static final class EntityText {
        final String name;
        final List<String> attributes = new ArrayList<>();
        final List<String> identifier = new ArrayList<>();
        final Map<String, List<String>> keys = new LinkedHashMap<>();
        final List<String> records = new ArrayList<>();

        EntityText(String name) {
            this.name = name;
        }

        String json() {
            Map<String, String> texts = new LinkedHashMap<>();
            keys.forEach(
                    (index, mappings) -> texts.put(index, mappings.size() == 1 ? mappings.get(0) : list(mappings)));
            return "{\"name\": " + quoted(name) + ", \"table\": \"Store\", \"attributes\": " + list(attributes)
                    + ", \"identifier\": " + list(identifier) + ", \"keys\": " + object(texts) + "}";
        }
    }
}
