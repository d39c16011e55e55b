package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A template made ready to read many keys back; see {@link KeyTemplate#match(String, AttributeDomains)}. */
public final class KeyMatcher {
    private final KeyTemplate template;
    private final AttributeDomains domains;
    /** Nothing for a broken template, which made no key. */
    private final Optional<Pieces> pieces;

    KeyMatcher(KeyTemplate template, AttributeDomains domains) {
        this.template = template;
        this.domains = domains;
        this.pieces = template.isBroken() ? Optional.empty() : Optional.of(template.pieces(domains));
    }

    /** Returns what the text of a key tells of the values it was made from. */
    public Match match(String key) {
        return pieces.isPresent() ? Matcher.match(pieces.get(), key) : brokenTemplate();
    }

    /** Returns what the value of a key attribute, of whatever type, tells of the values it was made from. */
    public Match match(AttributeValue key) {
        if (key instanceof AttributeValue.S text) {
            return match(text.value());
        }
        if (template.isBroken()) {
            return brokenTemplate();
        }
        if (template.isKeyCopy()) {
            return new Match.One(new Reading(Map.of(), Set.of()));
        }
        Optional<AttributePath> path = template.wholeValue();
        if (path.isEmpty()) {
            return new Match.None(
                    "Key template \"" + template + "\" makes text, but the key is " + Quoting.quoted(key));
        }
        Optional<AttributeType> known = domains.domainOf(path.get()).type();
        return known.isPresent() && known.get() != key.type()
                ? new Match.None(path.get() + " is of type " + known.get() + ", but the key is " + Quoting.quoted(key))
                : new Match.One(new Reading(Map.of(path.get(), key), Set.of(path.get())));
    }

    private Match brokenTemplate() {
        return new Match.None(template.problems().get(0).message());
    }
}
