package dev.keyloom.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CapacityUnitsTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
        # old, new,    mode,          units
        0,     1,      STANDARD,      1
        0,     1024,   STANDARD,      1
        2049,  10,     STANDARD,      3
        5000,  0,      STANDARD,      5
        0,     0,      STANDARD,      1
        0,     409600, STANDARD,      400
        0,     1025,   TRANSACTIONAL, 4
        """)
    void writeUnitsAreStartedKilobytesOfTheLargerItem(int oldBytes, int newBytes, WriteMode mode, int units) {
        assertThat(CapacityUnits.writeUnits(oldBytes, newBytes, mode)).isEqualTo(units);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        # bytes, consistency,   units
        0,       EVENTUAL,      0.5
        4096,    EVENTUAL,      0.5
        4096,    STRONG,        1
        4097,    STRONG,        2
        100,     TRANSACTIONAL, 2
        26624,   EVENTUAL,      3.5
        """)
    void readUnitsAreStartedFourKilobytesOfAllThatIsRead(long bytes, ReadConsistency consistency, double units) {
        assertThat(CapacityUnits.readUnits(bytes, consistency)).isEqualTo(units);
    }

    @Test
    void sizesAreNotNegative() {
        assertThatThrownBy(() -> CapacityUnits.writeUnits(-1, 0, WriteMode.STANDARD))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
