package dev.keyloom.lint.rule;

import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import java.util.stream.Collectors;

/** How messages name records and values. */
final class RecordNames {
    private static final int MAX_LENGTH = 60;

    private RecordNames() {}

    /** Returns a record's entity and what identifies it: {@code Issue alexdebrie, dynamodb-book, 4}. */
    static String of(Entity entity, SampleRecord record, int number) {
        String identity = entity.identifier().stream()
                .flatMap(name -> record.values().get(name).flatMap(AttributeValue::scalarText).stream())
                .collect(Collectors.joining(", "));
        return identity.isEmpty() ? entity.name() + " record " + number : entity.name() + " " + shortened(identity);
    }

    /** Returns a value as messages quote it: text in quotation marks, numbers bare. */
    static String quoted(AttributeValue value) {
        return value.scalarText()
                .map(text -> value instanceof AttributeValue.S ? quoted(text) : text)
                .orElse("a value of type " + value.type());
    }

    static String quoted(String text) {
        return "'" + shortened(text) + "'";
    }

    private static String shortened(String text) {
        return text.codePointCount(0, text.length()) <= MAX_LENGTH
                ? text
                : text.substring(0, text.offsetByCodePoints(0, MAX_LENGTH)) + "…";
    }
}
