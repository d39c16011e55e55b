package dev.keyloom.wire.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Attribute values by chance, in the service's JSON, and items of the tables in {@link RandomTable}. */
final class RandomValues {
    private static final List<String> TEXTS =
            List.of("a", "b", "ab", "abc", "B", "\u00e9", "\ud83d\ude00", "a b", "10", "9");
    private static final List<String> NUMBERS =
            List.of("0", "1", "-1", "2", "10", "9.5", "1e3", "-0.001", "12345678901234567890.5", "1E-100");

    private final RandomGenerator random;
    private final int partitions;
    private final RandomRequests.Profile profile;

    RandomValues(RandomGenerator random, RandomRequests.Profile profile) {
        this.random = random;
        this.partitions = profile.partitions();
        this.profile = profile;
    }

    boolean oneIn(int of) {
        return random.nextInt(of) == 0;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    /** Returns a key of a table, rarely one that does not fit. */
    Map<String, Object> key(RandomTable table) {
        Map<String, Object> key = new LinkedHashMap<>();
        key.put(table.partition(), keyValue(table.typeOf(table.partition()), partitions));
        table.sort().ifPresent(sort -> key.put(sort, keyValue(table.typeOf(sort), 1 + partitions / 2)));
        if (oneIn(60)) {
            key.put(oneIn(2) ? table.partition() : "z", any(1));
        }
        return key;
    }

    /** Returns a value for an attribute that is a key of the table or of an index. */
    Map<String, Object> keyValue(String type, int different) {
        int n = random.nextInt(different);
        return switch (type) {
            case "S" -> Map.of("S", "k" + n);
            case "N" -> Map.of("N", oneIn(8) ? n + ".50e1" : Integer.toString(n));
            default -> Map.of("B", binary(n));
        };
    }

    private static String binary(int n) {
        return java.util.Base64.getEncoder().encodeToString(new byte[] {(byte) n, (byte) (n >> 8)});
    }

    /** Returns a whole item: its key, often attributes of indexes, and others. */
    Map<String, Object> item(RandomTable table) {
        Map<String, Object> item = key(table);
        for (String attribute : table.indexAttributes()) {
            if (!oneIn(3)) {
                item.putIfAbsent(attribute, oneIn(40) ? any(1) : keyValue(table.typeOf(attribute), 1 + partitions / 2));
            }
        }
        for (String attribute : List.of("a", "b", "c", "x")) {
            if (oneIn(2)) {
                item.put(attribute, ofAttribute(attribute));
            }
        }
        if (oneIn(6)) {
            item.put("ttl", Map.of("N", Long.toString(profile.expiry() + random.nextInt(-600, 600))));
        }
        if (profile.textLength() > 0) {
            item.put("text", Map.of("S", "t".repeat(random.nextInt(profile.textLength()))));
        }
        return item;
    }

    /** Returns a value of the type that an attribute mostly has. */
    Map<String, Object> ofAttribute(String name) {
        if (oneIn(10)) {
            return any(2);
        }
        return switch (name) {
            case "b" -> Map.of("L", List.of(any(1), any(1)));
            case "c" -> Map.of("M", Map.of("x", any(1), "y", any(0)));
            case "x" -> Map.of("SS", texts());
            default -> scalar();
        };
    }

    /** Returns a value that is neither a set nor holds others. */
    Map<String, Object> scalar() {
        return switch (random.nextInt(6)) {
            case 0, 1 -> Map.of("S", pick(TEXTS));
            case 2, 3 -> Map.of("N", pick(NUMBERS));
            case 4 -> Map.of("B", binary(random.nextInt(300)));
            default -> oneIn(2) ? Map.of("BOOL", random.nextBoolean()) : Map.of("NULL", true);
        };
    }

    /** Returns a value of any type. */
    Map<String, Object> any(int depth) {
        return switch (random.nextInt(depth > 0 ? 10 : 7)) {
            case 0 -> Map.of("SS", texts());
            case 1 -> Map.of("NS", List.of("1", pick(List.of("2", "3.5", "-7"))));
            case 7 -> {
                Map<String, Object> entries = new LinkedHashMap<>();
                for (int i = random.nextInt(3); i > 0; i--) {
                    entries.put(pick(List.of("x", "y", "")), any(depth - 1));
                }
                yield Map.of("M", entries);
            }
            case 8, 9 -> {
                List<Object> elements = new ArrayList<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    elements.add(any(depth - 1));
                }
                yield Map.of("L", elements);
            }
            default -> scalar();
        };
    }

    private List<String> texts() {
        return oneIn(2) ? List.of(pick(TEXTS)) : List.of("x" + random.nextInt(4), pick(TEXTS));
    }
}
