package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.NullValue;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.model.Extras;
import dev.keyloom.problem.Place;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * The members of one object while it is read. A member that is missing or null gives nothing; one that cannot be used
 * is reported, kept aside, and gives nothing.
 */
final class Members {
    private final Node node;
    private final ObjectValue object;
    private final Kind kind;
    private final Keeper keeper;
    private final String prefix;
    private final Set<String> asked = new HashSet<>();

    Members(Node node, ObjectValue object, Kind kind, Keeper keeper, String prefix) {
        this.node = node;
        this.object = object;
        this.kind = kind;
        this.keeper = keeper;
        this.prefix = prefix;
    }

    Node node() {
        return node;
    }

    <T> Optional<T> get(String name, Function<Node, Optional<T>> read) {
        Optional<Node> member = child(name);
        if (member.isEmpty()) {
            return Optional.empty();
        }
        Optional<T> value = read.apply(member.get());
        if (value.isEmpty()) {
            member.get().keepAside();
        }
        return value;
    }

    /** Reads a member that the object cannot do without; its lack is reported. */
    <T> Optional<T> require(String name, Function<Node, Optional<T>> read) {
        Optional<T> value = get(name, read);
        if (object.get(name).isEmpty() || object.members().get(name) instanceof NullValue) {
            node.reading().error(node, "missing-member", "Member \"" + name + "\" is missing" + whose() + ".");
        }
        return value;
    }

    Optional<String> text(String name) {
        return get(name, Node::text);
    }

    Optional<Boolean> flag(String name) {
        return get(name, Node::bool);
    }

    OptionalInt count(String name) {
        return get(name, Node::count).map(OptionalInt::of).orElse(OptionalInt.empty());
    }

    Optional<BigDecimal> number(String name) {
        return get(name, Node::number);
    }

    List<String> texts(String name) {
        return list(name, Node::text);
    }

    Map<String, String> textsByName(String name) {
        return map(name, Node::text);
    }

    <T> List<T> list(String name, Function<Node, Optional<T>> read) {
        return get(name, list -> list.list(read)).orElse(List.of());
    }

    <T> List<T> oneOrMore(String name, Function<Node, Optional<T>> read) {
        return get(name, list -> list.oneOrMore(read)).orElse(List.of());
    }

    <T> Map<String, T> map(String name, Function<Node, Optional<T>> read) {
        return get(name, map -> map.map(read)).orElse(Map.of());
    }

    /** Returns the member as it is, null included. */
    Optional<Json> raw(String name) {
        ask(name);
        return object.get(name);
    }

    private Optional<Node> child(String name) {
        return raw(name).filter(json -> !(json instanceof NullValue)).map(json -> childNode(name, json));
    }

    private Node childNode(String name, Json json) {
        String key = prefix.isEmpty() ? Keeper.memberKey(name) : Keeper.memberKey(prefix, name);
        return new Node(node.reading(), json, node.path() + "/" + Place.escaped(name), keeper, key);
    }

    /** Reports and keeps the members that the kind does not have. Called once, when all that it has were asked for. */
    Extras extras() {
        keepUnknown();
        return keeper.toExtras();
    }

    /** Does what {@link #extras()} does, for an object whose extras are kept by the part around it. */
    void keepUnknown() {
        if (asked.size() != kind.members().size()) {
            throw new IllegalStateException("Of " + kind + " only " + asked + " are read, not " + kind.members());
        }
        object.members().forEach((name, json) -> {
            if (!asked.contains(name)) {
                Node unknown = childNode(name, json);
                node.reading().unknownMember(name, json, unknown.path(), kind.members());
                unknown.keepAside();
            }
        });
    }

    private void ask(String name) {
        if (!kind.members().contains(name)) {
            throw new IllegalArgumentException(kind + " has no member " + name);
        }
        asked.add(name);
    }

    private String whose() {
        return object.get("name")
                .filter(Json.TextValue.class::isInstance)
                .map(name -> " in " + Reading.quoted(((Json.TextValue) name).value()))
                .orElse("");
    }
}
