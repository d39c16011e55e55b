package dev.keyloom.wire.value;

import com.fasterxml.jackson.core.JsonToken;
import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import java.io.IOException;

/**
 * The service's errors for JSON of the wrong type: what stands where something else is wanted, told in the words of the
 * service's own deserializer.
 */
public final class Serialization {
    private static final String STRUCTURE = "Start of structure or map found where not expected";
    private static final String NOT_A_FIELD = "Unexpected field type";
    private static final String NOT_A_VALUE = "Unexpected value type in payload";
    private static final String NOT_A_COLLECTION =
            "class sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl cannot be cast to class java.lang.Class"
                    + " (sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl and java.lang.Class are in module"
                    + " java.base of loader 'bootstrap')";
    private static final String TYPES = "com.amazonaws.dynamodb.v20120810.";

    private Serialization() {}

    /** Where a value stands; the service words its complaint by that. */
    public enum Position {
        /** The value of a member of a structure. */
        MEMBER,
        /** An element of a list or the value of a map's entry. */
        ELEMENT
    }

    /** Returns the error with a message. */
    public static ServiceException error(String message) {
        return new ServiceException(ErrorCode.SERIALIZATION, message);
    }

    /**
     * Returns the error for something else than the scalar wanted.
     *
     * @param type the service's class without its package, as {@code String}
     */
    public static ServiceException notA(String type, JsonReader parser) throws IOException {
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> error(STRUCTURE);
            case START_ARRAY -> error("Unrecognized collection type class java.lang." + type);
            case VALUE_NUMBER_FLOAT -> error("DECIMAL_VALUE cannot be converted to " + type);
            case VALUE_NUMBER_INT -> error("NUMBER_VALUE cannot be converted to " + type);
            case VALUE_STRING -> error("STRING_VALUE cannot be converted to " + type);
            case VALUE_TRUE -> error("TRUE_VALUE cannot be converted to " + type);
            default -> error("FALSE_VALUE cannot be converted to " + type);
        };
    }

    /** Returns the error for something else than Base64 text. */
    static ServiceException notBinary(JsonToken token) {
        return switch (token) {
            case START_OBJECT -> error(STRUCTURE);
            case START_ARRAY -> error("Unrecognized collection type class java.nio.ByteBuffer");
            default -> error("only base-64-encoded strings are convertible to bytes");
        };
    }

    /** Throws unless a list begins. */
    public static void requireList(JsonToken token, Position position) {
        if (token != JsonToken.START_ARRAY) {
            throw error(token == JsonToken.START_OBJECT ? STRUCTURE : notACollection(position));
        }
    }

    /**
     * Throws unless a map begins.
     *
     * @param valueType the service's name for the map's values, with its package unless it is the service's own
     */
    public static void requireMap(JsonToken token, String valueType, Position position) {
        if (token != JsonToken.START_OBJECT) {
            throw error(
                    token == JsonToken.START_ARRAY
                            ? "Unrecognized collection type java.util.Map<java.lang.String, " + qualified(valueType)
                                    + ">"
                            : notACollection(position));
        }
    }

    /**
     * Throws unless a structure begins.
     *
     * @param type the service's name for it
     */
    public static void requireStructure(JsonToken token, String type, Position position) {
        if (token != JsonToken.START_OBJECT) {
            throw error(
                    token == JsonToken.START_ARRAY
                            ? "Unrecognized collection type class " + qualified(type)
                            : position == Position.MEMBER ? NOT_A_FIELD : NOT_A_VALUE);
        }
    }

    private static String notACollection(Position position) {
        return position == Position.MEMBER ? NOT_A_FIELD : NOT_A_COLLECTION;
    }

    private static String qualified(String type) {
        return type.indexOf('.') >= 0 ? type : TYPES + type;
    }
}
