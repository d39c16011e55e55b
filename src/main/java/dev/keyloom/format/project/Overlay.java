package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ArrayValue;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.Json.TextValue;
import dev.keyloom.format.json.JsonSource;
import dev.keyloom.model.Extras;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Puts what the reader kept aside back to its place; see {@link Keeper} for how places are named. What the model says
 * now goes before what was kept, and what belonged to a part that is gone is gone with it.
 */
final class Overlay {
    private final Json value;

    private Overlay(Json value) {
        this.value = value;
    }

    /** Returns the object with all extras in it. */
    static ObjectValue over(ObjectValue object, Extras extras) {
        Json whole = object;
        for (Map.Entry<String, String> extra : extras.members().entrySet()) {
            String key = extra.getKey();
            List<String> steps =
                    key.startsWith("/") ? Arrays.asList(key.substring(1).split("/", -1)) : List.of(Keeper.stepOf(key));
            whole = new Overlay(parsed(extra)).into(whole, steps);
        }
        return whole instanceof ObjectValue result ? result : object;
    }

    private static Json parsed(Map.Entry<String, String> extra) {
        return JsonSource.of(extra.getValue())
                .value()
                .map(JsonSource::root)
                .orElseThrow(() -> new IllegalArgumentException("Extra member is not JSON: " + extra));
    }

    private Json into(Json target, List<String> steps) {
        String step = steps.get(0);
        if (steps.size() == 1) {
            return Keeper.isIndex(step) ? withElement(target, step) : withMember(target, Keeper.nameOf(step));
        }
        String name = Keeper.nameOf(step);
        List<String> rest = steps.subList(1, steps.size());
        if (target instanceof ArrayValue array) {
            return changed(array, element -> isNamed(element, name) ? into(element, rest) : element);
        }
        if (!(target instanceof ObjectValue object)) {
            return target;
        }
        Json child = object.members().get(name);
        if (child != null) {
            return with(object, name, into(child, rest));
        }
        if (isNamed(object, name)) {
            return into(object, rest);
        }
        return rest.size() == 1 ? with(object, name, container(rest.get(0))) : object;
    }

    /** Returns a container that holds nothing but the value. */
    private Json container(String step) {
        return Keeper.isIndex(step)
                ? Json.array(value)
                : Json.object().put(Keeper.nameOf(step), value).build();
    }

    private Json withMember(Json target, String name) {
        if (target instanceof ArrayValue array && array.elements().size() == 1) {
            return changed(array, only -> withMember(only, name));
        }
        return target instanceof ObjectValue object && object.get(name).isEmpty() ? with(object, name, value) : target;
    }

    /** An only element may stand alone: then the array begins here. */
    private Json withElement(Json target, String step) {
        List<Json> elements = target instanceof ArrayValue array
                ? new ArrayList<>(array.elements())
                : new ArrayList<>(List.of(target));
        elements.add(Math.min(Keeper.indexOf(step), elements.size()), value);
        return Json.array(elements);
    }

    private static Json changed(ArrayValue array, UnaryOperator<Json> change) {
        return Json.array(array.elements().stream().map(change).toList());
    }

    private static boolean isNamed(Json json, String name) {
        return json instanceof ObjectValue object
                && object.members().get("name") instanceof TextValue text
                && text.value().equals(name);
    }

    private static ObjectValue with(ObjectValue object, String name, Json member) {
        Map<String, Json> members = new LinkedHashMap<>(object.members());
        members.put(name, member);
        return Json.object(members);
    }
}
