package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Templates over a few attributes, each of one kind, and records that have values of those kinds. */
final class TemplateArbitraries {
    /** The attributes that templates refer to, with the functions that take their values. */
    private static final Map<String, List<String>> FUNCTIONS = Map.of(
            "text",
            List.of("", "lower", "upper", "trim", "nfc", "first(2)", "sha256(6)", "escape", "shard(7)", "lower|trim"),
            "count",
            List.of("", "pad(6)", "pad(7,2)", "desc(6)", "signed(6)", "shard(5,2)", "pad(6)|first(3)"),
            "amount",
            List.of("", "signed(6,2)", "shard(3)"),
            "time",
            List.of("", "iso", "iso(seconds)", "epoch", "epoch(millis)", "year", "month", "day", "hour", "minute"),
            "epoch",
            List.of("", "iso", "epoch(millis)", "day", "descTime", "epoch(millis)|desc(13)", "epoch|signed(12)"),
            "id",
            List.of("", "day", "minute", "lower"),
            "status",
            List.of("", "code(\"Open=0,Closed=1,Gone=1\")", "lower|code(\"open=a,closed=b,gone=c\")"),
            "maybe",
            List.of("", "default(\"none\")", "lower|default(\"NONE\")", "default(\"7\")|pad(3)"),
            "deep.in[1]",
            List.of("", "upper", "escape"));

    private static final List<String> LITERALS =
            List.of("#", "ISSUE#", "-", "0", "2020", "T", "%", "é", "😀", "\\<", "\\\\", "a");

    private TemplateArbitraries() {}

    static Arbitrary<KeyTemplate> templates() {
        Arbitrary<String> literals = Arbitraries.of(LITERALS);
        return Arbitraries.oneOf(references(), references(), literals)
                .list()
                .ofMinSize(1)
                .ofMaxSize(5)
                .map(parts -> KeyTemplate.of(String.join("", parts)));
    }

    private static Arbitrary<String> references() {
        List<String> references = FUNCTIONS.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(entry -> entry.getValue().stream()
                        .map(function -> "<" + entry.getKey() + (function.isEmpty() ? "" : "|" + function) + ">"))
                .toList();
        return Arbitraries.of(references);
    }

    static Arbitrary<Item> records() {
        Arbitrary<AttributeValue> maybe = text().injectNull(0.3);
        return Combinators.combine(text(), count(), amount(), time(), epoch(), id(), status(), maybe)
                .as((text, count, amount, time, epoch, id, status, optional) -> {
                    Item.Builder record = Item.builder()
                            .put("text", text)
                            .put("count", count)
                            .put("amount", amount)
                            .put("time", time)
                            .put("epoch", epoch)
                            .put("id", id)
                            .put("status", status)
                            .put(
                                    "deep",
                                    new AttributeValue.M(Map.of("in", new AttributeValue.L(List.of(count, text)))));
                    if (optional != null) {
                        record.put("maybe", optional);
                    }
                    return record.build();
                });
    }

    /** What the generator above knows of the attributes. */
    static final AttributeDomains DOMAINS = path -> switch (path.attribute()) {
        case "count", "amount", "epoch" -> Domain.of(AttributeType.N);
        case "id" -> Domain.of(AttributeType.S).withFormat(TextFormat.ULID);
        case "status" ->
            Domain.of(AttributeType.S)
                    .withValues(
                            List.of(AttributeValue.of("Open"), AttributeValue.of("Closed"), AttributeValue.of("Gone")));
        default -> Domain.of(AttributeType.S);
    };

    /** Letters that languages fold in different ways, separators, spaces and accents in two forms. */
    static Arbitrary<AttributeValue> text() {
        return Arbitraries.of(
                        "a", "B", "i", "I", "İ", "ı", "ß", "Σ", "ς", "é", "e\u0301", "😀", "#", "%", "%23", "-", " ",
                        "\u00a0", "0", "7", "٣", "\\", "<", "2020")
                .list()
                .ofMaxSize(4)
                .map(letters -> AttributeValue.of(String.join("", letters)));
    }

    private static Arbitrary<AttributeValue> count() {
        return Arbitraries.integers().between(0, 999_999).map(AttributeValue::of);
    }

    private static Arbitrary<AttributeValue> amount() {
        return Arbitraries.bigDecimals()
                .between(new BigDecimal("-999999.99"), new BigDecimal("999999.99"))
                .ofScale(2)
                .map(AttributeValue::of);
    }

    static Arbitrary<Instant> instants() {
        return Arbitraries.longs()
                .between(
                        Instant.parse("1970-01-01T00:00:00Z").toEpochMilli(),
                        Instant.parse("2200-01-01T00:00:00Z").toEpochMilli())
                .map(Instant::ofEpochMilli);
    }

    private static Arbitrary<AttributeValue> time() {
        Arbitrary<String> zones = Arbitraries.of("Z", "+02:00", "-0530", "");
        return Combinators.combine(instants(), zones).as((instant, zone) -> {
            String text = instant.toString();
            return AttributeValue.of(text.substring(0, text.length() - 1) + zone);
        });
    }

    private static Arbitrary<AttributeValue> epoch() {
        return Combinators.combine(instants(), Arbitraries.of(true, false))
                .as((instant, seconds) -> seconds
                        ? AttributeValue.of(instant.getEpochSecond())
                        : AttributeValue.of(BigDecimal.valueOf(instant.toEpochMilli(), 3)));
    }

    private static Arbitrary<AttributeValue> id() {
        Arbitrary<String> chance = Arbitraries.strings()
                .withChars("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
                .ofLength(16);
        Arbitrary<String> times = Arbitraries.strings()
                .withChars("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
                .ofLength(9);
        return Combinators.combine(times, chance).as((time, rest) -> AttributeValue.of("0" + time + rest));
    }

    private static Arbitrary<AttributeValue> status() {
        return Arbitraries.of("Open", "Closed", "Gone").map(AttributeValue::of);
    }

    /** Returns the template that renders exactly one text. */
    static KeyTemplate literal(String text) {
        return KeyTemplate.of(text.codePoints()
                .mapToObj(Character::toString)
                .map(character -> "<>\\".contains(character) ? "\\" + character : character)
                .collect(Collectors.joining())
                .replaceFirst("^=", "\\\\="));
    }
}
