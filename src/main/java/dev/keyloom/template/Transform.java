package dev.keyloom.template;

import dev.keyloom.value.AttributeValue;

/** A function with its arguments filled in, made once when a template is parsed and run for every record. */
sealed interface Transform
        permits NumberTransforms.Pad,
                NumberTransforms.Descending,
                NumberTransforms.Signed,
                FoldTransforms.Lower,
                FoldTransforms.Upper,
                FoldTransforms.Trim,
                FoldTransforms.Composed,
                TextTransforms.First,
                TextTransforms.Escape,
                TextTransforms.Default,
                TextTransforms.Code,
                TimeTransforms.Iso,
                TimeTransforms.Epoch,
                TimeTransforms.Cut,
                TimeTransforms.Descending,
                HashTransforms.Shard,
                HashTransforms.Random,
                HashTransforms.Sha256 {
    /** Returns what becomes of a value whose type the function takes. */
    Outcome apply(AttributeValue value);

    /** Returns what becomes of an absent attribute. */
    default Outcome applyToMissing() {
        return Outcome.Missing.MISSING;
    }

    /** Returns the values that this function makes a text of. */
    Origins origins(String text);

    /** Returns the shape of the results, given the shape of the text that goes in. */
    Shape shape(Shape input);

    /** Returns the text of a value of type S, or the digits of one of type N. */
    static String text(AttributeValue value) {
        return value instanceof AttributeValue.S text
                ? text.value()
                : value.scalarText().orElseThrow();
    }
}
