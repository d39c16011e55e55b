package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.List;

/** The shapes of usual values. */
final class Shapes {
    private static final Shape MONTH = Shape.choice(
            Shape.sequence(Shape.fixed("0"), Shape.one(CharacterSet.range('1', '9'))),
            Shape.sequence(Shape.fixed("1"), Shape.one(CharacterSet.range('0', '2'))));
    private static final Shape DAY = Shape.choice(
            Shape.sequence(Shape.fixed("0"), Shape.one(CharacterSet.range('1', '9'))),
            Shape.sequence(Shape.one(CharacterSet.range('1', '2')), Shape.digits(1)),
            Shape.sequence(Shape.fixed("3"), Shape.one(CharacterSet.range('0', '1'))));
    private static final Shape HOUR = Shape.choice(
            Shape.sequence(Shape.one(CharacterSet.range('0', '1')), Shape.digits(1)),
            Shape.sequence(Shape.fixed("2"), Shape.one(CharacterSet.range('0', '3'))));
    private static final Shape SIXTIETH = Shape.sequence(Shape.one(CharacterSet.range('0', '5')), Shape.digits(1));

    private static final Shape NUMBER = Shape.sequence(
            new Shape.Run(CharacterSet.of("-"), 0, 1),
            new Shape.Run(CharacterSet.DIGITS, 1, Shape.MANY),
            Shape.choice(
                    Shape.fixed(""),
                    Shape.sequence(Shape.fixed("."), new Shape.Run(CharacterSet.DIGITS, 1, Shape.MANY))));

    private Shapes() {}

    /** Returns the shape of a time cut to a unit. */
    static Shape time(TimeText.Unit unit) {
        List<Shape> pieces = new ArrayList<>();
        for (TimeText.Unit each : TimeText.Unit.values()) {
            if (each.characters() <= unit.characters()) {
                pieces.add(piece(each));
            }
        }
        return new Shape.Sequence(List.copyOf(pieces));
    }

    /** Returns what a unit adds to the larger ones before it. */
    private static Shape piece(TimeText.Unit unit) {
        return switch (unit) {
            case YEAR -> Shape.digits(4);
            case MONTH -> Shape.sequence(Shape.fixed("-"), MONTH);
            case DAY -> Shape.sequence(Shape.fixed("-"), DAY);
            case HOUR -> Shape.sequence(Shape.fixed("T"), HOUR);
            case MINUTE, SECOND -> Shape.sequence(Shape.fixed(":"), SIXTIETH);
            case MILLI -> Shape.sequence(Shape.fixed("."), Shape.digits(3));
        };
    }

    static Shape zonedTime(TimeText.Unit unit) {
        return Shape.sequence(time(unit), Shape.fixed("Z"));
    }

    static Shape integer() {
        return Shape.sequence(
                new Shape.Run(CharacterSet.of("-"), 0, 1), new Shape.Run(CharacterSet.DIGITS, 1, Shape.MANY));
    }

    static Shape uuid() {
        Shape dash = Shape.fixed("-");
        return Shape.sequence(hex(8), dash, hex(4), dash, hex(4), dash, hex(4), dash, hex(12));
    }

    private static Shape hex(int count) {
        return Shape.exactly(count, CharacterSet.HEX);
    }

    /** Returns the shape of the text that values of a type have in a key; nothing for types that have none. */
    static Shape ofType(AttributeType type) {
        return switch (type) {
            case S -> Shape.ANY_TEXT;
            case N -> NUMBER;
            case B -> Shape.many(CharacterSet.BASE64);
            case BOOL -> Shape.choice(Shape.fixed("true"), Shape.fixed("false"));
            case NULL, M, L, SS, NS, BS -> Shape.NOTHING;
        };
    }

    /** Returns a shape without the values that are empty: every run has a character, and every choice a text. */
    static Shape withoutEmpty(Shape shape) {
        if (shape instanceof Shape.Run run) {
            return new Shape.Run(run.set(), Math.max(1, run.min()), run.max());
        } else if (shape instanceof Shape.Star star) {
            return Shape.sequence(star.repeated(), star);
        } else if (shape instanceof Shape.Sequence sequence) {
            return new Shape.Sequence(
                    sequence.shapes().stream().map(Shapes::withoutEmpty).toList());
        } else if (shape instanceof Shape.Choice choice) {
            return new Shape.Choice(choice.shapes().stream()
                    .filter(text -> !text.equals(Shape.fixed("")))
                    .map(Shapes::withoutEmpty)
                    .toList());
        }
        return shape;
    }

    /**
     * Returns the part of {@code results} that texts of a shape can lead to by a function that makes no ASCII sign out
     * of anything else: a sign that does not go in does not come out.
     */
    static CharacterSet keepingSigns(CharacterSet results, Shape input) {
        return results.without(CharacterSet.ASCII_SIGNS.without(input.characters()));
    }
}
