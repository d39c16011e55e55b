package dev.keyloom.engine.partiql;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import dev.keyloom.value.Numbers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.zip.CRC32;

/** The {@code NextToken} of a statement: where its last page ended, and a sum that binds it to the statement. */
final class PageToken {
    private PageToken() {}

    static String of(String statement, List<AttributeValue> parameters, Item lastKey) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream data = new DataOutputStream(bytes)) {
            data.writeLong(sum(statement, parameters));
            data.writeInt(lastKey.size());
            for (var attribute : lastKey.toMap().entrySet()) {
                data.writeUTF(attribute.getKey());
                data.writeUTF(attribute.getValue().type().name());
                data.writeUTF(attribute.getValue().scalarText().orElseThrow());
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
    }

    /**
     * Returns the key after which the next page begins.
     *
     * @throws ServiceException if the token is none of this statement
     */
    static Item read(String token, String statement, List<AttributeValue> parameters) {
        try (DataInputStream data = new DataInputStream(
                new ByteArrayInputStream(Base64.getUrlDecoder().decode(token)))) {
            if (data.readLong() != sum(statement, parameters)) {
                throw refusal();
            }
            Item.Builder key = Item.builder();
            for (int left = data.readInt(); left > 0; left--) {
                key.put(data.readUTF(), value(AttributeType.valueOf(data.readUTF()), data.readUTF()));
            }
            return key.build();
        } catch (IOException | IllegalArgumentException malformed) {
            throw refusal();
        }
    }

    private static AttributeValue value(AttributeType type, String text) {
        return switch (type) {
            case S -> AttributeValue.of(text);
            case N -> new AttributeValue.N(Numbers.parse(text).orElseThrow(PageToken::refusal));
            case B -> new AttributeValue.B(Bytes.ofBase64(text));
            case BOOL, NULL, M, L, SS, NS, BS -> throw refusal();
        };
    }

    private static ServiceException refusal() {
        return ServiceException.validation("NextToken does not match request");
    }

    private static long sum(String statement, List<AttributeValue> parameters) {
        CRC32 sum = new CRC32();
        sum.update(statement.getBytes(StandardCharsets.UTF_8));
        for (AttributeValue parameter : parameters) {
            String text = parameter.type() + parameter.scalarText().orElseGet(parameter::toString);
            sum.update(text.getBytes(StandardCharsets.UTF_8));
        }
        return sum.getValue();
    }
}
