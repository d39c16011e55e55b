package dev.keyloom.wire.shape;

/** One member of a structure: its name, type and constraints. */
public record Member(String name, Shape shape, Rules rules) {
    static Member of(String name, Shape shape) {
        return new Member(name, shape, Rules.NONE);
    }

    static Member of(String name, Shape shape, Rules rules) {
        return new Member(name, shape, rules);
    }

    /** A member that must be there, without further rules. */
    static Member required(String name, Shape shape) {
        return new Member(name, shape, Rules.NONE.required());
    }
}
