package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ArrayValue;
import dev.keyloom.format.json.Json.ObjectValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Changes one value somewhere in a JSON tree into something else, or takes it out. */
final class JsonMutation {
    private static final List<Json> OTHERS = List.of(
            Json.nothing(),
            Json.of(true),
            Json.number(5),
            Json.number(-1),
            new Json.NumberValue("1.5", Json.NOWHERE),
            Json.text("x"),
            Json.text(""),
            Json.text("<a|pad(>"),
            Json.text("primary"),
            Json.text("ALL"),
            Json.array(),
            Json.array(Json.text("x")),
            Json.array(Json.nothing()),
            Json.object(Map.of()),
            Json.object().put("name", "x").build(),
            Json.object().put("entity", 1).build());

    private final Random random;

    private JsonMutation(long seed) {
        this.random = new Random(seed);
    }

    static Json mutated(Json json, long seed) {
        return new JsonMutation(seed).mutated(json);
    }

    private Json mutated(Json json) {
        if (json instanceof ObjectValue object && !object.members().isEmpty() && random.nextInt(12) > 0) {
            List<String> names = new ArrayList<>(object.members().keySet());
            String chosen = names.get(random.nextInt(names.size()));
            Map<String, Json> members = new LinkedHashMap<>(object.members());
            switch (random.nextInt(20)) {
                case 0 -> members.remove(chosen);
                case 1 -> members.put(chosen + "x", members.remove(chosen));
                default -> members.put(chosen, mutated(members.get(chosen)));
            }
            return Json.object(members);
        }
        if (json instanceof ArrayValue array && !array.elements().isEmpty() && random.nextInt(12) > 0) {
            List<Json> elements = new ArrayList<>(array.elements());
            int chosen = random.nextInt(elements.size());
            if (random.nextInt(20) == 0) {
                elements.remove(chosen);
            } else {
                elements.set(chosen, mutated(elements.get(chosen)));
            }
            return Json.array(elements);
        }
        return OTHERS.get(random.nextInt(OTHERS.size()));
    }
}
