package dev.keyloom.prove;

import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Utf8;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * Values that a design must stand: names that begin alike, numbers on both sides of a new digit, equal instants, upper
 * case, other scripts, separators where they are allowed. They keep to what an attribute declares.
 */
final class HostileValues {
    /** Names that begin alike, in families. */
    private static final List<List<String>> FAMILIES = List.of(
            List.of("al", "ally", "alla"),
            List.of("b", "bo", "bob"),
            List.of("x1", "x10", "x2"),
            List.of("o9", "o10", "o100"),
            List.of("n", "no", "north"));

    private static final List<String> OTHERS = List.of("mia", "mia-2", "zoë", "李雷", "k😀", "Max", "MAXine", "a", "Bel");
    private static final List<Long> NUMBERS = List.of(0L, 1L, 2L, 8L, 9L, 10L, 11L, 99L, 100L, 101L);
    private static final List<Long> STARTS = List.of(1L, 8L, 98L);
    private static final List<Long> STEPS = List.of(0L, 0L, 1L, 1_000L, 3_600_000L, 86_400_000L);
    private static final Instant BEGIN = Instant.parse("2024-05-30T23:59:58Z");
    private static final DateTimeFormatter MILLIS = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter SECONDS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
    private static final Pattern ISO_MILLIS = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z");
    private static final Pattern ISO_SECONDS = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ");
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d\\d-\\d\\d");
    private static final String BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final String CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    private static final long KSUID_EPOCH_SECONDS = 1_400_000_000L;

    private final RandomGenerator random;
    /** Few names for each world, so that those which begin alike meet. */
    private final List<String> names = new ArrayList<>();

    private final List<String> used = new ArrayList<>();
    private Instant now = BEGIN;
    private long nextNumber;

    HostileValues(RandomGenerator random) {
        this.random = random;
        this.nextNumber = pick(STARTS);
        names.addAll(pick(FAMILIES));
        names.addAll(pick(FAMILIES));
        names.add(pick(OTHERS));
        names.add(pick(OTHERS));
    }

    boolean chance(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }

    <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /** Lets some time pass, or none: two records in a row may be of the same instant. */
    void tick() {
        now = now.plusMillis(pick(STEPS));
    }

    /** Returns a value of an attribute; nothing if it has none that could be made. */
    Optional<AttributeValue> value(Entity entity, EntityAttribute attribute, List<SampleRecord> samples) {
        if (!attribute.facts().values().isEmpty()) {
            return Optional.of(pick(attribute.facts().values()));
        }
        boolean identifies = entity.identifier().contains(attribute.name());
        return switch (attribute.type()) {
            case S -> Optional.of(AttributeValue.of(text(attribute, format(attribute, samples))));
            case N -> Optional.of(new AttributeValue.N(number(attribute, identifies)));
            case BOOL -> Optional.of(new AttributeValue.BOOL(random.nextBoolean()));
            case B -> Optional.of(new AttributeValue.B(Bytes.of(pick(names).getBytes(StandardCharsets.UTF_8))));
            case NULL -> Optional.of(new AttributeValue.NULL());
            case SS -> Optional.of(AttributeValue.SS.of(List.of(pick(names))));
            case NS -> Optional.of(AttributeValue.NS.of(List.of(BigDecimal.valueOf(pick(NUMBERS)))));
            case M, L, BS -> sampled(attribute, samples);
        };
    }

    /** Maps and lists have the shapes that the design's own records show. */
    private Optional<AttributeValue> sampled(EntityAttribute attribute, List<SampleRecord> samples) {
        List<AttributeValue> seen = samples.stream()
                .limit(20)
                .flatMap(record -> record.values().get(attribute.name()).stream())
                .toList();
        return seen.isEmpty() ? attribute.facts().defaultValue() : Optional.of(pick(seen));
    }

    /** Returns the declared format, or the one that all the design's own records have. */
    private static String format(EntityAttribute attribute, List<SampleRecord> samples) {
        if (attribute.facts().format().isPresent()) {
            return attribute.facts().format().get();
        }
        List<String> texts = samples.stream()
                .limit(20)
                .flatMap(record -> record.values().get(attribute.name()).stream())
                .filter(AttributeValue.S.class::isInstance)
                .map(value -> ((AttributeValue.S) value).value())
                .toList();
        if (texts.isEmpty()) {
            return "";
        }
        if (texts.stream().allMatch(ISO_MILLIS.asMatchPredicate())) {
            return "iso-8601-millis";
        }
        if (texts.stream().allMatch(ISO_SECONDS.asMatchPredicate())) {
            return "iso-8601-seconds";
        }
        return texts.stream().allMatch(DATE.asMatchPredicate()) ? "date" : "";
    }

    private String text(EntityAttribute attribute, String format) {
        return switch (format) {
            case "iso-8601-millis" -> MILLIS.format(now);
            case "iso-8601-seconds" -> SECONDS.format(now);
            case "date" -> MILLIS.format(now).substring(0, 10);
            case "epoch-seconds" -> Long.toString(now.getEpochSecond());
            case "epoch-millis" -> Long.toString(now.toEpochMilli());
            case "ksuid" -> ksuid();
            case "ulid" -> ulid();
            case "uuid" -> uuid();
            case "email" -> pick(names).replaceAll("[^a-z0-9-]", "e") + below(100) + "@mail.example";
            default -> limited(attribute, name(attribute));
        };
    }

    private String name(EntityAttribute attribute) {
        String name = pick(names);
        List<String> allowed = attribute.facts().mayContain();
        boolean dash = allowed.contains("-") || allowed.contains("*");
        if (!dash) {
            name = name.replace("-", "");
        }
        if (!allowed.isEmpty() && chance(2)) {
            String separator = pick(allowed).equals("*") ? "#" : pick(allowed);
            name = joined(separator.equals("*") ? "#" : separator);
        }
        used.add(name);
        return name;
    }

    /**
     * Returns a name with a separator in it, made of earlier ones: after {@code al#a} and {@code x}, {@code a#x} may come,
     * so that both {@code al#a} with {@code x} and {@code al} with {@code a#x} are somebody.
     */
    private String joined(String separator) {
        List<String> tails = used.stream()
                .filter(name -> name.contains(separator))
                .map(name -> name.substring(name.indexOf(separator) + separator.length()))
                .toList();
        if (!tails.isEmpty() && chance(2)) {
            return pick(tails) + separator + pick(used);
        }
        String start = used.isEmpty() ? pick(names) : pick(used);
        return (start.contains(separator) ? pick(names) : start) + separator + pick(List.of("a", "1", "ly"));
    }

    private static String limited(EntityAttribute attribute, String text) {
        int most = attribute.facts().maximumBytes().orElse(Integer.MAX_VALUE);
        String limited = text;
        while (Utf8.size(limited) > most && !limited.isEmpty()) {
            limited = limited.substring(0, limited.offsetByCodePoints(limited.length(), -1));
        }
        return limited.isEmpty() ? text.substring(0, 1) : limited;
    }

    private BigDecimal number(EntityAttribute attribute, boolean identifies) {
        String format = attribute.facts().format().orElse("");
        if (format.equals("epoch-seconds")) {
            return BigDecimal.valueOf(now.getEpochSecond());
        }
        if (format.equals("epoch-millis")) {
            return BigDecimal.valueOf(now.toEpochMilli());
        }
        BigDecimal number = BigDecimal.valueOf(identifies ? nextNumber++ : pick(NUMBERS));
        BigDecimal least = attribute.facts().minimum().orElse(BigDecimal.ZERO);
        if (number.compareTo(least) < 0) {
            number = least.add(number);
        }
        Optional<BigDecimal> most = attribute.facts().maximum();
        return most.isPresent() && number.compareTo(most.get()) > 0 ? most.get() : number;
    }

    private String ksuid() {
        BigInteger value = BigInteger.valueOf(now.getEpochSecond() - KSUID_EPOCH_SECONDS)
                .shiftLeft(128)
                .add(new BigInteger(1, bytes(16)));
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 27; i++) {
            BigInteger[] parts = value.divideAndRemainder(BigInteger.valueOf(62));
            text.append(BASE62.charAt(parts[1].intValue()));
            value = parts[0];
        }
        return text.reverse().toString();
    }

    private String ulid() {
        StringBuilder text = new StringBuilder();
        for (int shift = 45; shift >= 0; shift -= 5) {
            text.append(CROCKFORD.charAt((int) (now.toEpochMilli() >> shift) & 31));
        }
        for (int i = 0; i < 16; i++) {
            text.append(CROCKFORD.charAt(random.nextInt(32)));
        }
        return text.toString();
    }

    private String uuid() {
        return new UUID((random.nextLong() & ~0xF000L) | 0x4000L, (random.nextLong() >>> 2) | (1L << 63)).toString();
    }

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
