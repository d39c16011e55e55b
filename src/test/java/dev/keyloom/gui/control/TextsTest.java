package dev.keyloom.gui.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Message;
import dev.keyloom.problem.Phrase;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {
    @ParameterizedTest
    @ValueSource(strings = {"messages", "edit", "records", "patterns", "load"})
    void bothLanguagesHaveTheSameKeysAndArguments(String bundle) {
        ResourceBundle english = bundle(bundle, Locale.ENGLISH);
        ResourceBundle chinese = bundle(bundle, Locale.TRADITIONAL_CHINESE);
        assertThat(chinese.keySet()).isEqualTo(english.keySet());
        for (String key : english.keySet()) {
            assertThat(arguments(chinese.getString(key))).as(key).isEqualTo(arguments(english.getString(key)));
        }
    }

    @ParameterizedTest
    @CsvSource({"zh-TW,新增模型", "zh-HK,新增模型", "zh-CN,New model", "de,New model", "en-GB,New model"})
    void theLanguageFollowsTheSystem(String tag, String expected) {
        assertThat(Texts.of(Locale.forLanguageTag(tag)).get("action.new")).isEqualTo(expected);
    }

    @Test
    void noSpaceStandsBetweenTwoChineseCharacters() {
        Texts chinese = Texts.of(Locale.TRADITIONAL_CHINESE);

        assertThat(chinese.get("keys.explain.absent", "User", "GSI1")).startsWith("User 不在 GSI1 中");
        assertThat(chinese.get("keys.explain.absent", "User", "基礎資料表")).startsWith("User 不在基礎資料表中");
    }

    @Test
    void listsAndParagraphsArePutTogetherAsTheLanguageDoes() {
        List<String> two = List.of("A.", "B.");

        assertThat(Texts.of(Locale.ENGLISH).list(two)).isEqualTo("A., B.");
        assertThat(Texts.of(Locale.ENGLISH).paragraph(two)).isEqualTo("A. B.");
        assertThat(Texts.of(Locale.TRADITIONAL_CHINESE).list(two)).isEqualTo("A.、B.");
        assertThat(Texts.of(Locale.TRADITIONAL_CHINESE).paragraph(two)).isEqualTo("A.B.");
    }

    @Test
    void whatVerdictsAndRulesSayIsSaidInTheLanguageOfTheWindow() {
        Message message = new Phrase("verdict.missing", "{0} is missing: {1}.")
                .with("Repo 3", new Phrase("verdict.unread", "no request reads its item").with());

        assertThat(Texts.of(Locale.ENGLISH).say(message)).isEqualTo("Repo 3 is missing: no request reads its item.");
        assertThat(Texts.of(Locale.TRADITIONAL_CHINESE).say(message)).isEqualTo("少了 Repo 3：沒有任何請求讀到它的項目。");
        assertThat(Texts.of(Locale.TRADITIONAL_CHINESE).say(Message.verbatim("ValidationException: no")))
                .isEqualTo("ValidationException: no");
    }

    private static ResourceBundle bundle(String name, Locale locale) {
        return ResourceBundle.getBundle("dev.keyloom.gui." + name, locale);
    }

    private static Set<Integer> arguments(String pattern) {
        Set<Integer> arguments = new TreeSet<>();
        if (pattern.contains("{0")) {
            int formats = new MessageFormat(pattern, Locale.ROOT).getFormatsByArgumentIndex().length;
            List.of(0, 1, 2, 3, 4, 5).stream()
                    .filter(index -> index < formats && pattern.contains("{" + index))
                    .forEach(arguments::add);
        }
        return arguments;
    }
}
