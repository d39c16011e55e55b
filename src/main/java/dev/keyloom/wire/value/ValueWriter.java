package dev.keyloom.wire.value;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;

/** Writes items straight into JSON, numbers as the exact digits they are. */
public final class ValueWriter {
    private final JsonWriter json;
    private final Content content = new Content();

    public ValueWriter(JsonWriter json) {
        this.json = json;
    }

    /** Writes the item as an object of typed values. */
    public void write(Item item) {
        json.writeStartObject();
        item.forEach((name, value) -> {
            json.writeFieldName(name);
            write(value);
        });
        json.writeEndObject();
    }

    /** Writes one value with its type. */
    public void write(AttributeValue value) {
        json.writeStartObject();
        value.accept(content);
        json.writeEndObject();
    }

    /** Writes the one member of a value: its type and what it holds. */
    private final class Content implements AttributeValue.Visitor<Content> {
        @Override
        public Content string(AttributeValue.S value) {
            return text("S", value.value());
        }

        @Override
        public Content number(AttributeValue.N value) {
            return text("N", value.value().toPlainString());
        }

        @Override
        public Content binary(AttributeValue.B value) {
            return text("B", value.value().toBase64());
        }

        @Override
        public Content bool(AttributeValue.BOOL value) {
            return truth("BOOL", value.value());
        }

        @Override
        public Content nul(AttributeValue.NULL value) {
            return truth("NULL", true);
        }

        @Override
        public Content map(AttributeValue.M value) {
            json.writeFieldName("M");
            json.writeStartObject();
            for (var entry : value.entries().entrySet()) {
                json.writeFieldName(entry.getKey());
                write(entry.getValue());
            }
            json.writeEndObject();
            return this;
        }

        @Override
        public Content list(AttributeValue.L value) {
            json.writeFieldName("L");
            json.writeStartArray();
            for (AttributeValue element : value.elements()) {
                write(element);
            }
            json.writeEndArray();
            return this;
        }

        @Override
        public Content stringSet(AttributeValue.SS value) {
            begin("SS");
            for (String element : value.elements()) {
                json.writeString(element);
            }
            return end();
        }

        @Override
        public Content numberSet(AttributeValue.NS value) {
            begin("NS");
            for (BigDecimal element : value.elements()) {
                json.writeString(element.toPlainString());
            }
            return end();
        }

        @Override
        public Content binarySet(AttributeValue.BS value) {
            begin("BS");
            for (Bytes element : value.elements()) {
                json.writeString(element.toBase64());
            }
            return end();
        }

        private Content text(String type, String text) {
            json.writeFieldName(type);
            json.writeString(text);
            return this;
        }

        private Content truth(String type, boolean value) {
            json.writeFieldName(type);
            json.writeBoolean(value);
            return this;
        }

        private void begin(String type) {
            json.writeFieldName(type);
            json.writeStartArray();
        }

        private Content end() {
            json.writeEndArray();
            return this;
        }
    }
}
