package dev.keyloom.format.collections;

import dev.keyloom.format.json.Json;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.List;

/**
 * Items in DynamoDB's JSON: each value with its type, {@code {"S": "…"}}.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html">AWS: low-level API</a>
 */
public final class ItemJson {
    private ItemJson() {}

    /** Returns the attributes of an item in their order. */
    public static Json of(Item item) {
        Json.ObjectBuilder object = Json.object();
        item.forEach((name, value) -> object.put(name, of(value)));
        return object.build();
    }

    /** Returns one value with its type. */
    public static Json of(AttributeValue value) {
        return Json.object()
                .put(value.type().name(), value.accept(Content.INSTANCE))
                .build();
    }

    /** Returns a key value without its type: text, a number, or binary as Base64. */
    public static Json plain(AttributeValue value) {
        return value instanceof AttributeValue.N number
                ? Json.number(number.value())
                : Json.text(value.scalarText().orElse(""));
    }

    /** What stands behind the type. */
    private enum Content implements AttributeValue.Visitor<Json> {
        INSTANCE;

        @Override
        public Json string(AttributeValue.S value) {
            return Json.text(value.value());
        }

        @Override
        public Json number(AttributeValue.N value) {
            return Json.text(Numbers.toText(value.value()));
        }

        @Override
        public Json binary(AttributeValue.B value) {
            return Json.text(value.value().toBase64());
        }

        @Override
        public Json bool(AttributeValue.BOOL value) {
            return Json.of(value.value());
        }

        @Override
        public Json nul(AttributeValue.NULL value) {
            return Json.of(true);
        }

        @Override
        public Json map(AttributeValue.M value) {
            Json.ObjectBuilder object = Json.object();
            value.entries().forEach((name, entry) -> object.put(name, of(entry)));
            return object.build();
        }

        @Override
        public Json list(AttributeValue.L value) {
            return Json.array(value.elements().stream().map(ItemJson::of).toList());
        }

        @Override
        public Json stringSet(AttributeValue.SS value) {
            return Json.texts(List.copyOf(value.elements()));
        }

        @Override
        public Json numberSet(AttributeValue.NS value) {
            return Json.texts(value.elements().stream().map(Content::digits).toList());
        }

        @Override
        public Json binarySet(AttributeValue.BS value) {
            return Json.texts(value.elements().stream().map(Bytes::toBase64).toList());
        }

        private static String digits(BigDecimal number) {
            return Numbers.toText(number);
        }
    }
}
