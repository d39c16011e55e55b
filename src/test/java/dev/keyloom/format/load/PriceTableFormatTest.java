package dev.keyloom.format.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.load.PriceTable;
import dev.keyloom.problem.Problem;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Price tables as files. */
class PriceTableFormatTest {
    @Test
    void shippedTableSaysWhenAndWhereItHeld() {
        PriceTable prices = PriceTableFormat.shipped();

        assertThat(prices.date()).matches("\\d{4}-\\d{2}-\\d{2}");
        assertThat(prices.region()).isNotBlank();
        assertThat(prices.source()).startsWith("https://");
        assertThat(prices.onDemandWriteMillion()).isPositive();
    }

    @Test
    void aMissingOrWrongPriceIsToldWithItsPlace() {
        String text = "{\"region\": \"r\", \"currency\": \"EUR\", \"date\": \"2020-01-01\", \"source\": \"s\",\n"
                + " \"onDemand\": {\"readMillion\": -1, \"writeMillion\": \"1\"},\n"
                + " \"provisioned\": {\"readUnitHour\": 1, \"writeUnitHour\": 1}, \"storage\": {\"gigabyteMonth\": 1}}";

        var read = PriceTableFormat.read(text.getBytes(StandardCharsets.UTF_8));

        assertThat(read.value()).isEmpty();
        assertThat(read.problems())
                .extracting(Problem::message)
                .containsExactly(
                        "/onDemand/readMillion must be a number, 0 or more.",
                        "/onDemand/writeMillion must be a number, 0 or more.",
                        "/storage/freeGigabytes is missing; it must be a number, 0 or more.");
        assertThat(read.problems().get(0).place().line()).isEqualTo(2);
    }

    @Test
    void whatIsNoJsonIsNoTable() {
        assertThat(PriceTableFormat.read(new byte[] {'x'}).value()).isEmpty();
    }
}
