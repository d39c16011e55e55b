package dev.keyloom.gui.control;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.RuleCatalog;
import dev.keyloom.problem.Phrase;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What rules and verdicts say has Chinese words: for every phrase of the program, and for nothing else. */
class PhrasesTest {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)}");
    private static final ResourceBundle CHINESE =
            ResourceBundle.getBundle("dev.keyloom.gui.phrases", Locale.TRADITIONAL_CHINESE);

    /** The phrases that constants of the program hold, and the titles of the rules. */
    private static List<Phrase> phrases() {
        Stream<Phrase> constants = new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.keyloom.problem", "dev.keyloom.pattern", "dev.keyloom.lint")
                        .stream()
                        .flatMap(type -> type.getFields().stream())
                        .filter(field -> field.getRawType().isEquivalentTo(Phrase.class)
                                && field.getModifiers().contains(JavaModifier.STATIC))
                        .map(PhrasesTest::value);
        return Stream.concat(constants, RuleCatalog.all().stream().map(Rule::title))
                .filter(phrase -> !phrase.key().isEmpty())
                .toList();
    }

    private static Phrase value(JavaField constant) {
        try {
            Field field = constant.reflect();
            field.setAccessible(true);
            return (Phrase) field.get(null);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(constant.getFullName(), impossible);
        }
    }

    private static Set<String> places(String words) {
        Set<String> places = new TreeSet<>();
        Matcher matcher = PLACE.matcher(words);
        while (matcher.find()) {
            places.add(matcher.group(1));
        }
        return places;
    }

    @Test
    void everyPhraseHasChineseWordsWithTheSamePlaces() {
        assertThat(phrases()).hasSizeGreaterThan(150).allSatisfy(phrase -> {
            assertThat(CHINESE.containsKey(phrase.key())).as(phrase.key()).isTrue();
            assertThat(places(CHINESE.getString(phrase.key()))).as(phrase.key()).isEqualTo(places(phrase.english()));
        });
    }

    @Test
    void noWordsAreLeftOver() {
        assertThat(phrases().stream().map(Phrase::key).collect(Collectors.toSet()))
                .isEqualTo(CHINESE.keySet());
    }

    @Test
    void noTwoPhrasesHaveOneKey() {
        assertThat(phrases().stream().map(Phrase::key).distinct()).hasSameSizeAs(phrases());
    }

    @Test
    void wordsAreChinese() {
        assertThat(CHINESE.keySet())
                .filteredOn(key -> key.endsWith(".summary"))
                .allSatisfy(key -> assertThat(CHINESE.getString(key)).containsPattern("\\p{IsHan}"));
    }
}
