package dev.keyloom.engine.storage;

/** What the first bytes of values are in a file: written by {@link ItemEncoder}, read by {@link ItemDecoder}. */
final class ItemBytes {
    /** First byte of an item; another one means another format. */
    static final int VERSION = 1;

    static final int TEXT = 1;
    static final int NUMBER = 2;
    static final int BINARY = 3;
    static final int FALSE = 4;
    static final int TRUE = 5;
    static final int NULL = 6;
    static final int MAP = 7;
    static final int LIST = 8;
    static final int TEXT_SET = 9;
    static final int NUMBER_SET = 10;
    static final int BINARY_SET = 11;

    private ItemBytes() {}
}
