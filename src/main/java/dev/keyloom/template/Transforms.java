package dev.keyloom.template;

import dev.keyloom.value.AttributeType;

/** Makes transforms of function calls that the parser has checked. */
final class Transforms {
    private Transforms() {}

    /**
     * Returns what a call does.
     *
     * @param separators what {@code escape} escapes in this template
     */
    static Transform of(FunctionCall call, String separators) {
        boolean bare = call.arguments().isEmpty();
        return switch (call.function()) {
            case PAD -> new NumberTransforms.Pad(call.number(0), fractionDigits(call));
            case DESC -> new NumberTransforms.Descending(call.number(0));
            case SIGNED -> new NumberTransforms.Signed(call.number(0), fractionDigits(call));
            case LOWER -> new FoldTransforms.Lower();
            case UPPER -> new FoldTransforms.Upper();
            case TRIM -> new FoldTransforms.Trim();
            case NFC -> new FoldTransforms.Composed();
            case ISO -> new TimeTransforms.Iso(bare ? TimeText.Unit.MILLI : TimeText.Unit.SECOND);
            case EPOCH -> new TimeTransforms.Epoch(bare ? 1000 : 1);
            case YEAR -> new TimeTransforms.Cut(TimeText.Unit.YEAR);
            case MONTH -> new TimeTransforms.Cut(TimeText.Unit.MONTH);
            case DAY -> new TimeTransforms.Cut(TimeText.Unit.DAY);
            case HOUR -> new TimeTransforms.Cut(TimeText.Unit.HOUR);
            case MINUTE -> new TimeTransforms.Cut(TimeText.Unit.MINUTE);
            case DESC_TIME -> new TimeTransforms.Descending();
            case SHARD ->
                new HashTransforms.Shard(call.number(0), call.arguments().size() > 1 ? call.number(1) : 0);
            case RANDOM -> new HashTransforms.Random(call.number(0));
            case FIRST -> new TextTransforms.First(call.number(0));
            case SHA256 -> new HashTransforms.Sha256(bare ? 64 : call.number(0));
            case ESCAPE -> new TextTransforms.Escape(separators);
            case DEFAULT -> new TextTransforms.Default(call.arguments().get(0));
            case CODE ->
                new TextTransforms.Code(CodeTable.parse(call.arguments().get(0)));
        };
    }

    private static int fractionDigits(FunctionCall call) {
        return call.arguments().size() > 1 ? call.number(1) : 0;
    }

    /** Returns the refusal of a value of a type that a function does not take. */
    static Outcome wrongType(TemplateFunction function, AttributeType type) {
        return Outcome.unfit("key-value-type", "takes " + function.typesInWords() + ", not " + type);
    }
}
