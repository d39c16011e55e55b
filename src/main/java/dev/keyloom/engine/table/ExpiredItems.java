package dev.keyloom.engine.table;

import dev.keyloom.engine.Table;
import dev.keyloom.engine.storage.KeyRange;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds items that have expired, a page at a time, and gives them away to be removed. Asked at most once a minute of a table,
 * by the clock: whoever uses a table asks, since there are no threads here. Until then expired items are read as ever, as
 * in the service, which takes hours. Used by any thread.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/howitworks-ttl.html">AWS: how TTL works</a>
 */
public final class ExpiredItems {
    /** How long a table is left alone after it has been looked through. */
    public static final Duration INTERVAL = Duration.ofMinutes(1);

    /** Older times are taken for mistakes, and their items stay. */
    private static final long MAX_AGE_SECONDS = Duration.ofDays(5 * 365).toSeconds();

    private static final int PAGE = 1000;

    private final TableRegistry tables;
    /** When tables are to be looked through next, by their identifier. */
    private final Map<String, Instant> due = new HashMap<>();

    /** Removes an item that has expired, if it is still as it was found. */
    @FunctionalInterface
    public interface Remover {
        /**
         * Removes an item.
         *
         * @param key its primary key
         * @param expiry the attribute that holds when it expires, and what it holds
         */
        void remove(Table table, Item key, Item expiry);
    }

    public ExpiredItems(TableRegistry tables) {
        this.tables = tables;
    }

    /** Removes what has expired of a table, if it has not been looked through in the last minute. Not within a reading. */
    public void sweepIfDue(String nameOrArn, Remover remover) {
        Optional<String> attribute = tables.timeToLiveAttribute(nameOrArn);
        if (attribute.isEmpty()) {
            return;
        }
        Optional<Table> table =
                tables.find(nameOrArn).filter(found -> found.status().servesItems());
        if (table.isPresent() && isDue(table.get())) {
            sweep(table.get(), attribute.get(), remover);
        }
    }

    private synchronized boolean isDue(Table table) {
        Instant now = tables.clock().instant();
        Instant next = due.getOrDefault(table.id(), Instant.MIN);
        if (now.isBefore(next)) {
            return false;
        }
        due.put(table.id(), now.plus(INTERVAL));
        return true;
    }

    private void sweep(Table table, String attribute, Remover remover) {
        KeyRange all = StoreKeys.all();
        Set<String> keyNames = Set.copyOf(table.schema().key().attributeNames());
        StoreKey from = all.from();
        while (true) {
            Page page = page(table, attribute, from, all.to());
            for (Item item : page.expired) {
                remover.remove(table, item.only(keyNames), item.only(Set.of(attribute)));
            }
            if (page.last.isEmpty()) {
                return;
            }
            from = page.last.get();
        }
    }

    private Page page(Table table, String attribute, StoreKey from, StoreKey to) {
        Instant now = tables.clock().instant();
        return tables.storage().read(reader -> {
            List<Item> expired = new ArrayList<>();
            StoreKey[] last = new StoreKey[1];
            int[] read = {0};
            reader.visit(table.map(IndexRef.PRIMARY), from, to, true, (key, stored) -> {
                if (hasExpired(stored.item(), attribute, now)) {
                    expired.add(stored.item());
                }
                read[0]++;
                last[0] = key;
                return read[0] < PAGE;
            });
            // The page's last item is read again by the next one, which does no harm.
            return new Page(expired, read[0] < PAGE ? Optional.empty() : Optional.ofNullable(last[0]));
        });
    }

    private record Page(List<Item> expired, Optional<StoreKey> last) {}

    /** Says whether an item's time has come: a number of seconds since 1970 in the last five years. */
    static boolean hasExpired(Item item, String attribute, Instant now) {
        if (item.get(attribute).orElse(null) instanceof AttributeValue.N number) {
            BigDecimal seconds = number.value();
            BigDecimal present = BigDecimal.valueOf(now.getEpochSecond());
            return seconds.compareTo(present) < 0
                    && seconds.compareTo(present.subtract(BigDecimal.valueOf(MAX_AGE_SECONDS))) > 0;
        }
        return false;
    }
}
