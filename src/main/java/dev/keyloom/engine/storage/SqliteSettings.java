package dev.keyloom.engine.storage;

/**
 * How the file is opened; the defaults were measured.
 *
 * @param pageBytes of a new file
 * @param cacheBytes that a connection keeps of the file
 * @param mappedBytes how much of the file is read through mapped memory
 * @param maxPages how large the file may grow, 0 if as large as the disk allows
 */
record SqliteSettings(int pageBytes, int cacheBytes, long mappedBytes, int maxPages) {
    static final SqliteSettings DEFAULT = new SqliteSettings(8192, 16 << 20, 0, 0);

    SqliteSettings withMaxPages(int pages) {
        return new SqliteSettings(pageBytes, cacheBytes, mappedBytes, pages);
    }
}
