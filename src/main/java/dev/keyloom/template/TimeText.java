package dev.keyloom.template;

import java.time.LocalDate;

/** Writes times in UTC, always with the same number of characters. */
final class TimeText {
    static final long MILLIS_PER_DAY = 86_400_000L;
    /** 0000-01-01T00:00:00.000Z. */
    static final long FIRST_MILLIS = -62_167_219_200_000L;
    /** 9999-12-31T23:59:59.999Z. */
    static final long LAST_MILLIS = 253_402_300_799_999L;

    /** Where {@code 2020-05-04T10:15:30.000} is cut, in characters. */
    enum Unit {
        YEAR(4),
        MONTH(7),
        DAY(10),
        HOUR(13),
        MINUTE(16),
        SECOND(19),
        MILLI(23);

        private final int characters;

        Unit(int characters) {
            this.characters = characters;
        }

        int characters() {
            return characters;
        }
    }

    private TimeText() {}

    /** Returns the time cut to a unit, without a zone: {@code 2020-05-04T10}. */
    static String of(long epochMillis, Unit unit) {
        return write(epochMillis, new char[unit.characters], unit);
    }

    /** Returns the time cut to a unit, with {@code Z} behind it. */
    static String zoned(long epochMillis, Unit unit) {
        char[] text = new char[unit.characters + 1];
        text[unit.characters] = 'Z';
        return write(epochMillis, text, unit);
    }

    private static String write(long epochMillis, char[] text, Unit unit) {
        LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(epochMillis, MILLIS_PER_DAY));
        int length = unit.characters;
        digits(text, 0, 4, date.getYear());
        if (length > 4) {
            text[4] = '-';
            digits(text, 5, 2, date.getMonthValue());
        }
        if (length > 7) {
            text[7] = '-';
            digits(text, 8, 2, date.getDayOfMonth());
        }
        if (length > 10) {
            writeTime(text, length, (int) Math.floorMod(epochMillis, MILLIS_PER_DAY));
        }
        return new String(text);
    }

    private static void writeTime(char[] text, int length, int millisOfDay) {
        text[10] = 'T';
        digits(text, 11, 2, millisOfDay / 3_600_000);
        if (length > 13) {
            text[13] = ':';
            digits(text, 14, 2, millisOfDay / 60_000 % 60);
        }
        if (length > 16) {
            text[16] = ':';
            digits(text, 17, 2, millisOfDay / 1000 % 60);
        }
        if (length > 19) {
            text[19] = '.';
            digits(text, 20, 3, millisOfDay % 1000);
        }
    }

    private static void digits(char[] text, int offset, int count, int number) {
        int rest = number;
        for (int i = offset + count - 1; i >= offset; i--) {
            text[i] = (char) ('0' + rest % 10);
            rest /= 10;
        }
    }
}
