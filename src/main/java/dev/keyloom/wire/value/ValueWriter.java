package dev.keyloom.wire.value;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;

/** Writes items straight into JSON, numbers as the exact digits they are. */
public final class ValueWriter {
    private static final SerializableString S = new SerializedString("S");
    private static final SerializableString N = new SerializedString("N");
    private static final SerializableString B = new SerializedString("B");
    private static final SerializableString BOOL = new SerializedString("BOOL");
    private static final SerializableString NULL = new SerializedString("NULL");
    private static final SerializableString M = new SerializedString("M");
    private static final SerializableString L = new SerializedString("L");
    private static final SerializableString SS = new SerializedString("SS");
    private static final SerializableString NS = new SerializedString("NS");
    private static final SerializableString BS = new SerializedString("BS");

    private final JsonGenerator json;
    private final Content content = new Content();

    public ValueWriter(JsonGenerator json) {
        this.json = json;
    }

    /** Writes the item as an object of typed values. */
    public void write(Item item) throws IOException {
        json.writeStartObject();
        try {
            item.forEach((name, value) -> {
                try {
                    json.writeFieldName(name);
                    write(value);
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            });
        } catch (UncheckedIOException failure) {
            throw failure.getCause();
        }
        json.writeEndObject();
    }

    /** Writes one value with its type. */
    public void write(AttributeValue value) throws IOException {
        json.writeStartObject();
        try {
            value.accept(content);
        } catch (UncheckedIOException failure) {
            throw failure.getCause();
        }
        json.writeEndObject();
    }

    /** Writes the one member of a value: its type and what it holds. */
    private final class Content implements AttributeValue.Visitor<Content> {
        @Override
        public Content string(AttributeValue.S value) {
            return text(S, value.value());
        }

        @Override
        public Content number(AttributeValue.N value) {
            return text(N, value.value().toPlainString());
        }

        @Override
        public Content binary(AttributeValue.B value) {
            return text(B, value.value().toBase64());
        }

        @Override
        public Content bool(AttributeValue.BOOL value) {
            return truth(BOOL, value.value());
        }

        @Override
        public Content nul(AttributeValue.NULL value) {
            return truth(NULL, true);
        }

        @Override
        public Content map(AttributeValue.M value) {
            try {
                json.writeFieldName(M);
                json.writeStartObject();
                for (var entry : value.entries().entrySet()) {
                    json.writeFieldName(entry.getKey());
                    write(entry.getValue());
                }
                json.writeEndObject();
                return this;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        @Override
        public Content list(AttributeValue.L value) {
            try {
                json.writeFieldName(L);
                json.writeStartArray();
                for (AttributeValue element : value.elements()) {
                    write(element);
                }
                json.writeEndArray();
                return this;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        @Override
        public Content stringSet(AttributeValue.SS value) {
            return texts(SS, value.elements());
        }

        @Override
        public Content numberSet(AttributeValue.NS value) {
            return texts(
                    NS, value.elements().stream().map(BigDecimal::toPlainString).toList());
        }

        @Override
        public Content binarySet(AttributeValue.BS value) {
            return texts(BS, value.elements().stream().map(Bytes::toBase64).toList());
        }

        private Content text(SerializableString type, String text) {
            try {
                json.writeFieldName(type);
                json.writeString(text);
                return this;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        private Content truth(SerializableString type, boolean value) {
            try {
                json.writeFieldName(type);
                json.writeBoolean(value);
                return this;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }

        private Content texts(SerializableString type, Iterable<String> texts) {
            try {
                json.writeFieldName(type);
                json.writeStartArray();
                for (String text : texts) {
                    json.writeString(text);
                }
                json.writeEndArray();
                return this;
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
