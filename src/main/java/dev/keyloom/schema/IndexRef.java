package dev.keyloom.schema;

/** The base table ({@code primary}) or one of its indexes, by name. */
public record IndexRef(String name) {
    /** The base table itself. */
    public static final IndexRef PRIMARY = new IndexRef("primary");

    public static IndexRef of(String name) {
        return PRIMARY.name.equals(name) ? PRIMARY : new IndexRef(name);
    }

    public boolean isPrimary() {
        return equals(PRIMARY);
    }

    @Override
    public String toString() {
        return name;
    }
}
