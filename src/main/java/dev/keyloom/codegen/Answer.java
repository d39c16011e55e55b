package dev.keyloom.codegen;

/** What a program does with the answers it gets. */
enum Answer {
    /** Shows the item, if there is one. */
    ITEM,
    /** Reads page after page and shows their items. */
    PAGES,
    /** Reads page after page and shows how many items they count. */
    COUNT,
    /** Shows items by table and asks again for the keys that were left. */
    KEYS_LEFT,
    /** Shows the item, if there is one, of each response. */
    RESPONSES,
    /** Shows the attributes that a write gives back. */
    ATTRIBUTES,
    /** Nothing: the write is done or refused. */
    NOTHING,
    /** Writes again what was left. */
    WRITES_LEFT,
    /** Reads on while a token says that there is more, and shows the items. */
    TOKENS,
    /** Shows the items that a written statement gives back. */
    ITEMS,
    /** Shows the item or the error of each statement. */
    ITEMS_AND_ERRORS
}
