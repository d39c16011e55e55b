package dev.keyloom.engine.storage;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Some items as they are in the file, ready to be given: to read one from the file takes several times as long. Commits
 * are counted; an item is given only to readings whose state has it, those that began with the commit of the item or a
 * later one. One that is being changed is given to none.
 */
final class CommittedItems {
    /** What an entry takes beside its item, about. */
    private static final int ENTRY_BYTES = 300;

    private final long maxBytes;
    private final AtomicLong commits = new AtomicLong();
    private final AtomicLong bytes = new AtomicLong();
    private volatile boolean isCommitting;
    private final AtomicBoolean isEvicting = new AtomicBoolean();
    private final Map<Place, Entry> entries = new ConcurrentHashMap<>();

    private record Place(MapName map, StoreKey key) {}

    /**
     * An item since a commit; none if it is being changed.
     *
     * @param since no reading before it may be given the item
     */
    private record Entry(@Nullable StoredItem item, long since) {
        boolean isChanging() {
            return item == null;
        }

        long bytes() {
            StoredItem there = item;
            // Text in an item takes about as many bytes again, for the objects around it.
            return ENTRY_BYTES + (there == null ? 0 : 2L * there.bytes());
        }
    }

    /** @param maxBytes of heap that it takes, about; 0 to remember nothing */
    CommittedItems(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Returns how many commits there have been. */
    long commits() {
        return commits.get();
    }

    /** Returns the item if it is remembered and is that of a state. */
    @Nullable
    StoredItem get(MapName map, StoreKey key, long state) {
        if (maxBytes == 0) {
            return null;
        }
        Entry entry = entries.get(new Place(map, key));
        return entry == null || entry.since > state ? null : entry.item;
    }

    /** Remembers what a reading of a state has found, if that is the newest and the item is not being changed. */
    @SuppressWarnings("ReferenceEquality") // whether this entry was kept, and no equal one
    void offer(MapName map, StoreKey key, StoredItem item, long state) {
        if (maxBytes == 0 || commits.get() != state) {
            return;
        }
        Entry fresh = new Entry(item, state);
        Entry kept = entries.compute(
                new Place(map, key), (place, old) -> old == null && commits.get() == state ? fresh : old);
        if (kept == fresh && bytes.addAndGet(fresh.bytes()) > maxBytes) {
            evict();
        }
    }

    /** Says, before a commit, that it changes an item. */
    void changing(MapName map, StoreKey key) {
        if (maxBytes > 0) {
            Entry changing = new Entry(null, Long.MAX_VALUE);
            Entry old = entries.put(new Place(map, key), changing);
            bytes.addAndGet(changing.bytes() - (old == null ? 0 : old.bytes()));
        }
    }

    /** Says that a commit begins: from now on until it is counted, a reading may see it or not. */
    void committing() {
        isCommitting = true;
    }

    /** Counts a commit; then its items are told by {@link #changed}. */
    void committed() {
        commits.incrementAndGet();
        isCommitting = false;
    }

    /** Says that the commit that had begun is none. */
    void notCommitted() {
        isCommitting = false;
    }

    boolean isCommitting() {
        return isCommitting;
    }

    /**
     * Says what an item is since the last commit, or that it is gone, or was not changed in the end; of several changes
     * the last one first, the others are not heard.
     */
    void changed(MapName map, StoreKey key, @Nullable StoredItem item) {
        Entry fresh = new Entry(item, commits.get());
        entries.computeIfPresent(new Place(map, key), (place, old) -> {
            if (!old.isChanging()) {
                return old;
            }
            bytes.addAndGet((item == null ? 0 : fresh.bytes()) - old.bytes());
            return item == null ? null : fresh;
        });
        if (bytes.get() > maxBytes) {
            evict();
        }
    }

    /** Forgets the items of a map. */
    void forget(MapName map) {
        entries.forEach((place, entry) -> {
            if (place.map.equals(map)) {
                remove(place, entry);
            }
        });
    }

    /** Forgets all items. */
    void forgetAll() {
        entries.forEach((place, entry) -> {
            if (!entry.isChanging()) {
                remove(place, entry);
            }
        });
    }

    private void remove(Place place, Entry entry) {
        if (entries.remove(place, entry)) {
            bytes.addAndGet(-entry.bytes());
        }
    }

    /** Forgets a quarter, in the order of hashes, but nothing that is being changed. */
    private void evict() {
        if (!isEvicting.compareAndSet(false, true)) {
            return;
        }
        try {
            for (Map.Entry<Place, Entry> one : entries.entrySet()) {
                if (bytes.get() <= maxBytes / 4 * 3) {
                    return;
                }
                if (!one.getValue().isChanging()) {
                    remove(one.getKey(), one.getValue());
                }
            }
        } finally {
            isEvicting.set(false);
        }
    }
}
