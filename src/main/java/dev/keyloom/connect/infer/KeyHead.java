package dev.keyloom.connect.infer;

import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The heads that the texts of one key attribute begin with: USER of {@code USER#ann}, and the whole text where it is a
 * word without a separator that many keys are. Where nearly each key begins in its own way, there are no heads.
 */
final class KeyHead {
    private static final String SEPARATORS = "#|:/~";
    private static final int MANY_HEADS = 40;

    private final String keyName;
    private final Map<String, Integer> counts = new HashMap<>();
    private final boolean isOpen;

    KeyHead(String keyName, List<Item> items) {
        this.keyName = keyName;
        Map<String, Set<String>> texts = new HashMap<>();
        int total = 0;
        for (Item item : items) {
            Optional<String> text =
                    item.get(keyName).filter(AttributeValue.S.class::isInstance).flatMap(AttributeValue::scalarText);
            if (text.isPresent()) {
                total++;
                String raw = raw(text.get());
                counts.merge(raw, 1, Integer::sum);
                texts.computeIfAbsent(raw, unused -> new HashSet<>()).add(text.get());
            }
        }
        boolean isMany = counts.size() > MANY_HEADS;
        int once = (int) counts.values().stream().filter(count -> count == 1).count();
        boolean isScattered = counts.size() > 3 && once * 2 > total;
        isOpen = isMany || isScattered;
    }

    /** Returns the head of an item's key; empty text where keys have none. */
    String of(Item item) {
        Optional<String> text =
                item.get(keyName).filter(AttributeValue.S.class::isInstance).flatMap(AttributeValue::scalarText);
        if (text.isEmpty()) {
            return "";
        }
        String raw = raw(text.get());
        boolean isNumbered = raw.chars().filter(Character::isDigit).count() > 2 || Character.isDigit(raw.charAt(0));
        if (isNumbered) {
            return "";
        }
        boolean isWord = raw.chars().allMatch(c -> Character.isUpperCase(c) || c == '_' || SEPARATORS.indexOf(c) >= 0);
        boolean isKnown = !isOpen || (isWord && counts.getOrDefault(raw, 0) > 1);
        return isKnown ? raw : "";
    }

    /** Returns leading separators, the text up to the next one, and that; for text without one, its letters up to a digit. */
    static String raw(String text) {
        int start = 0;
        while (start < text.length() && SEPARATORS.indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        int end = start;
        while (end < text.length() && SEPARATORS.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        if (end < text.length()) {
            return text.substring(0, end + 1);
        }
        int hyphen = text.indexOf('-', start);
        int underscore = text.indexOf('_', start);
        int cut = hyphen < 0 ? underscore : underscore < 0 ? hyphen : Math.min(hyphen, underscore);
        return cut > start && isLetters(text, start, cut) ? text.substring(0, cut + 1) : text;
    }

    private static boolean isLetters(String text, int from, int to) {
        return text.substring(from, to).chars().allMatch(Character::isLetter);
    }

    /** Returns the heads for those key attributes of the base table whose names say nothing: the others are attributes. */
    static List<KeyHead> ofTable(TableSchema schema, List<Item> items) {
        return schema.key().all().stream()
                .map(KeyAttribute::name)
                .filter(TableView::isGeneric)
                .map(name -> new KeyHead(name, items))
                .toList();
    }

    /** Returns the letters of a head, for a name: User of {@code #USER#}. */
    static String word(String head) {
        StringBuilder word = new StringBuilder();
        boolean isStart = true;
        for (int i = 0; i < head.length(); i++) {
            char c = head.charAt(i);
            if (!Character.isLetterOrDigit(c)) {
                isStart = true;
            } else {
                boolean isShout = head.equals(head.toUpperCase(java.util.Locale.ROOT));
                word.append(isStart ? Character.toUpperCase(c) : isShout ? Character.toLowerCase(c) : c);
                isStart = false;
            }
        }
        return word.toString();
    }
}
