package dev.keyloom.format.collections;

import dev.keyloom.diagram.TextStyle;
import dev.keyloom.format.collections.CollectionsView.IndexView;
import dev.keyloom.format.svg.Ink;
import dev.keyloom.format.svg.TextLine;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.AttributePath;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The attributes of an item that an index holds, in one line: without keys and type, and without those that its keys in the
 * index and the base table are made of, since they can be read there.
 */
final class ItemValues {
    /** A longer value ends in {@code …}: the line is there to recognise an item. */
    private static final int MOST_CHARACTERS = 28;

    private ItemValues() {}

    /**
     * Returns as many attributes with their values as fit into {@code most} pixels, and how many more there are; nothing if
     * the index holds none.
     */
    static Optional<TextLine> of(IndexView index, MaterializedItem item, double most) {
        List<TextLine> pairs = pairs(index, item);
        if (pairs.isEmpty()) {
            return Optional.empty();
        }
        for (int shown = pairs.size(); shown > 0; shown--) {
            TextLine line = joined(pairs, shown);
            if (line.width(TextStyle.LABEL) <= most) {
                return Optional.of(line);
            }
        }
        return Optional.of(TextLine.of(Words.count(pairs.size(), "attribute"), Ink.MUTED));
    }

    private static List<TextLine> pairs(IndexView index, MaterializedItem item) {
        Set<String> left = new HashSet<>();
        index.table().indexes().forEach(contents -> left.addAll(contents.key().attributeNames()));
        index.table().table().typeAttribute().ifPresent(left::add);
        left.addAll(inKeys(item, index.index()));
        left.addAll(inKeys(item, IndexRef.PRIMARY));
        List<TextLine> pairs = new ArrayList<>();
        item.projectedIn(index.index()).forEach((name, value) -> {
            if (!left.contains(name)) {
                pairs.add(new TextLine(
                        List.of(new TextLine.Run(name + " ", Ink.MUTED), new TextLine.Run(shown(value), Ink.TEXT))));
            }
        });
        return pairs;
    }

    private static Set<String> inKeys(MaterializedItem item, IndexRef index) {
        return item.mapping(index).stream()
                .flatMap(mapping -> Stream.concat(mapping.partition().stream(), mapping.sort().stream()))
                .flatMap(template -> template.references().stream())
                .flatMap(reference -> reference.path().stream())
                .map(AttributePath::attribute)
                .collect(Collectors.toSet());
    }

    private static TextLine joined(List<TextLine> pairs, int shown) {
        List<TextLine.Run> runs = new ArrayList<>();
        for (TextLine pair : pairs.subList(0, shown)) {
            if (!runs.isEmpty()) {
                runs.add(new TextLine.Run(" · ", Ink.MUTED));
            }
            runs.addAll(pair.runs());
        }
        if (shown < pairs.size()) {
            runs.add(new TextLine.Run(" … " + (pairs.size() - shown) + " more", Ink.MUTED));
        }
        return new TextLine(runs);
    }

    private static String shown(AttributeValue value) {
        String text = value.accept(ValueWords.INSTANCE).replaceAll("\\s+", " ");
        int length = text.codePointCount(0, text.length());
        return length <= MOST_CHARACTERS
                ? text
                : text.substring(0, text.offsetByCodePoints(0, MOST_CHARACTERS - 1)) + "…";
    }
}
