package dev.keyloom.gui.control;

import dev.keyloom.problem.Message;
import dev.keyloom.problem.Phrase;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Pattern;

/** The window's texts in one language: English, or Traditional Chinese where the system asks for it. */
public final class Texts {
    private static final List<String> BUNDLES = List.of(
            "dev.keyloom.gui.messages",
            "dev.keyloom.gui.edit",
            "dev.keyloom.gui.records",
            "dev.keyloom.gui.patterns",
            "dev.keyloom.gui.load");

    /** The words for what rules and verdicts say; the English ones stand where it is said. */
    private static final String PHRASES = "dev.keyloom.gui.phrases";

    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private static final Pattern GAP_IN_CHINESE = Pattern.compile("(?<=\\p{IsHan}) (?=\\p{IsHan})");

    private final Locale locale;
    private final List<ResourceBundle> bundles;
    private final Optional<ResourceBundle> phrases;

    private Texts(Locale locale) {
        this.locale = locale;
        this.bundles = BUNDLES.stream()
                .map(name -> ResourceBundle.getBundle(name, locale, NO_FALLBACK))
                .toList();
        this.phrases = locale.equals(Locale.ENGLISH)
                ? Optional.empty()
                : Optional.of(ResourceBundle.getBundle(PHRASES, locale, NO_FALLBACK));
    }

    /** Returns the texts for a language; Chinese of any region but the mainland's reads Traditional Chinese. */
    public static Texts of(Locale locale) {
        boolean traditional = "zh".equals(locale.getLanguage())
                && !"CN".equals(locale.getCountry())
                && !"Hans".equals(locale.getScript());
        return new Texts(traditional ? Locale.TRADITIONAL_CHINESE : Locale.ENGLISH);
    }

    public Locale locale() {
        return locale;
    }

    /**
     * Returns the text of a key with its arguments put in.
     *
     * @throws MissingResourceException if no bundle has the key
     */
    public String get(String key, Object... arguments) {
        for (ResourceBundle bundle : bundles) {
            if (bundle.containsKey(key)) {
                String pattern = bundle.getString(key);
                return arguments.length == 0 ? pattern : filled(pattern, arguments);
            }
        }
        throw new MissingResourceException("No text for " + key, Texts.class.getName(), key);
    }

    /** A space stands between Chinese and other letters, but an argument may turn out to be Chinese too. */
    private String filled(String pattern, Object... arguments) {
        String text = new MessageFormat(pattern, locale).format(arguments);
        return withoutGaps(text);
    }

    private static String withoutGaps(String text) {
        return GAP_IN_CHINESE.matcher(text).replaceAll("");
    }

    /** Returns what a rule or a verdict says, in English where the language has no words for it. */
    public String say(Message message) {
        return phrases.map(words -> withoutGaps(message.text(phrase -> wordsFor(words, phrase))))
                .orElseGet(message::text);
    }

    /** Returns what a rule or a verdict says, closed by the language's full stop. */
    public String sentence(Message message) {
        return say(message) + get("text.full-stop");
    }

    /** Returns the words that a language other than English has for a phrase. */
    public Optional<String> words(Phrase phrase) {
        return phrases.flatMap(words -> wordsFor(words, phrase));
    }

    private static Optional<String> wordsFor(ResourceBundle words, Phrase phrase) {
        return words.containsKey(phrase.key()) ? Optional.of(words.getString(phrase.key())) : Optional.empty();
    }

    /** Returns the members of a list with what the language puts between them. */
    public String list(List<String> members) {
        return String.join(get("text.between-members"), members);
    }

    /** Returns sentences as one paragraph. */
    public String paragraph(List<String> sentences) {
        return String.join(get("text.between-sentences"), sentences);
    }

    /** Says whether there is a text for a key. */
    public boolean has(String key) {
        return bundles.stream().anyMatch(bundle -> bundle.containsKey(key));
    }

    /** Returns the first bundle, for FXML. */
    public ResourceBundle bundle() {
        return bundles.get(0);
    }
}
