package dev.keyloom.gui.keys;

import dev.keyloom.diagram.Rgb;
import dev.keyloom.schema.IndexRef;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A row of the chart: an entity, or one choice of its variants.
 *
 * @param color the entity's stored (light) colour
 * @param variants position of the mapping chosen in each index that the entity has mappings for
 * @param variant what tells the row from the entity's others; absent if there is one row
 * @param record number of the sample record that examples show, from 1; 0 if the row has none
 * @param cells one for each column
 */
record KeyRow(
        String entity,
        Rgb color,
        Map<IndexRef, Integer> variants,
        Optional<Variant> variant,
        int record,
        Standing standing,
        List<ChartCell> cells) {
    KeyRow {
        variants = Collections.unmodifiableMap(new LinkedHashMap<>(variants));
        cells = List.copyOf(cells);
    }

    /** Whether the row is the first of its entity. */
    enum Standing {
        FIRST,
        FOLLOWING
    }

    /**
     * A choice of variants.
     *
     * @param name names of the variants chosen
     * @param condition when they apply; absent where they take what the others leave
     */
    record Variant(String name, Optional<String> condition) {}

    /** What names the row while its cells change. */
    record Key(String entity, Map<IndexRef, Integer> variants) {
        Key {
            variants = Map.copyOf(variants);
        }
    }

    Key key() {
        return new Key(entity, variants);
    }

    boolean isFirst() {
        return standing == Standing.FIRST;
    }

    KeyRow withCells(List<ChartCell> newCells) {
        return new KeyRow(entity, color, variants, variant, record, standing, newCells);
    }
}
