package dev.keyloom.connect.infer;

import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes a template of the pieces of keys: chooses among equal derivations, and tells what else the items would allow. */
final class TemplateChoice {
    /** So many items that a fold which changes none of them is no doubt any more. */
    private static final int ENOUGH_ITEMS = 30;
    /** Alternatives are tried on no more items than that. */
    private static final int TRIED_ITEMS = 2000;

    private final List<Piece> pieces;
    private final List<Item> items;
    private final String keyName;
    private final Habits habits;
    private final List<String> doubts = new ArrayList<>();
    private final Set<KeyTemplate> alternatives = new LinkedHashSet<>();
    private final List<String> made = new ArrayList<>();
    private final List<String> parts = new ArrayList<>();
    /** References that could as well be folded, by place. */
    private final Map<Integer, String> open = new HashMap<>();

    /** @param items all items whose keys the template should make */
    TemplateChoice(List<Piece> pieces, List<Item> items, String keyName, Habits habits) {
        this.pieces = pieces;
        this.items = items;
        this.keyName = keyName;
        this.habits = habits;
    }

    /** Returns the template without what speaks against it. */
    KeyTemplate template() {
        parts.clear();
        made.clear();
        for (int i = 0; i < pieces.size(); i++) {
            parts.add(notation(i));
        }
        return KeyTemplate.of(String.join("", parts));
    }

    /** Returns the template with doubts and alternatives. */
    SlotReading reading(List<Item> misses, List<Strand> constants) {
        KeyTemplate template = template();
        if (items.size() - misses.size() == 1) {
            doubts.add("Only one item shows it");
        }
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i) instanceof Piece.Value value) {
                doubtValue(i, value.strand(), misses);
            } else if (pieces.get(i) instanceof Piece.Text text) {
                doubtText(i, text.text(), constants);
            }
        }
        foldedTogether().ifPresent(alternatives::add);
        for (String name : made) {
            doubts.add("No attribute holds the text at <" + name + ">; that attribute is made up from the key");
        }
        return new SlotReading(template, doubts, List.copyOf(alternatives), misses, made);
    }

    /** Returns the template with each reference folded that could as well be: who folds one name folds all. */
    private Optional<KeyTemplate> foldedTogether() {
        List<String> folded = new ArrayList<>(parts);
        int changes = 0;
        for (int i = 0; i < pieces.size(); i++) {
            String other = open.get(i);
            if (other != null) {
                folded.set(i, other);
                changes++;
            }
        }
        return changes > 1 ? Optional.of(KeyTemplate.of(String.join("", folded))) : Optional.empty();
    }

    /** Returns the text as a template writes it, to stand at a place of the template. */
    static String literal(String text, boolean isFirst) {
        String escaped = text.replace("\\", "\\\\").replace("<", "\\<").replace(">", "\\>");
        return isFirst && escaped.startsWith("=") ? "\\" + escaped : escaped;
    }

    private String notation(int at) {
        Piece piece = pieces.get(at);
        if (piece instanceof Piece.Text text) {
            return literal(text.text(), at == 0);
        }
        if (piece instanceof Piece.Value value) {
            return chosen(at, value.strand()).notation();
        }
        String word = word(at);
        String name = word.isEmpty() ? keyName + "Part" : camel(word) + "Id";
        String unique = name;
        for (int n = 2; made.contains(unique) || isTaken(unique); n++) {
            unique = name + n;
        }
        made.add(unique);
        return "<" + dev.keyloom.template.AttributePath.of(unique).text() + ">";
    }

    private boolean isTaken(String name) {
        return items.stream().anyMatch(item -> item.has(name));
    }

    static String camel(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1);
    }

    private Derivation chosen(int at, Strand strand) {
        String word = word(at).toLowerCase(Locale.ROOT);
        String place = place(at);
        return strand.derivations().stream()
                .min(Comparator.comparingDouble(derivation -> rank(derivation, word, place)))
                .orElseThrow();
    }

    private double rank(Derivation derivation, String word, String place) {
        double rank = derivation.cost();
        String name = derivation.path().attribute().toLowerCase(Locale.ROOT);
        if (!word.isEmpty() && (name.contains(word) || word.contains(stem(name)))) {
            rank -= 0.45;
        }
        if (siblings().contains(firstWord(derivation.path().attribute()))) {
            rank -= 0.1;
        }
        Optional<String> fold = habits.fold(derivation.path().attribute()).or(() -> habits.fold(place));
        boolean isPlainOrFolded =
                derivation.functions().isEmpty() || !derivation.fold().isEmpty();
        if (isPlainOrFolded && fold.isPresent() && fold.get().equals(derivation.fold())) {
            rank -= 0.4;
        }
        return rank;
    }

    /** Returns how the names of those attributes begin that nothing else could stand for: Fork of ForkOwner. */
    private Set<String> siblings() {
        Set<String> siblings = new HashSet<>();
        for (Piece piece : pieces) {
            if (piece instanceof Piece.Value value
                    && value.strand().derivations().stream()
                                    .map(derivation -> derivation.path().attribute())
                                    .distinct()
                                    .count()
                            == 1) {
                siblings.add(
                        firstWord(value.strand().derivations().get(0).path().attribute()));
            }
        }
        return siblings;
    }

    private static String firstWord(String name) {
        int end = 1;
        while (end < name.length() && Character.isLowerCase(name.charAt(end))) {
            end++;
        }
        return name.substring(0, Math.min(end, name.length()));
    }

    private static String stem(String name) {
        String stem = name.replaceAll("[-_ ]?(?:id|name|no|number|key|code)$", "");
        return stem.length() < 2 ? name : stem;
    }

    /** Returns the template without names of attributes, and the place in it: the same in templates that should meet. */
    private String place(int at) {
        StringBuilder place = new StringBuilder(at + " in ");
        for (Piece piece : pieces) {
            place.append(piece instanceof Piece.Text text ? text.text() : "<>");
        }
        return place.toString();
    }

    /** Returns the last word of the text before a piece: USER for what follows {@code USER#}. */
    private String word(int at) {
        if (at == 0 || !(pieces.get(at - 1) instanceof Piece.Text text)) {
            return "";
        }
        String before = text.text();
        int end = before.length();
        while (end > 0 && !Character.isLetterOrDigit(before.charAt(end - 1))) {
            end--;
        }
        int start = end;
        while (start > 0 && Character.isLetterOrDigit(before.charAt(start - 1))) {
            start--;
        }
        return before.substring(start, end);
    }

    private void doubtValue(int at, Strand strand, List<Item> misses) {
        Derivation chosen = chosen(at, strand);
        List<Item> fitting = ItemLists.without(items, misses);
        boolean isFoldOpen = false;
        List<String> others = new ArrayList<>();
        for (Derivation other : strand.derivations()) {
            if (other.equals(chosen) || isSame(chosen, other, fitting) || !isAlternative(at, other, fitting)) {
                continue;
            }
            boolean isFold = other.path().equals(chosen.path());
            isFoldOpen |= isFold;
            if (isFold && other.fold().equals("|lower")) {
                open.putIfAbsent(at, other.notation());
            }
            others.add(other.notation());
            alternatives.add(replaced(at, other.notation()));
        }
        if (!others.isEmpty()) {
            String list = String.join(", ", others.subList(0, Math.min(4, others.size())));
            doubts.add(chosen.notation() + " could as well be " + list + ": in all " + fitting.size()
                    + " items they give the same text");
        }
        if (strand.isConstant() && isConstant(chosen, fitting)) {
            doubts.add(chosen.notation() + " is \"" + strand.texts().get(0) + "\" in all " + fitting.size()
                    + " items, so it could be fixed text");
            alternatives.add(replaced(at, literal(strand.texts().get(0), at == 0)));
        }
        if (!isFoldOpen && chosen.path().steps().isEmpty() && hasLetters(chosen, fitting)) {
            habits.note(chosen.path().attribute(), chosen.fold());
            habits.note(place(at), chosen.fold());
        }
    }

    private static boolean hasLetters(Derivation derivation, List<Item> items) {
        return items.stream()
                .limit(ENOUGH_ITEMS)
                .anyMatch(item -> derivation.text(item).orElse("").chars().anyMatch(Character::isLetter));
    }

    private static boolean isConstant(Derivation derivation, List<Item> items) {
        return items.stream().map(derivation::text).distinct().limit(2).count() == 1;
    }

    /** Says whether two derivations cannot differ for values of the form that the attribute has, or are seen to be one. */
    private static boolean isSame(Derivation chosen, Derivation other, List<Item> items) {
        if (!chosen.path().equals(other.path())) {
            return false;
        }
        Derivation plain = Derivation.of(chosen.path(), "", 0);
        List<String> texts = items.stream()
                .limit(TRIED_ITEMS)
                .flatMap(item -> plain.text(item).stream())
                .toList();
        Optional<ValueShape> shape = ValueShape.of(texts);
        if (shape.isPresent()
                && shape.get().isKeptBy(chosen.functions())
                && shape.get().isKeptBy(other.functions())) {
            return true;
        }
        boolean isNumber = chosen.path().valueIn(items.get(0)).orElseThrow().type() == AttributeType.N;
        if (isNumber && (other.functions().equals("|epoch") || other.functions().equals("|year"))) {
            return chosen.functions().isEmpty();
        }
        boolean differsInFold = Derivations.FOLDS.contains(other.functions())
                || other.functions().equals(chosen.fold() + chosen.functions());
        return differsInFold && chosen.fold().isEmpty() && items.size() >= ENOUGH_ITEMS;
    }

    private boolean isAlternative(int at, Derivation other, List<Item> fitting) {
        Derivation chosen = chosen(at, ((Piece.Value) pieces.get(at)).strand());
        return fitting.stream()
                .limit(TRIED_ITEMS)
                .allMatch(item -> other.text(item).equals(chosen.text(item)));
    }

    private KeyTemplate replaced(int at, String notation) {
        List<String> changed = new ArrayList<>(parts);
        changed.set(at, notation);
        return KeyTemplate.of(String.join("", changed));
    }

    private void doubtText(int at, String text, List<Strand> constants) {
        for (Strand strand : constants) {
            String constant = strand.texts().get(0);
            int found = text.indexOf(constant);
            if (constant.length() < 2
                    || found < 0
                    || !isEdge(text, found - 1)
                    || !isEdge(text, found + constant.length())
                    || !isConstant(strand.derivations().get(0), items)) {
                continue;
            }
            String reference = strand.derivations().get(0).notation();
            doubts.add("\"" + constant + "\" could as well be " + reference + ", which is that in all items");
            alternatives.add(replaced(
                    at,
                    literal(text.substring(0, found), at == 0)
                            + reference
                            + literal(text.substring(found + constant.length()), false)));
        }
    }

    private static boolean isEdge(String text, int at) {
        return at < 0 || at >= text.length() || !Character.isLetterOrDigit(text.charAt(at));
    }

    /** Returns the items whose key a template does not make. */
    static List<Item> misses(KeyTemplate template, List<Item> items, String keyName, AttributeType type) {
        return items.stream()
                .filter(item -> !makes(template, item, keyName, type))
                .toList();
    }

    static boolean makes(KeyTemplate template, Item item, String keyName, AttributeType type) {
        KeyLookup others = name -> item.get(name).map(dev.keyloom.template.Rendered.Key::new);
        Optional<AttributeValue> value = template.render(item, others, type).value();
        return value.isPresent() && value.equals(item.get(keyName));
    }
}
