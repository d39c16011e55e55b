package dev.keyloom.engine.storage;

/**
 * How the file is opened; the defaults were measured.
 *
 * @param pageBytes of a new file
 * @param cacheBytes that a connection keeps of the file
 * @param mappedBytes how much of the file is read through mapped memory
 * @param itemBytes how much heap is used for items that have been read or written, about; 0 for none
 * @param mirrorBytes how much heap is used for all that the file holds, about; if it takes more, items are remembered
 *     one by one as they are used
 * @param readAtOnceBytes a file of at most so many bytes is read into memory while it is opened
 * @param logBytes so many are written, about, before they are brought from the log into the file
 * @param maxPages how large the file may grow, 0 if as large as the disk allows
 */
record SqliteSettings(
        int pageBytes,
        int cacheBytes,
        long mappedBytes,
        long itemBytes,
        long mirrorBytes,
        long readAtOnceBytes,
        long logBytes,
        int maxPages) {
    static final SqliteSettings DEFAULT = new SqliteSettings(
            8192,
            4 << 20,
            // Through mapped memory it would be read in half the time, but a disk that fails would end the program.
            0,
            itemBytesOf(Runtime.getRuntime().maxMemory()),
            mirrorBytesOf(Runtime.getRuntime().maxMemory()),
            32L << 20,
            32L << 20,
            0);

    SqliteSettings withMaxPages(int pages) {
        return new SqliteSettings(
                pageBytes, cacheBytes, mappedBytes, itemBytes, mirrorBytes, readAtOnceBytes, logBytes, pages);
    }

    SqliteSettings withItemBytes(long bytes) {
        return new SqliteSettings(
                pageBytes, cacheBytes, mappedBytes, bytes, mirrorBytes, readAtOnceBytes, logBytes, maxPages);
    }

    SqliteSettings withMirrorBytes(long bytes) {
        return new SqliteSettings(
                pageBytes, cacheBytes, mappedBytes, itemBytes, bytes, readAtOnceBytes, logBytes, maxPages);
    }

    SqliteSettings withReadAtOnceBytes(long bytes) {
        return new SqliteSettings(
                pageBytes, cacheBytes, mappedBytes, itemBytes, mirrorBytes, bytes, logBytes, maxPages);
    }

    SqliteSettings withLogBytes(long bytes) {
        return new SqliteSettings(
                pageBytes, cacheBytes, mappedBytes, itemBytes, mirrorBytes, readAtOnceBytes, bytes, maxPages);
    }

    /** A quarter of the heap. */
    private static long itemBytesOf(long heap) {
        return heap / 4;
    }

    /** Half of the heap. */
    private static long mirrorBytesOf(long heap) {
        return heap / 2;
    }
}
