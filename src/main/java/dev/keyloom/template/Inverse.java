package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Numbers;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The way back through a reference: from the text that it rendered to the values that may have been there. */
final class Inverse {
    private Inverse() {}

    /** Returns the values whose own text this is: the text itself, then scalars of other types. */
    static Origins plain(String text) {
        List<AttributeValue> values = new ArrayList<>();
        values.add(AttributeValue.of(text));
        Numbers.parse(text)
                .filter(number -> Numbers.toText(number).equals(text))
                .ifPresent(number -> values.add(AttributeValue.of(number)));
        if (text.equals("true") || text.equals("false")) {
            values.add(new AttributeValue.BOOL(Boolean.parseBoolean(text)));
        }
        if (text.length() % 4 == 0 && text.chars().allMatch(CharacterSet.BASE64::contains)) {
            addBinary(text, values);
        }
        return new Origins(values, Set.of());
    }

    private static void addBinary(String text, List<AttributeValue> values) {
        try {
            Bytes bytes = Bytes.ofBase64(text);
            if (bytes.toBase64().equals(text)) {
                values.add(new AttributeValue.B(bytes));
            }
        } catch (IllegalArgumentException notBase64) {
            // The padding is in the wrong place: no binary has this text.
        }
    }

    /** Returns the values that a chain of functions makes a text of. */
    static Origins through(Transform[] transforms, String text) {
        Set<String> texts = new LinkedHashSet<>(Set.of(text));
        boolean laterIsOpen = false;
        for (int i = transforms.length - 1; i >= 0; i--) {
            List<AttributeValue> values = new ArrayList<>();
            Set<AttributeType> open = EnumSet.noneOf(AttributeType.class);
            for (String later : texts) {
                Origins origins = transforms[i].origins(later);
                values.addAll(origins.values());
                open.addAll(origins.open());
            }
            if (i == 0) {
                return new Origins(values, laterIsOpen ? EnumSet.allOf(AttributeType.class) : open);
            }
            laterIsOpen |= !open.isEmpty();
            texts.clear();
            values.forEach(value -> value.scalarText().ifPresent(texts::add));
        }
        return plain(text);
    }
}
