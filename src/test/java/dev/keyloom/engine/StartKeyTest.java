package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.item;
import static dev.keyloom.engine.Engines.key;

import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is told of an ExclusiveStartKey with several faults, or of one beside a faulty key condition: how many attributes
 * it has and which item collection it names comes first, then the key condition, then its sort key, and last, of an
 * index, the key of the table.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Query.html">AWS: Query</a>
 */
class StartKeyTest {
    private static final String INVALID = "The provided starting key is invalid";
    private static final String MISMATCH = "The provided key element does not match the schema";

    private static final TableSchema BIKES = new TableSchema(
            "Bikes",
            key("station", "bike"),
            List.of(new SecondaryIndex.Global("byModel", key("model"), Projection.ALL)),
            List.of(new SecondaryIndex.Local("byState", key("station", "state"), Projection.ALL)));

    private final Engines engines = Engines.with(BIKES);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        # index  | key, with 1 for a number    | what is told
        table    | station=s                   | INVALID
        table    | bike=b other=o              | INVALID
        table    | station=1 other=o           | MISMATCH
        table    | station=1 bike=1            | MISMATCH
        table    | station=s bike=1            | CONDITION
        table    | station=s other=o           | CONDITION
        table    | station=s bike=b            | CONDITION
        byState  | station=s bike=b            | INVALID
        byState  | bike=b state=t other=o      | INVALID
        byState  | station=1 other=o more=m    | MISMATCH
        byState  | station=s bike=1 state=1    | CONDITION
        byState  | station=s bike=b other=o    | CONDITION
        byModel  | station=s bike=b other=o    | INVALID
        byModel  | model=1 other=o more=m      | MISMATCH
        byModel  | model=m other=o more=m      | CONDITION
        """)
    void besideAConditionWithoutThePartitionKey(String index, String startKey, String told) {
        String partition = index.equals("byModel") ? "model" : "station";
        assertRefused(
                message(told, "Query condition missed key schema element: " + partition),
                () -> on(index, engines.query("Bikes", "colour BETWEEN :v AND :v", ":v", "red"))
                        .from(parse(startKey))
                        .page());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        table    | station=s other=o           | INVALID
        table    | station=s bike=1            | MISMATCH
        byState  | station=s bike=b other=o    | INVALID
        byState  | station=s bike=1 state=1    | MISMATCH
        byState  | station=s bike=1 state=t    | INVALID: MISMATCH
        byModel  | model=m other=o more=m      | INVALID: MISMATCH
        byModel  | model=m station=s bike=1    | INVALID: MISMATCH
        """)
    void besideAConditionThatIsInOrder(String index, String startKey, String told) {
        String partition = index.equals("byModel") ? "model" : "station";
        assertRefused(
                message(told, ""),
                () -> on(index, engines.query("Bikes", partition + " = :v", ":v", "s"))
                        .from(parse(startKey))
                        .page());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        byState  | station=s state=1           | INVALID
        byState  | station=1 other=o more=m    | MISMATCH
        byState  | station=s bike=b other=o    | INVALID
        byState  | station=s bike=1 state=1    | MISMATCH
        byState  | station=s bike=1 state=t    | INVALID: MISMATCH
        byModel  | station=s bike=b other=o    | INVALID
        byModel  | model=1 other=o more=m      | MISMATCH
        byModel  | model=m other=o more=m      | INVALID: MISMATCH
        table    | station=1 other=o           | INVALID: MISMATCH
        table    | station=s                   | INVALID: MISMATCH
        """)
    void ofAScan(String index, String startKey, String told) {
        assertRefused(
                message(told, ""),
                () -> on(index, engines.scan("Bikes")).from(parse(startKey)).page());
    }

    private static Engines.Reading on(String index, Engines.Reading reading) {
        return index.equals("table") ? reading : reading.on(index);
    }

    private static String message(String told, String condition) {
        return told.replace("INVALID", INVALID).replace("MISMATCH", MISMATCH).replace("CONDITION", condition);
    }

    private static Item parse(String attributes) {
        List<Object> namesAndValues = new ArrayList<>();
        for (String attribute : attributes.split(" ", -1)) {
            int equals = attribute.indexOf('=');
            String value = attribute.substring(equals + 1);
            namesAndValues.add(attribute.substring(0, equals));
            namesAndValues.add(value.equals("1") ? (Object) 1 : value);
        }
        return item(namesAndValues.toArray());
    }
}
