package dev.keyloom.format.load;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.NumberValue;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.Json.TextValue;
import dev.keyloom.format.json.JsonSource;
import dev.keyloom.load.PriceTable;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.ProblemCollector;
import dev.keyloom.problem.Result;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;

/**
 * Price tables as JSON:
 *
 * <pre>{@code
 * {"region": "us-east-1", "currency": "USD", "date": "2024-11-01", "source": "…",
 *  "onDemand": {"readMillion": 0.125, "writeMillion": 0.625},
 *  "provisioned": {"readUnitHour": 0.00013, "writeUnitHour": 0.00065},
 *  "storage": {"gigabyteMonth": 0.25, "freeGigabytes": 25}}
 * }</pre>
 */
public final class PriceTableFormat {
    private static final String SHIPPED = "prices.json";

    private final JsonSource source;
    private final ProblemCollector problems = new ProblemCollector();

    private PriceTableFormat(JsonSource source) {
        this.source = source;
    }

    /** Returns the table that comes with the program. */
    public static PriceTable shipped() {
        try (InputStream resource = Objects.requireNonNull(PriceTableFormat.class.getResourceAsStream(SHIPPED))) {
            return read(resource.readAllBytes()).orElseThrow();
        } catch (IOException broken) {
            throw new UncheckedIOException("The price table cannot be read from the program", broken);
        }
    }

    /** Returns the table of a file; without a value if a price is missing, is no number, or is below zero. */
    public static Result<PriceTable> read(byte[] content) {
        return JsonSource.read(content).then(source -> new PriceTableFormat(source).table());
    }

    private Result<PriceTable> table() {
        PriceTable table = new PriceTable(
                text("region"),
                text("currency"),
                text("date"),
                text("source"),
                number("onDemand", "readMillion"),
                number("onDemand", "writeMillion"),
                number("provisioned", "readUnitHour"),
                number("provisioned", "writeUnitHour"),
                number("storage", "gigabyteMonth"),
                number("storage", "freeGigabytes"));
        return problems.toList().isEmpty() ? Result.of(table) : Result.failed(problems.toList());
    }

    private String text(String name) {
        Optional<Json> value = member(source.root(), name);
        if (value.isPresent() && value.get() instanceof TextValue text) {
            return text.value();
        }
        fault("/" + name, value, "a text");
        return "";
    }

    private BigDecimal number(String group, String name) {
        String pointer = "/" + group + "/" + name;
        Optional<Json> value = member(source.root(), group).flatMap(object -> member(object, name));
        if (value.isPresent() && value.get() instanceof NumberValue number) {
            BigDecimal price = new BigDecimal(number.digits());
            if (price.signum() >= 0) {
                return price;
            }
        }
        fault(pointer, value, "a number, 0 or more");
        return BigDecimal.ZERO;
    }

    private static Optional<Json> member(Json value, String name) {
        return value instanceof ObjectValue object
                ? Optional.ofNullable(object.members().get(name))
                : Optional.empty();
    }

    private void fault(String pointer, Optional<Json> value, String wanted) {
        Place place = value.map(found -> source.place(pointer, found)).orElseGet(() -> Place.at(pointer));
        String what = pointer + (value.isPresent() ? " must be " : " is missing; it must be ") + wanted;
        problems.add(Problem.error("price-table", what + ".", place));
    }
}
