package dev.keyloom.template;

import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How a key attribute's value is made from the attributes of a record: {@code REPO#<OwnerName>#<RepoName>}. Immutable;
 * two templates are equal if their texts are. A template may be broken: it keeps its text and everything that could be
 * understood, but renders and matches nothing.
 */
public final class KeyTemplate {
    private final String text;
    private final List<TemplatePart> parts;
    private final List<Problem> problems;
    private final boolean broken;
    private final Optional<String> copiedKey;
    private final Renderer renderer;

    private KeyTemplate(String text, TemplateParser.Parsed parsed) {
        this.text = text;
        this.parts = parsed.parts();
        this.problems = parsed.problems();
        this.broken = problems.stream().anyMatch(Problem::isError);
        this.copiedKey = !parts.isEmpty() && parts.get(0) instanceof TemplatePart.KeyCopy copy
                ? Optional.of(copy.name())
                : Optional.empty();
        this.renderer = new Renderer(parts);
    }

    /** Returns the template that a text describes. There always is one; if it is broken, the problems say why. */
    public static Result<KeyTemplate> parse(String text) {
        KeyTemplate template = new KeyTemplate(text, TemplateParser.parse(text));
        return Result.of(template, template.problems);
    }

    /**
     * Returns the template that a text describes.
     *
     * @throws IllegalArgumentException if it is broken
     */
    public static KeyTemplate of(String text) {
        KeyTemplate template = new KeyTemplate(text, TemplateParser.parse(text));
        if (template.isBroken()) {
            throw new IllegalArgumentException(template.problems.get(0).message());
        }
        return template;
    }

    /** Returns the text as its author wrote it. */
    public String text() {
        return text;
    }

    /** Returns the parts from left to right; those of a broken template as far as they could be understood. */
    public List<TemplatePart> parts() {
        return parts;
    }

    /** Returns what is wrong with the template; places have no path, and spans in code points of its text. */
    public List<Problem> problems() {
        return problems;
    }

    public boolean isBroken() {
        return broken;
    }

    /** Returns the name of the key attribute whose value this template repeats, for {@code =PK}. */
    public Optional<String> copiedKey() {
        return copiedKey;
    }

    public boolean isKeyCopy() {
        return copiedKey().isPresent();
    }

    /** Returns the references from left to right. */
    public List<TemplatePart.Reference> references() {
        return parts.stream()
                .filter(TemplatePart.Reference.class::isInstance)
                .map(TemplatePart.Reference.class::cast)
                .toList();
    }

    /** Returns the names of the top-level attributes that are referred to, each once, in order of appearance. */
    public Set<String> attributeNames() {
        Set<String> names = new LinkedHashSet<>();
        references().forEach(reference -> reference.path().ifPresent(path -> names.add(path.attribute())));
        return names;
    }

    /** Says whether a shard is drawn when an item is written, so that nobody can compute the key from the record. */
    public boolean isRandom() {
        return references().stream().anyMatch(TemplatePart.Reference::isRandom);
    }

    /** Returns the text that every key begins with: what stands before the first reference. */
    public String literalHead() {
        return renderer.literalHead();
    }

    /** Renders a record as {@link #render(Item, KeyLookup, AttributeType, ShardDraw)} does, with no shard drawn. */
    public Rendered render(Item record, KeyLookup otherKeys, AttributeType keyType) {
        return render(record, otherKeys, keyType, ShardDraw.NONE);
    }

    /**
     * Returns the value of the key attribute for one record. Its size is not judged: see {@link Rendered#within}.
     *
     * @param otherKeys the other key attributes of the same item, for {@code =PK}
     * @param keyType type of the key attribute
     * @param draw the source of shards for {@code <random(n)>}
     */
    public Rendered render(Item record, KeyLookup otherKeys, AttributeType keyType, ShardDraw draw) {
        if (broken) {
            String message = problems.get(0).message();
            return new Rendered.Refused("key-template-broken", message, Optional.empty(), Optional.empty());
        }
        return copiedKey.isPresent() ? copied(otherKeys, keyType) : renderer.render(record, keyType, draw);
    }

    /**
     * Returns the beginning of the key as far as the attributes that are known give it: {@code ISSUE#} for
     * {@code ISSUE#<n|pad(7)>} when {@code n} is not known.
     */
    public RenderedPrefix renderPrefix(Item known) {
        return renderPrefix(known, KeyLookup.NONE);
    }

    /** Returns the beginning of the key as {@link #renderPrefix(Item)} does; other keys may be known too. */
    public RenderedPrefix renderPrefix(Item known, KeyLookup otherKeys) {
        if (isBroken()) {
            return new RenderedPrefix("", Optional.of(text), Optional.empty());
        }
        if (!isKeyCopy()) {
            return renderer.renderPrefix(known);
        }
        Optional<String> copied = copied(otherKeys, AttributeType.S).value().flatMap(AttributeValue::scalarText);
        return new RenderedPrefix(
                copied.orElse(""), copied.isPresent() ? Optional.empty() : Optional.of(text), Optional.empty());
    }

    /** Reads a key as {@link #match(String, AttributeDomains)} does, with nothing known of the attributes. */
    public Match match(String key) {
        return match(key, AttributeDomains.UNKNOWN);
    }

    /**
     * Returns the attribute values that a key was made from, or that there are several readings, or that this template
     * did not make it. The work is bounded; a search that is given up counts as several readings. Of {@code =PK} every
     * key can be made, and it tells nothing: match the template of the key that is copied instead.
     */
    public Match match(String key, AttributeDomains domains) {
        return matcher(domains).match(key);
    }

    /** Returns this template made ready to read many keys back. */
    public KeyMatcher matcher(AttributeDomains domains) {
        return new KeyMatcher(this, domains);
    }

    /** Returns the attribute whose value is the key as it is, in its own type: {@code <n>} alone, without functions. */
    public Optional<AttributePath> wholeValue() {
        return renderer.wholeValue();
    }

    /** Returns the parts as the search for readings and overlaps needs them; only for templates that are not broken. */
    Pieces pieces(AttributeDomains domains) {
        return Pieces.of(this, renderer.references(), domains);
    }

    private Rendered copied(KeyLookup otherKeys, AttributeType keyType) {
        String name = copiedKey().orElseThrow();
        Optional<Rendered> other = otherKeys.rendered(name);
        if (other.isEmpty()) {
            String message = "Key template \"" + text + "\" copies " + name + ", which the item does not have";
            return new Rendered.Refused("key-copy-of-nothing", message, Optional.of(name), Optional.empty());
        }
        return other.get().value().isEmpty()
                ? other.get()
                : KeyTypes.typed(other.get().value().get(), keyType, Optional.of(name));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KeyTemplate template && template.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
