package dev.keyloom.template;

import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.OptionalLong;

/**
 * Reads one time in an ISO-8601 form by hand, since the keys of a million records are made of them: calendar, ordinal
 * and week dates, basic or extended, cut to any unit, with or without fraction and zone. A time without a zone counts
 * as UTC, a date as its first moment, and a space may stand for the T.
 */
final class IsoTime {
    private static final int MILLIS_PER_HOUR = 3_600_000;
    private static final int MILLIS_PER_MINUTE = 60_000;

    private final String text;
    private int position;
    /** Turns false at the first character that does not fit, and stays so. */
    private boolean valid = true;

    private IsoTime(String text) {
        this.text = text;
    }

    /** Returns milliseconds since 1970, smaller fractions cut; nothing if it is no time of the years 0000 to 9999. */
    static OptionalLong millis(String text) {
        IsoTime time = new IsoTime(text);
        long millis = time.read();
        return time.valid
                        && time.position == text.length()
                        && millis >= TimeText.FIRST_MILLIS
                        && millis <= TimeText.LAST_MILLIS
                ? OptionalLong.of(millis)
                : OptionalLong.empty();
    }

    private long read() {
        int year = digits(4);
        if (!valid || position == text.length()) {
            return dayMillis(LocalDate.of(year, 1, 1).toEpochDay());
        }
        boolean extended = skip('-');
        long date = is('W') ? weekDate(year, extended) : monthOrOrdinal(year, extended);
        if (!valid || position == text.length()) {
            return dayMillis(date);
        }
        valid = text.length() > 7 && (skip('T') || skip('t') || skip(' '));
        return dayMillis(date) + timeOfDay() - offset();
    }

    private long weekDate(int year, boolean extended) {
        position++;
        int week = digits(2);
        int day = 1;
        if (position < text.length()) {
            require(!extended || skip('-'));
            day = digits(1);
        }
        // Week 1 holds January 4; a week belongs to the year of its Thursday.
        LocalDate fourth = LocalDate.of(year, 1, 4);
        LocalDate monday =
                fourth.minusDays(fourth.getDayOfWeek().getValue() - 1L).plusWeeks(week - 1L);
        require(week >= 1 && monday.plusDays(3).getYear() == year && day >= 1 && day <= 7);
        return monday.toEpochDay() + day - 1;
    }

    private long monthOrOrdinal(int year, boolean extended) {
        int count = digitsAhead();
        if (count == 3) {
            int day = digits(3);
            require(day >= 1 && day <= Year.of(year).length());
            return LocalDate.of(year, 1, 1).toEpochDay() + day - 1;
        }
        int month = digits(2);
        require(month >= 1 && month <= 12);
        boolean hasDay = position < text.length();
        int day = 1;
        if (hasDay) {
            require(!extended || skip('-'));
            day = digits(2);
        } else {
            // "202005" could be a day of the last century: ISO-8601 has no basic form of a month.
            require(extended);
        }
        if (!valid || day < 1 || day > YearMonth.of(year, month).lengthOfMonth()) {
            valid = false;
            return 0;
        }
        return LocalDate.of(year, month, day).toEpochDay();
    }

    private long timeOfDay() {
        int hour = digits(2);
        long millis = (long) hour * MILLIS_PER_HOUR;
        int unit = MILLIS_PER_HOUR;
        boolean extended = is(':');
        if (skip(':') || isDigit()) {
            int minute = digits(2);
            require(minute < 60);
            millis += (long) minute * MILLIS_PER_MINUTE;
            unit = MILLIS_PER_MINUTE;
            if (extended ? skip(':') : isDigit()) {
                int second = digits(2);
                require(second < 60);
                millis += second * 1000L;
                unit = 1000;
            }
        }
        if (skip('.') || skip(',')) {
            millis += fraction(unit);
        }
        require(millis <= TimeText.MILLIS_PER_DAY);
        return millis;
    }

    /** Reads a fraction of a unit; what is less than a millisecond is cut. */
    private long fraction(int unitMillis) {
        require(isDigit());
        long numerator = 0;
        long denominator = 1;
        while (isDigit()) {
            int digit = text.charAt(position++) - '0';
            if (denominator < 1_000_000_000L) {
                numerator = numerator * 10 + digit;
                denominator *= 10;
            }
        }
        return numerator * unitMillis / denominator;
    }

    private long offset() {
        if (position == text.length() || skip('Z') || skip('z')) {
            return 0;
        }
        boolean east = is('+');
        require(skip('+') || skip('-'));
        int hours = digits(2);
        int minutes = 0;
        if (skip(':') || isDigit()) {
            minutes = digits(2);
        }
        require(hours < 24 && minutes < 60);
        long millis = (long) hours * MILLIS_PER_HOUR + (long) minutes * MILLIS_PER_MINUTE;
        return east ? millis : -millis;
    }

    private static long dayMillis(long epochDay) {
        return epochDay * TimeText.MILLIS_PER_DAY;
    }

    /** Reads exactly {@code count} digits; 0 if they are not there. */
    private int digits(int count) {
        int number = 0;
        for (int i = 0; i < count; i++) {
            if (!isDigit()) {
                valid = false;
                return 0;
            }
            number = number * 10 + text.charAt(position++) - '0';
        }
        return number;
    }

    private int digitsAhead() {
        int count = 0;
        while (position + count < text.length() && Digits.isDigit(text.charAt(position + count))) {
            count++;
        }
        return count;
    }

    private boolean isDigit() {
        return position < text.length() && Digits.isDigit(text.charAt(position));
    }

    private boolean is(char c) {
        return position < text.length() && text.charAt(position) == c;
    }

    private boolean skip(char c) {
        boolean there = is(c);
        if (there) {
            position++;
        }
        return there;
    }

    private void require(boolean condition) {
        valid &= condition;
    }
}
