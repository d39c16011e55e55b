package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The parts of a template made ready to read keys: their automata, and what a text at their place tells of values. */
final class Pieces {
    private final String template;
    private final List<Shape> shapes = new ArrayList<>();
    private final List<Automaton> automata = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    /** The reference at each piece; null at literals. */
    private final List<@Nullable CompiledReference> references = new ArrayList<>();

    private final List<Domain> domains = new ArrayList<>();

    private Pieces(String template) {
        this.template = template;
    }

    static Pieces of(KeyTemplate template, CompiledReference[] compiled, AttributeDomains domains) {
        Pieces pieces = new Pieces(template.text());
        int next = 0;
        for (TemplatePart part : template.parts()) {
            if (part instanceof TemplatePart.Literal literal) {
                pieces.add("\"" + literal.text() + "\"", null, Domain.UNKNOWN, Shape.fixed(literal.text()));
            } else if (part instanceof TemplatePart.Reference reference) {
                CompiledReference ready = compiled[next++];
                Domain domain = reference.path().map(domains::domainOf).orElse(Domain.UNKNOWN);
                pieces.add("<" + reference.text() + ">", ready, domain, ready.shape(domain));
            } else {
                pieces.add(template.text(), null, Domain.UNKNOWN, Shape.ANY_TEXT);
            }
        }
        return pieces;
    }

    private void add(String text, @Nullable CompiledReference reference, Domain domain, Shape shape) {
        texts.add(text);
        references.add(reference);
        domains.add(domain);
        shapes.add(shape);
        automata.add(Automaton.of(shape));
    }

    int size() {
        return texts.size();
    }

    Automaton automaton(int piece) {
        return automata.get(piece);
    }

    /** Returns the shape of all keys that the template makes. */
    Shape shape() {
        return new Shape.Sequence(List.copyOf(shapes));
    }

    /** Returns the template in quotation marks. */
    String text() {
        return "\"" + template + "\"";
    }

    /** Returns a piece as messages name it. */
    String text(int piece) {
        return texts.get(piece);
    }

    /**
     * Says whether the text cut for a piece can stand there, given those before it: some value gives it, and the same
     * reference has the same text everywhere.
     */
    boolean mayBe(int piece, String[] cut) {
        CompiledReference reference = references.get(piece);
        if (reference == null) {
            return true;
        }
        for (int earlier = 0; earlier < piece; earlier++) {
            if (!reference.reference().isRandom()
                    && texts.get(earlier).equals(texts.get(piece))
                    && references.get(earlier) != null
                    && !cut[earlier].equals(cut[piece])) {
                return false;
            }
        }
        return !reference.origins(cut[piece], domains.get(piece)).areImpossible();
    }

    /** Returns the readings of a key that is cut so: none if no values give all pieces, two if there are several. */
    List<Reading> readings(String[] cut) {
        Map<AttributePath, PathReading> byPath = new LinkedHashMap<>();
        for (int i = 0; i < cut.length; i++) {
            CompiledReference reference = references.get(i);
            if (reference != null
                    && reference.reference().path().isPresent()
                    && !reference.reference().isRandom()) {
                byPath.computeIfAbsent(reference.reference().path().get(), path -> new PathReading())
                        .add(reference, cut[i], domains.get(i));
            }
        }
        Map<AttributePath, AttributeValue> values = new LinkedHashMap<>();
        Set<AttributePath> exact = new LinkedHashSet<>();
        Optional<Map.Entry<AttributePath, AttributeValue>> alternative = Optional.empty();
        for (Map.Entry<AttributePath, PathReading> entry : byPath.entrySet()) {
            PathReading reading = entry.getValue();
            List<AttributeValue> fitting = reading.fitting();
            if (fitting.isEmpty() && reading.isComplete()) {
                return List.of();
            }
            if (!fitting.isEmpty()) {
                values.put(entry.getKey(), fitting.get(0));
                if (reading.isCompleteFor(fitting.get(0).type())) {
                    exact.add(entry.getKey());
                    alternative = fitting.size() > 1 && alternative.isEmpty()
                            ? Optional.of(Map.entry(entry.getKey(), fitting.get(1)))
                            : alternative;
                }
            }
        }
        Reading first = new Reading(values, exact);
        if (alternative.isEmpty()) {
            return List.of(first);
        }
        values.put(alternative.get().getKey(), alternative.get().getValue());
        return List.of(first, new Reading(values, exact));
    }

    /** What the pieces that refer to one path tell together. */
    private static final class PathReading {
        private final List<CompiledReference> references = new ArrayList<>();
        private final List<String> texts = new ArrayList<>();
        private final List<Origins> origins = new ArrayList<>();

        void add(CompiledReference reference, String text, Domain domain) {
            references.add(reference);
            texts.add(text);
            origins.add(reference.origins(text, domain));
        }

        /** Returns the values that give all texts, all of the type of the likeliest. */
        List<AttributeValue> fitting() {
            Set<AttributeValue> fitting = new LinkedHashSet<>();
            origins.forEach(
                    known -> known.values().stream().filter(this::givesAll).forEach(fitting::add));
            List<AttributeValue> likeliest = new ArrayList<>(fitting);
            likeliest.removeIf(value -> value.type() != likeliest.get(0).type());
            return likeliest;
        }

        boolean isComplete() {
            return origins.stream().anyMatch(known -> known.open().isEmpty());
        }

        boolean isCompleteFor(AttributeType type) {
            return origins.stream().anyMatch(known -> !known.open().contains(type));
        }

        private boolean givesAll(AttributeValue value) {
            for (int i = 0; i < references.size(); i++) {
                if (!references.get(i).textOf(value).equals(Optional.of(texts.get(i)))) {
                    return false;
                }
            }
            return true;
        }
    }
}
