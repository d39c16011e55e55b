package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The way back from a key to the values it was made from. */
class MatchTest {
    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            # template                            ! key                        ! value of v
            REPO#<v>                              ! REPO#a#b                   ! a#b
            <v>                                   ! x                          ! x
            d-<v>.<w>                             ! d-3.4                      ! 3
            <v|escape>#<w>                        ! a%23b#c#d                  ! a#b
            <v|lower>                             ! äb                         ! äb
            <v|upper>                             ! ÄB                         ! ÄB
            <v|iso>                               ! 2020-05-04T10:15:30.000Z   ! 2020-05-04T10:15:30.000Z
            <v|iso(seconds)>                      ! 2020-05-04T10:15:30Z       ! 2020-05-04T10:15:30Z
            <v|descTime>                          ! 8281099999876              ! 2024-06-20T16:13:20.123Z
            <v|code("Open=0,Closed=1")>           ! 1                          ! Closed
            <v|default("x")>                      ! y                          ! y
            <v|first(5)>                          ! abc                        ! abc
            <v|trim>-                             ! a b-                       ! a b
            <v>#<v|lower>#<w>                     ! A#B#a#b#                   ! A#B
            <v>#<v>                               ! x#x                        ! x
            """)
    void textIsFoundAgain(String template, String key, String v) {
        Reading reading = KeyTemplate.of(template).match(key).reading().orElseThrow();
        assertThat(reading.value("v")).contains(AttributeValue.of(v));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            # template               ! key             ! value of v
            ISSUE#<v|pad(7)>         ! ISSUE#0000004   ! 4
            ISSUE#<v|pad(7)>         ! ISSUE#1200000   ! 1200000
            <v|pad(3,2)>             ! 012.50          ! 12.5
            <v|desc(7)>              ! 9999994         ! 5
            <v|signed(4)>            ! 10003           ! 3
            <v|signed(4)>            ! 09989           ! -10
            <v|signed(2,1)>          ! 098.4           ! -1.5
            <v|epoch>                ! 1718900000      ! 1718900000
            <v|epoch(millis)>        ! 1718900000000   ! 1718900000
            <v|desc(3)>#<v>          ! 994#5           ! 5
            <v>#<v|desc(3)>          ! 5#994           ! 5
            """)
    void numbersAreFoundAgain(String template, String key, BigDecimal v) {
        Reading reading = KeyTemplate.of(template).match(key).reading().orElseThrow();
        assertThat(reading.value("v").orElseThrow().scalarText())
                .isEqualTo(AttributeValue.of(v).scalarText());
    }
}
