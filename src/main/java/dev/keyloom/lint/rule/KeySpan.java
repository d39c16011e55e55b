package dev.keyloom.lint.rule;

import dev.keyloom.materialize.CollectionQuery.SortMatch;
import dev.keyloom.template.AttributeDomains;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.Overlap;
import dev.keyloom.template.RenderedPrefix;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.Utf8;
import java.util.Optional;

/**
 * Where the sort keys of a kind lie within one item collection: all begin with one text, which may be the whole key. It may
 * be wider than the keys are, never narrower.
 *
 * @param text what they begin with; empty if nothing is known, as for keys that are no text
 * @param isWhole there is one key at most, this text
 */
record KeySpan(KeyTemplate template, String text, boolean isWhole) {

    /** Returns the span of a template's keys, given the attributes that the partition key tells. */
    static KeySpan of(KeyTemplate template, Item known) {
        RenderedPrefix prefix = template.renderPrefix(known);
        boolean isWhole = prefix.isWhole() && prefix.refused().isEmpty();
        return new KeySpan(template, prefix.text(), isWhole);
    }

    /** Says whether some of the keys may match. */
    boolean mayMatch(SortMatch match, AttributeDomains domains) {
        Optional<String> bound = text(match.value());
        if (bound.isEmpty()) {
            return true;
        }
        return switch (match.operator()) {
            case EQUAL -> mayBe(bound.get(), domains);
            case BEGINS_WITH -> mayBeginWith(bound.get(), domains);
            case LESS -> Utf8.compare(text, bound.get()) < 0;
            case LESS_OR_EQUAL -> Utf8.compare(text, bound.get()) <= 0;
            case GREATER -> isAtLeast(bound.get(), 1);
            case GREATER_OR_EQUAL -> isAtLeast(bound.get(), 0);
            case BETWEEN ->
                isAtLeast(bound.get(), 0)
                        && text(match.upper().orElseThrow())
                                .filter(upper -> Utf8.compare(text, upper) > 0)
                                .isEmpty();
        };
    }

    /** Returns how the keys lie to another kind's: −1 before, 1 behind; 0 if they mix or are one. */
    int compare(KeySpan other) {
        boolean nested = (!isWhole && other.text.startsWith(text)) || (!other.isWhole && text.startsWith(other.text));
        return nested ? 0 : Integer.signum(Utf8.compare(text, other.text));
    }

    /** Returns how messages show the keys: the text, with … where it goes on. */
    String shown() {
        return isWhole ? text : text + "…";
    }

    private boolean mayBe(String key, AttributeDomains domains) {
        return isWhole
                ? key.equals(text)
                : key.startsWith(text) && template.match(key, domains).fits();
    }

    private boolean mayBeginWith(String prefix, AttributeDomains domains) {
        if (isWhole || text.startsWith(prefix)) {
            return text.startsWith(prefix);
        }
        return prefix.startsWith(text)
                && !Overlap.ofPrefix(prefix, template, domains).isNever();
    }

    /** Says whether the last of the keys lies at a bound or behind it; {@code least} 1: behind it. */
    private boolean isAtLeast(String bound, int least) {
        int order = Utf8.compare(text, bound);
        return order >= least || (!isWhole && (order == 0 || bound.startsWith(text)));
    }

    private static Optional<String> text(AttributeValue value) {
        return value instanceof AttributeValue.S text ? Optional.of(text.value()) : Optional.empty();
    }
}
