package dev.keyloom.connect;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;

/** Values in the SDK's form and in ours, exact both ways. */
final class SdkValues {
    private static final AttributeValue.Visitor<software.amazon.awssdk.services.dynamodb.model.AttributeValue> TO_SDK =
            new ToSdk();

    private SdkValues() {}

    static software.amazon.awssdk.services.dynamodb.model.AttributeValue toSdk(AttributeValue value) {
        return value.accept(TO_SDK);
    }

    static Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> toSdk(Item item) {
        return toSdk(item.toMap());
    }

    static Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> toSdk(
            Map<String, AttributeValue> values) {
        Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> all = new LinkedHashMap<>();
        values.forEach((name, value) -> all.put(name, toSdk(value)));
        return all;
    }

    /**
     * Reads an item.
     *
     * @throws IllegalArgumentException if a value is of no type known here, or a number is none
     */
    static Item item(Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> attributes) {
        Item.Builder item = Item.builder();
        attributes.forEach((name, value) -> item.put(name, value(value)));
        return item.build();
    }

    static AttributeValue value(software.amazon.awssdk.services.dynamodb.model.AttributeValue value) {
        return switch (value.type()) {
            case S -> AttributeValue.of(value.s());
            case N -> new AttributeValue.N(new BigDecimal(value.n()));
            case B -> new AttributeValue.B(bytes(value.b()));
            case BOOL -> new AttributeValue.BOOL(value.bool());
            case NUL -> new AttributeValue.NULL();
            case M -> new AttributeValue.M(map(value.m()));
            case L ->
                new AttributeValue.L(value.l().stream().map(SdkValues::value).toList());
            case SS -> AttributeValue.SS.of(value.ss());
            case NS ->
                AttributeValue.NS.of(value.ns().stream().map(BigDecimal::new).toList());
            case BS ->
                AttributeValue.BS.of(value.bs().stream().map(SdkValues::bytes).toList());
            default -> throw new IllegalArgumentException("a value of an unknown type: " + value);
        };
    }

    private static Map<String, AttributeValue> map(
            Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> entries) {
        Map<String, AttributeValue> all = new LinkedHashMap<>();
        entries.forEach((name, value) -> all.put(name, value(value)));
        return all;
    }

    private static Bytes bytes(SdkBytes bytes) {
        return Bytes.of(bytes.asByteArrayUnsafe());
    }

    private static final class ToSdk
            implements AttributeValue.Visitor<software.amazon.awssdk.services.dynamodb.model.AttributeValue> {
        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue string(AttributeValue.S value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS(value.value());
        }

        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue number(AttributeValue.N value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN(
                    value.value().toString());
        }

        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue binary(AttributeValue.B value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromB(sdk(value.value()));
        }

        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue bool(AttributeValue.BOOL value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBool(value.value());
        }

        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue nul(AttributeValue.NULL value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul(true);
        }

        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue map(AttributeValue.M value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM(toSdk(value.entries()));
        }

        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue list(AttributeValue.L value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL(
                    value.elements().stream().map(SdkValues::toSdk).toList());
        }

        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue stringSet(AttributeValue.SS value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromSs(List.copyOf(value.elements()));
        }

        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue numberSet(AttributeValue.NS value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNs(
                    value.elements().stream().map(BigDecimal::toString).toList());
        }

        @Override
        public software.amazon.awssdk.services.dynamodb.model.AttributeValue binarySet(AttributeValue.BS value) {
            return software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBs(
                    value.elements().stream().map(ToSdk::sdk).toList());
        }

        private static SdkBytes sdk(Bytes bytes) {
            return SdkBytes.fromByteArrayUnsafe(bytes.toArray());
        }
    }
}
