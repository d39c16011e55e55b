package dev.keyloom.connect.infer;

import dev.keyloom.template.AttributePath;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds in how many ways the attributes of some items can stand in their keys. */
final class Derivations {
    /** Functions that only bring spellings together. */
    static final List<String> FOLDS = List.of("|lower", "|upper", "|trim|lower", "|nfc|lower", "|trim", "|nfc");

    private static final List<String> TIMES = List.of(
            "|iso",
            "|iso(seconds)",
            "|day",
            "|month",
            "|year",
            "|hour",
            "|minute",
            "|epoch",
            "|epoch(millis)",
            "|descTime");
    private static final Pattern DIGITS = Pattern.compile("[0-9]+(?:\\.([0-9]+))?");
    private static final Pattern HEXADECIMAL = Pattern.compile("[0-9a-f]{4,64}");
    private static final Pattern TIME_LIKE =
            Pattern.compile("[0-9]{4}-?[0-9W].*|[0-9A-HJKMNP-TV-Z]{26}|[0-9A-Za-z]{27}");
    private static final Pattern SORTABLE_ID = Pattern.compile("[0-9A-Za-z]{26,27}");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]{1,16}");
    private static final int MAX_DEPTH = 3;
    private static final double KEY_AS_VALUE = 1;
    private static final int MAX_SHARDS = 256;
    private static final int MAX_DIGITS = 38;

    private final List<Item> items;
    private final String[] keys;
    private final Predicate<String> usable;
    private final Predicate<String> isKey;

    /**
     * @param items the items
     * @param keys the key of each
     * @param usable says which attributes may stand in the key
     * @param isKey says which of them are key attributes themselves, and are therefore taken last
     */
    Derivations(List<Item> items, String[] keys, Predicate<String> usable, Predicate<String> isKey) {
        this.items = items;
        this.keys = keys;
        this.usable = usable;
        this.isKey = isKey;
    }

    /** Returns the usual derivations that all items have a text for, those with equal texts together. */
    List<Strand> usual() {
        List<Derivation> all = new ArrayList<>();
        for (AttributePath path : paths()) {
            addUsual(path, all);
        }
        return strands(all);
    }

    /** Returns the usual derivations and the rare ones: shards, hashes, beginnings, escapes. */
    List<Strand> all() {
        List<Derivation> all = new ArrayList<>();
        for (AttributePath path : paths()) {
            addUsual(path, all);
            addRare(path, all);
        }
        addDefaults(all);
        return strands(all);
    }

    /** Returns the paths of the scalars that all items have. */
    List<AttributePath> paths() {
        Set<AttributePath> paths = new LinkedHashSet<>();
        items.get(0).forEach((name, value) -> {
            if (usable.test(name)) {
                addPaths(AttributePath.of(name), value, paths);
            }
        });
        return paths.stream()
                .filter(path ->
                        items.stream().allMatch(item -> scalar(path, item).isPresent()))
                .toList();
    }

    private static void addPaths(AttributePath path, AttributeValue value, Set<AttributePath> paths) {
        if (value.scalarText().isPresent()) {
            paths.add(path);
        } else if (value instanceof AttributeValue.M map && path.steps().size() < MAX_DEPTH) {
            map.entries().forEach((name, entry) -> addPaths(below(path, new AttributePath.Entry(name)), entry, paths));
        }
    }

    private static AttributePath below(AttributePath path, AttributePath.Step step) {
        List<AttributePath.Step> steps = new ArrayList<>(path.steps());
        steps.add(step);
        return new AttributePath(path.attribute(), steps);
    }

    private static Optional<String> scalar(AttributePath path, Item item) {
        return path.valueIn(item).flatMap(AttributeValue::scalarText).filter(text -> !text.isEmpty());
    }

    private void addUsual(AttributePath path, List<Derivation> all) {
        double base = (path.steps().isEmpty() ? 0 : 0.6) + (isKey.test(path.attribute()) ? KEY_AS_VALUE : 0);
        AttributeValue first = path.valueIn(items.get(0)).orElseThrow();
        all.add(Derivation.of(path, "", base));
        if (first instanceof AttributeValue.S text) {
            addFolds(path, base, all);
            if (DIGITS.matcher(text.value()).matches()) {
                digitRuns().forEach(n -> all.add(Derivation.of(path, "|pad(" + n + ")", base + 0.5)));
            }
        }
        if (first instanceof AttributeValue.N) {
            addNumbers(path, base, all);
        }
        if (first instanceof AttributeValue.N
                || TIME_LIKE.matcher(first.scalarText().orElse("")).matches()) {
            // Where a time and an identifier that holds it give the same, the time is meant.
            boolean isIdentifier =
                    SORTABLE_ID.matcher(first.scalarText().orElse("")).matches();
            for (int i = 0; i < TIMES.size(); i++) {
                all.add(Derivation.of(path, TIMES.get(i), base + (isIdentifier ? 0.95 : 0.4) + 0.01 * i));
            }
        }
    }

    private void addFolds(AttributePath path, double base, List<Derivation> all) {
        boolean hasLetters = items.stream()
                .anyMatch(item -> scalar(path, item).orElse("").chars().anyMatch(Character::isLetter));
        if (!hasLetters) {
            return;
        }
        for (int i = 0; i < FOLDS.size(); i++) {
            Derivation fold = Derivation.of(path, FOLDS.get(i), base + 0.3 + 0.05 * i);
            boolean isPlain = i < 2;
            // Trimming that changes nothing is no reading worth telling of.
            if (isPlain || items.stream().anyMatch(item -> changes(fold, fold.functions(), item))) {
                all.add(fold);
            }
        }
    }

    private static boolean changes(Derivation fold, String functions, Item item) {
        String plain = functions.endsWith("|lower") ? "|lower" : "";
        Derivation other = Derivation.of(fold.path(), plain, 0);
        return !fold.text(item).equals(other.text(item));
    }

    private void addNumbers(AttributePath path, double base, List<Derivation> all) {
        for (int n : digitRuns()) {
            all.add(Derivation.of(path, "|pad(" + n + ")", base + 0.5));
            all.add(Derivation.of(path, "|desc(" + n + ")", base + 0.7));
            if (n > 1) {
                all.add(Derivation.of(path, "|signed(" + (n - 1) + ")", base + 0.8));
            }
        }
        for (String fraction : fractionRuns()) {
            all.add(Derivation.of(path, "|pad(" + fraction + ")", base + 0.6));
            int comma = fraction.indexOf(',');
            int digits = Integer.parseInt(fraction.substring(0, comma));
            if (digits > 1) {
                all.add(Derivation.of(path, "|signed(" + (digits - 1) + fraction.substring(comma) + ")", base + 0.8));
            }
        }
    }

    private void addRare(AttributePath path, List<Derivation> all) {
        AttributeValue first = path.valueIn(items.get(0)).orElseThrow();
        List<String> folds = first instanceof AttributeValue.S ? List.of("", "|lower", "|upper") : List.of("");
        for (String fold : folds) {
            double base = 2 + (fold.isEmpty() ? 0 : 0.3);
            addShards(path, fold, base, all);
            if (first instanceof AttributeValue.S) {
                all.add(Derivation.of(path, fold + "|escape", base));
                for (int n : hexadecimalRuns()) {
                    all.add(Derivation.of(path, fold + "|sha256" + (n == 64 ? "" : "(" + n + ")"), base));
                }
                for (int n : wordLengths()) {
                    all.add(Derivation.of(path, fold + "|first(" + n + ")", base + 0.5));
                }
            }
        }
    }

    /** Adds what stands in for attributes that only some of the items have: a word in the key of one that lacks it. */
    private void addDefaults(List<Derivation> all) {
        Set<String> names = new LinkedHashSet<>();
        items.forEach(item -> item.forEach((name, value) -> {
            if (usable.test(name) && value.scalarText().isPresent()) {
                names.add(name);
            }
        }));
        for (String name : names) {
            for (int i = 0; i < keys.length; i++) {
                if (!items.get(i).has(name)) {
                    Matcher word = WORD.matcher(keys[i]);
                    while (word.find()) {
                        all.add(Derivation.of(AttributePath.of(name), "|default(\"" + word.group() + "\")", 2.5));
                    }
                    break;
                }
            }
        }
    }

    private void addShards(AttributePath path, String fold, double base, List<Derivation> all) {
        Set<Integer> widths = digitRuns();
        for (int shards = 2; shards <= MAX_SHARDS; shards++) {
            Derivation plain = Derivation.of(path, fold + "|shard(" + shards + ")", base + 0.001 * shards);
            if (isInKeys(plain)) {
                all.add(plain);
            }
            int most = Integer.toString(shards - 1).length();
            for (int width : widths) {
                if (width > 1 && width >= most && width <= most + 3) {
                    Derivation wide = Derivation.of(
                            path, fold + "|shard(" + shards + "," + width + ")", base + 0.1 + 0.001 * shards);
                    if (isInKeys(wide)) {
                        all.add(wide);
                    }
                }
            }
        }
    }

    private boolean isInKeys(Derivation derivation) {
        for (int i = 0; i < keys.length; i++) {
            Optional<String> text = derivation.text(items.get(i));
            if (text.isEmpty() || !keys[i].contains(text.get())) {
                return false;
            }
        }
        return true;
    }

    private List<Strand> strands(List<Derivation> derivations) {
        Map<List<String>, List<Derivation>> byTexts = new LinkedHashMap<>();
        for (Derivation derivation : derivations) {
            List<String> texts = texts(derivation);
            if (texts.size() == items.size()) {
                byTexts.computeIfAbsent(texts, unused -> new ArrayList<>()).add(derivation);
            }
        }
        List<Strand> strands = new ArrayList<>();
        byTexts.forEach((texts, equal) -> {
            equal.sort(Comparator.comparingDouble(Derivation::cost));
            strands.add(new Strand(equal, texts));
        });
        return strands;
    }

    /** Returns the text for each item; fewer if one has none, or one that its key does not hold. */
    private List<String> texts(Derivation derivation) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < keys.length; i++) {
            String key = keys[i];
            Optional<String> text =
                    derivation.text(items.get(i)).filter(found -> !found.isEmpty() && key.contains(found));
            if (text.isEmpty()) {
                return List.of();
            }
            texts.add(text.get());
        }
        return texts;
    }

    private Set<Integer> digitRuns() {
        Set<Integer> lengths = new TreeSet<>();
        Matcher matcher = DIGITS.matcher(keys[0]);
        while (matcher.find()) {
            int whole = matcher.group(1) == null ? matcher.group().length() : matcher.start(1) - 1 - matcher.start();
            if (whole <= MAX_DIGITS) {
                lengths.add(whole);
            }
        }
        return lengths;
    }

    private Set<String> fractionRuns() {
        Set<String> pairs = new LinkedHashSet<>();
        Matcher matcher = DIGITS.matcher(keys[0]);
        while (matcher.find()) {
            if (matcher.group(1) != null && matcher.group().length() <= MAX_DIGITS) {
                pairs.add((matcher.start(1) - 1 - matcher.start()) + ","
                        + matcher.group(1).length());
            }
        }
        return pairs;
    }

    private Set<Integer> hexadecimalRuns() {
        return lengths(HEXADECIMAL);
    }

    private Set<Integer> wordLengths() {
        return lengths(WORD);
    }

    private Set<Integer> lengths(Pattern pattern) {
        Set<Integer> lengths = new TreeSet<>();
        Matcher matcher = pattern.matcher(keys[0]);
        while (matcher.find()) {
            lengths.add(matcher.group().length());
        }
        return lengths;
    }
}
