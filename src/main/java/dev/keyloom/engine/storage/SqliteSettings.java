package dev.keyloom.engine.storage;

/**
 * How the file is opened; the defaults were measured.
 *
 * @param pageBytes of a new file
 * @param cacheBytes that a connection keeps of the file
 * @param mappedBytes how much of the file is read through mapped memory
 * @param itemBytes how much heap is used for items that have been read or written, about; 0 for none
 * @param maxPages how large the file may grow, 0 if as large as the disk allows
 */
record SqliteSettings(int pageBytes, int cacheBytes, long mappedBytes, long itemBytes, int maxPages) {
    static final SqliteSettings DEFAULT = new SqliteSettings(
            8192, 4 << 20, 1L << 30, itemBytesOf(Runtime.getRuntime().maxMemory()), 0);

    SqliteSettings withMaxPages(int pages) {
        return new SqliteSettings(pageBytes, cacheBytes, mappedBytes, itemBytes, pages);
    }

    SqliteSettings withItemBytes(long bytes) {
        return new SqliteSettings(pageBytes, cacheBytes, mappedBytes, bytes, maxPages);
    }

    /** A quarter of the heap. */
    private static long itemBytesOf(long heap) {
        return heap / 4;
    }
}
