package dev.keyloom.gui.keys;

import dev.keyloom.template.Rendered;
import dev.keyloom.value.AttributeValue;

/**
 * What a template gives for a sample record.
 *
 * @param text the key, the attribute that is missing, or why no key can be made
 */
record Example(Kind kind, String text) {
    /** The three outcomes. */
    enum Kind {
        KEY,
        ABSENT,
        REFUSED
    }

    static Example of(Rendered rendered) {
        return rendered.accept(new Rendered.Visitor<>() {
            @Override
            public Example key(Rendered.Key key) {
                AttributeValue value = key.attributeValue();
                return new Example(Kind.KEY, value.scalarText().orElse(value.toString()));
            }

            @Override
            public Example absent(Rendered.Absent absent) {
                return new Example(Kind.ABSENT, absent.missingAttribute());
            }

            @Override
            public Example refused(Rendered.Refused refused) {
                return new Example(Kind.REFUSED, refused.message());
            }
        });
    }
}
