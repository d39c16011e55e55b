package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Lists and maps of the model as members that are left out when they are empty. */
final class ListFormat {
    private ListFormat() {}

    /** Returns an only element alone, several as an array. */
    static Optional<Json> oneOrMore(List<? extends Json> elements) {
        return elements.size() == 1 ? Optional.of(elements.get(0)) : list(elements, element -> element);
    }

    static <T> Optional<Json> list(List<T> elements, Function<T, ? extends Json> write) {
        return elements.isEmpty()
                ? Optional.empty()
                : Optional.of(Json.array(elements.stream().map(write).toList()));
    }

    static Optional<Json> texts(List<String> texts) {
        return list(texts, Json::text);
    }

    static Optional<Json> oneOrMoreTexts(List<String> texts) {
        return oneOrMore(texts.stream().map(Json::text).toList());
    }

    static <T> Optional<Json> map(Map<String, T> entries, Function<T, ? extends Json> write) {
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        Json.ObjectBuilder object = Json.object();
        entries.forEach((name, value) -> object.put(name, write.apply(value)));
        return Optional.of(object.build());
    }
}
