package dev.keyloom.format.collections;

import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import dev.keyloom.format.collections.CollectionsView.IndexView;
import dev.keyloom.format.svg.Ink;
import dev.keyloom.format.svg.TextLine;
import dev.keyloom.materialize.Direction;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The base table or one index as a column of a picture: heads, item collections in order, and what is not in it. */
final class PictureColumn {
    private static final double LEAST_WIDTH = 311;
    private static final double MOST_WIDTH = 460;
    private static final double HEAD = 44;
    private static final double GAP = 8;
    /** Beyond so many items a collection is cut, where all collections are shown, and said to be. */
    private static final int MOST_ITEMS_OF_COLLECTION = 30;
    /** Beyond so many items a column is cut: it is a picture of a design, not of data. */
    private static final int MOST_ITEMS = 400;

    private static final int MOST_SQUARES = 9;
    /** So much room is left for a key beside the longest name of an entity. */
    private static final double LEAST_KEY = 120;

    private final IndexView index;
    private final Direction direction;
    private final double width;
    private final List<IndexRef> others;
    private final List<Block> blocks = new ArrayList<>();

    private PictureColumn(IndexView index, Direction direction) {
        this.index = index;
        this.direction = direction;
        this.others = index.index().isPrimary() ? secondaryIndexes() : List.of();
        this.width = Math.ceil(Math.max(headWidth(), Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, wished()))));
        fill();
    }

    static PictureColumn of(IndexView index, Direction direction) {
        return new PictureColumn(index, direction);
    }

    double width() {
        return width;
    }

    double height() {
        return HEAD + blocks.stream().mapToDouble(Block::height).sum();
    }

    /** Says whether squares tell which indexes an item is in. */
    boolean hasSquares() {
        return !others.isEmpty() && index.itemCount() > 0;
    }

    void draw(Canvas canvas, double x, double top) {
        double y = top + 9;
        canvas.text(index.name(), x, y, TextStyle.BOX_NAME);
        double end = x + Canvas.width(index.name(), TextStyle.BOX_NAME) + GAP;
        canvas.muted(Words.count(index.itemCount(), "item"), end, y, TextStyle.LABEL);
        double right = x + width;
        for (String tag : tags()) {
            canvas.tagEnd(tag, right, y);
            right -= Canvas.tagWidth(tag) + GAP;
        }
        canvas.muted(keyText(), x, y + 20, TextStyle.KEY);
        canvas.mutedEnd(collectionCount(), x + width, y + 20, TextStyle.LABEL);
        y = top + HEAD;
        for (Block block : blocks) {
            block.draw(canvas, new Point(x, y), width);
            y += block.height();
        }
    }

    private List<IndexRef> secondaryIndexes() {
        List<IndexRef> all = index.table().indexes().stream()
                .map(IndexContents::ref)
                .filter(ref -> !ref.isPrimary())
                .toList();
        return all.size() <= MOST_SQUARES ? all : List.of();
    }

    /** Returns what stands at the right of the head, from the right. */
    private List<String> tags() {
        List<String> tags = new ArrayList<>();
        if (direction == Direction.DESCENDING) {
            tags.add("descending");
        }
        index.table()
                .table()
                .schema()
                .index(index.index())
                .map(SecondaryIndex::projection)
                .ifPresent(projection -> tags.add(projection.kind().name().replace('_', ' ')));
        return tags;
    }

    private String keyText() {
        return String.join(", ", index.contents().key().attributeNames());
    }

    private String collectionCount() {
        return Words.count(index.collections().size(), "item collection");
    }

    private double headWidth() {
        double tags =
                tags().stream().mapToDouble(tag -> Canvas.tagWidth(tag) + GAP).sum();
        double title = Canvas.width(index.name(), TextStyle.BOX_NAME)
                + GAP
                + Canvas.width(Words.count(index.itemCount(), "item"), TextStyle.LABEL);
        double key = Canvas.width(keyText(), TextStyle.KEY) + GAP + Canvas.width(collectionCount(), TextStyle.LABEL);
        return Math.max(Math.max(title + tags, key), Math.max(absentWidth(), labelWidth()));
    }

    private double labelWidth() {
        double room = index.collections().stream()
                .flatMap(collection -> shown(collection).stream())
                .limit(MOST_ITEMS)
                .mapToDouble(this::room)
                .max()
                .orElse(0);
        return Block.INDENT + Block.BAR + 2 * Block.PADDING + room + LEAST_KEY;
    }

    private double absentWidth() {
        if (index.absent().isEmpty()) {
            return 0;
        }
        Block.Absent card = Block.Absent.of(absentTitle(index.absent()), index.absent(), MOST_WIDTH);
        double inside = Math.max(Legend.leastWidth(card.entities()), Canvas.width(card.title(), TextStyle.CHIP_NAME));
        return Block.INDENT + 2 * Block.Absent.INSIDE + inside;
    }

    /** Returns the width in which nothing would be wrapped. */
    private double wished() {
        double widest = 0;
        int items = 0;
        for (ItemCollection collection : index.collections()) {
            double heading = Canvas.width(collection.partitionText(), TextStyle.KEY) + GAP + countWidth(collection);
            widest = Math.max(widest, heading);
            for (MaterializedItem item : shown(collection)) {
                double key = Canvas.width(index.entryText(item), TextStyle.KEY);
                widest = Math.max(widest, Block.INDENT + Block.BAR + 2 * Block.PADDING + key + room(item));
            }
            items += collection.size();
            if (items > MOST_ITEMS) {
                break;
            }
        }
        return widest;
    }

    private void fill() {
        int items = 0;
        for (int i = 0; i < index.collections().size(); i++) {
            if (items >= MOST_ITEMS) {
                blocks.add(new Block.More(moreCollections(i)));
                break;
            }
            ItemCollection collection = index.collections().get(i);
            double most = width - GAP - countWidth(collection);
            blocks.add(new Block.Heading(
                    wrapped(collection.partitionText(), most), Words.count(collection.size(), "item")));
            List<MaterializedItem> shown = shown(collection);
            shown.forEach(item -> blocks.add(entry(item)));
            if (shown.size() < collection.size()) {
                blocks.add(new Block.More("… " + Words.count(collection.size() - shown.size(), "more item")));
            }
            items += shown.size();
        }
        Map<String, Integer> absent = index.absent();
        if (!absent.isEmpty()) {
            blocks.add(Block.Absent.of(absentTitle(absent), absent, width));
        }
    }

    private String moreCollections(int first) {
        List<ItemCollection> left =
                index.collections().subList(first, index.collections().size());
        int items = left.stream().mapToInt(ItemCollection::size).sum();
        return "… " + Words.count(left.size(), "more item collection") + " with " + Words.count(items, "item");
    }

    private List<MaterializedItem> shown(ItemCollection collection) {
        int most = index.isWhole() ? MOST_ITEMS_OF_COLLECTION : MOST_ITEMS;
        // One more takes no more room than saying that it is left out.
        int count = collection.size() <= most + 1 ? collection.size() : most;
        return collection.entries(direction).subList(0, count);
    }

    private Block.Entry entry(MaterializedItem item) {
        double inside = width - Block.INDENT - Block.BAR - 2 * Block.PADDING;
        Optional<TextLine> values = ItemValues.of(index, item, inside);
        List<Boolean> memberships = others.stream().map(item::isIn).toList();
        return new Block.Entry(
                item.entity(),
                wrapped(index.entryText(item), inside - room(item)),
                index.label(item),
                values,
                memberships);
    }

    private double room(MaterializedItem item) {
        return Block.Entry.room(index.label(item), others.size());
    }

    private static double countWidth(ItemCollection collection) {
        return Canvas.width(Words.count(collection.size(), "item"), TextStyle.LABEL);
    }

    private static List<TextLine> wrapped(String key, double most) {
        return TextLine.of(key, Ink.TEXT).wrapped(TextStyle.KEY, most, TextLine.KEY_BREAKS);
    }

    private String absentTitle(Map<String, Integer> absent) {
        int total = absent.values().stream().mapToInt(Integer::intValue).sum();
        return Words.count(total, "item") + (total == 1 ? " is" : " are") + " not in " + index.name();
    }
}
