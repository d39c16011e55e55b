package dev.keyloom.load;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The partitions of one kind in a table or index: all whose keys are written alike.
 *
 * @param text the literal parts of the key with {@code …} for each value: {@code REPO#…#…}; several attributes are joined by
 *     {@code ", "}
 */
public record PartitionShape(String table, IndexRef index, String text) {

    static PartitionShape of(String table, IndexRef index, List<KeyTemplate> partition) {
        return new PartitionShape(
                table, index, partition.stream().map(PartitionShape::skeleton).collect(Collectors.joining(", ")));
    }

    private static String skeleton(KeyTemplate template) {
        StringBuilder text = new StringBuilder();
        for (TemplatePart part : template.parts()) {
            text.append(part instanceof TemplatePart.Literal literal ? literal.text() : "…");
        }
        return text.toString();
    }
}
