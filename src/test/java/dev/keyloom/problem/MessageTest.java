package dev.keyloom.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class MessageTest {
    private static final Phrase MISSING = new Phrase("missing", "{0} is missing from {1}");
    private static final Phrase TABLE = new Phrase("table", "the table");

    private static Function<Phrase, Optional<String>> words(Map<String, String> words) {
        return phrase -> Optional.ofNullable(words.get(phrase.key()));
    }

    @Test
    void placesAreFilledInEnglish() {
        assertThat(MISSING.with("Repo 3", TABLE.with()).text()).isEqualTo("Repo 3 is missing from the table");
    }

    @Test
    void otherLanguageOrdersTheArgumentsAsItLikesAndSaysPartsItsOwnWay() {
        Message message = MISSING.with("Repo 3", TABLE.with());
        assertThat(message.text(words(Map.of("missing", "{1}少了 {0}", "table", "資料表"))))
                .isEqualTo("資料表少了 Repo 3");
    }

    @Test
    void whatTheLanguageHasNoWordsForStaysEnglishAsAWhole() {
        Message message = MISSING.with("Repo 3", TABLE.with());
        assertThat(message.text(words(Map.of("table", "資料表")))).isEqualTo("Repo 3 is missing from the table");
        assertThat(message.text(words(Map.of("missing", "{1}少了 {0}")))).isEqualTo("the table少了 Repo 3");
    }

    @Test
    void argumentsAndOtherBracesAreTakenLiterally() {
        assertThat(new Phrase("json", "{\"S\": {0}} '{0}' {}").with("$1 {1} \\").text())
                .isEqualTo("{\"S\": $1 {1} \\} '$1 {1} \\' {}");
    }

    @Test
    void membersAreJoinedInTheLanguage() {
        Message three = Message.and(List.of("PK", "SK", TABLE.with()));
        assertThat(three.text()).isEqualTo("PK and SK and the table");
        assertThat(three.text(words(Map.of("text.and", "{0} 與 {1}", "table", "資料表"))))
                .isEqualTo("PK 與 SK 與 資料表");
        assertThat(Message.or(List.of("PK")).text()).isEqualTo("PK");
        assertThat(Message.or(List.of()).text()).isEmpty();
    }

    @Test
    void argumentThatIsNotGivenIsAFaultOfTheProgram() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MISSING.with("Repo 3").text())
                .withMessageContaining("missing has no argument 1");
    }
}
