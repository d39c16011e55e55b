package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.model.Extras;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Collects the members of one object and gives them in the order of their kind, unknown ones last. */
final class MembersWriter {
    private final Kind kind;
    private final Map<String, Json> members = new LinkedHashMap<>();

    MembersWriter(Kind kind) {
        this.kind = kind;
    }

    MembersWriter put(String name, Json value) {
        if (!kind.members().contains(name)) {
            throw new IllegalArgumentException(kind + " has no member " + name);
        }
        members.put(name, value);
        return this;
    }

    MembersWriter put(String name, String value) {
        return put(name, Json.text(value));
    }

    MembersWriter put(String name, Optional<? extends Json> value) {
        value.ifPresent(json -> put(name, json));
        return this;
    }

    MembersWriter putText(String name, Optional<String> value) {
        return put(name, value.map(Json::text));
    }

    MembersWriter putNumber(String name, Optional<BigDecimal> value) {
        return put(name, value.map(Json::number));
    }

    MembersWriter putCount(String name, OptionalInt value) {
        value.ifPresent(count -> put(name, Json.number(count)));
        return this;
    }

    MembersWriter putFlag(String name, Optional<Boolean> value) {
        return put(name, value.map(Json::of));
    }

    /** Puts a flag that is left out where it says what its absence says. */
    MembersWriter putFlag(String name, boolean value, boolean whenAbsent) {
        return value == whenAbsent ? this : put(name, Json.of(value));
    }

    ObjectValue build() {
        return build(Extras.NONE);
    }

    /** Returns the object together with what the reader kept aside for it. What has been set since then stays. */
    ObjectValue build(Extras extras) {
        ObjectValue whole = Overlay.over(Json.object(members), extras);
        Map<String, Json> ordered = new LinkedHashMap<>();
        for (String name : kind.members()) {
            whole.get(name).ifPresent(value -> ordered.put(name, value));
        }
        whole.members().forEach(ordered::putIfAbsent);
        return Json.object(ordered);
    }
}
