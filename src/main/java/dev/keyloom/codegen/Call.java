package dev.keyloom.codegen;

import dev.keyloom.codegen.Shape.Struct;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * A request as programs write it.
 *
 * @param operation the service's name of it
 * @param request its members in the order in which people write them
 */
record Call(String operation, Struct request, Answer answer) {
    /** Returns the operation as a method is named in Java and JavaScript: {@code getItem}. */
    String camelCase() {
        return operation.substring(0, 1).toLowerCase(Locale.ROOT) + operation.substring(1);
    }

    /** Returns the operation, or a member, in words joined by {@code joint}: {@code get_item}. */
    static String words(String name, String joint) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", joint).toLowerCase(Locale.ROOT);
    }

    /** Returns how many items each page reads at most, if the request says so. */
    OptionalInt limit() {
        return request.members().stream()
                .filter(member -> member.name().equals("Limit"))
                .mapToInt(member -> ((Shape.Whole) member.value()).number())
                .findFirst();
    }
}
