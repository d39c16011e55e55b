package dev.keyloom.engine.storage;

import dev.keyloom.value.Item;
import java.util.Map;
import java.util.Optional;

/** Reads one state of a store in memory. */
class MemoryReader implements StoreReader {
    private final MemoryState state;

    MemoryReader(MemoryState state) {
        this.state = state;
    }

    @Override
    public final Map<String, Item> catalogue() {
        return state.catalogue();
    }

    @Override
    public final Optional<StoredItem> get(MapName map, StoreKey key) {
        return state.tree(map).get(key);
    }

    @Override
    public final void visit(MapName map, StoreKey from, StoreKey to, boolean forward, Visitor visitor) {
        state.tree(map).visit(from, to, forward, visitor);
    }

    @Override
    public final long count(MapName map) {
        return state.tree(map).count();
    }
}
