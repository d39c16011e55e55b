package dev.keyloom.template;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of texts, described as a regular expression is: what a part of a template can render. A shape may hold more
 * texts than are ever rendered, never fewer.
 */
sealed interface Shape {
    int MANY = Integer.MAX_VALUE;

    Shape ANY_TEXT = new Run(CharacterSet.ANY, 0, MANY);
    Shape NOTHING = new Choice(List.of());

    /** Returns every code point that a text of this shape may hold. */
    CharacterSet characters();

    /** One text. */
    record Fixed(String text) implements Shape {
        @Override
        public CharacterSet characters() {
            return CharacterSet.of(text);
        }
    }

    /** Between {@code min} and {@code max} characters of a set; no upper bound with {@link Shape#MANY}. */
    record Run(CharacterSet set, int min, int max) implements Shape {
        @Override
        public CharacterSet characters() {
            return max == 0 ? CharacterSet.NONE : set;
        }
    }

    /** One shape after the other. */
    record Sequence(List<Shape> shapes) implements Shape {
        @Override
        public CharacterSet characters() {
            return union(shapes);
        }
    }

    /** One of several. */
    record Choice(List<Shape> shapes) implements Shape {
        @Override
        public CharacterSet characters() {
            return union(shapes);
        }
    }

    /** Any number of texts of a shape, one after the other. */
    record Star(Shape repeated) implements Shape {
        @Override
        public CharacterSet characters() {
            return repeated.characters();
        }
    }

    static Shape fixed(String text) {
        return new Fixed(text);
    }

    static Shape one(CharacterSet set) {
        return new Run(set, 1, 1);
    }

    static Shape many(CharacterSet set) {
        return new Run(set, 0, MANY);
    }

    static Shape exactly(int count, CharacterSet set) {
        return new Run(set, count, count);
    }

    static Shape digits(int count) {
        return exactly(count, CharacterSet.DIGITS);
    }

    static Shape sequence(Shape... shapes) {
        return new Sequence(List.of(shapes));
    }

    static Shape choice(Shape... shapes) {
        return new Choice(List.of(shapes));
    }

    /** Returns the shape of a few texts. */
    static Shape anyOf(Iterable<String> texts) {
        List<Shape> shapes = new ArrayList<>();
        texts.forEach(text -> shapes.add(new Fixed(text)));
        return new Choice(List.copyOf(shapes));
    }

    private static CharacterSet union(List<Shape> shapes) {
        CharacterSet all = CharacterSet.NONE;
        for (Shape shape : shapes) {
            all = all.or(shape.characters());
        }
        return all;
    }
}
