package dev.keyloom.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.request.RequestJson;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever texts a request holds, a program is the same around its literals, and the literals say the texts. */
class LiteralLawsTest {
    private static final Endpoint LOCAL = Endpoint.Local.of("http://localhost:8000", "eu-west-1");
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> hostile = Arbitraries.of(Requests.HOSTILE);
        Arbitrary<String> any = Arbitraries.strings().all().ofMaxLength(6);
        return Arbitraries.oneOf(hostile, any)
                .list()
                .ofMinSize(1)
                .ofMaxSize(4)
                .map(parts -> String.join("", parts))
                .filter(StandardCharsets.UTF_8.newEncoder()::canEncode);
    }

    private static PreparedRequest put(String text) {
        return new PreparedRequest.Put(PutItemRequest.of(
                "t" + text,
                Item.builder()
                        .put("PK", text)
                        .put("a" + text, AttributeValue.SS.of(List.of("s" + text)))
                        .put("m", new AttributeValue.M(Map.of("k" + text, AttributeValue.of("v" + text))))
                        .build()));
    }

    @Property(tries = 200)
    void literalsHoldTheirTexts(@ForAll("texts") String text) {
        for (Language language :
                List.of(Language.JAVA, Language.PYTHON, Language.TYPESCRIPT, Language.TYPESCRIPT_PLAIN, Language.GO)) {
            Literals expected = Literals.of(Snippets.of(put("x"), language, LOCAL));
            Literals actual = Literals.of(Snippets.of(put(text), language, LOCAL));
            assertThat(actual.around()).as("%s", language).isEqualTo(expected.around());
            assertThat(actual.texts())
                    .as("%s", language)
                    .contains("t" + text, text, "a" + text, "s" + text, "k" + text, "v" + text);
        }
    }

    @Property(tries = 200)
    void jsonOfCommandsHoldsTheRequest(@ForAll("texts") String text) throws JsonProcessingException {
        JsonNode request = MAPPER.readTree(JsonText.line(RequestJson.of(put(text))));
        String command = Snippets.of(put(text), Language.CLI, LOCAL);
        int document = command.indexOf("<<'JSON'\n");
        if (document >= 0) {
            String body = command.substring(document + 9, command.indexOf("\nJSON\n"));
            assertThat(MAPPER.readTree(body)).isEqualTo(request);
            assertThat(command.replace(body, ""))
                    .isEqualTo(command.substring(0, document + 9) + command.substring(document + 9 + body.length()));
        } else {
            List<String> words = words(command);
            assertThat(words).containsSubsequence("--table-name", "t" + text, "--item");
            assertThat(words).hasSize(13);
            assertThat(MAPPER.readTree(words.get(12))).isEqualTo(request.get("Item"));
        }
    }

    /** Returns the words of a command whose only quotes are single ones. */
    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < command.length(); i++) {
            char c = command.charAt(i);
            if (c == '\'') {
                isQuoted = !isQuoted;
            } else if (!isQuoted && c == '\\') {
                i++;
                word.append(command.charAt(i) == '\n' ? "" : command.charAt(i));
            } else if (isQuoted || c != ' ' && c != '\n') {
                assertThat(isQuoted || "$`\"!&|;<>(){}*?".indexOf(c) < 0).isTrue();
                word.append(c);
            } else if (word.length() > 0) {
                words.add(word.toString());
                word.setLength(0);
            }
        }
        assertThat(isQuoted).isFalse();
        return words;
    }

    /** A program's literals, read as its language reads them, and what is around them but for the layout. */
    private record Literals(List<String> texts, String around) {
        static Literals of(String program) {
            List<String> texts = new ArrayList<>();
            StringBuilder around = new StringBuilder();
            int i = 0;
            while (i < program.length()) {
                char c = program.charAt(i);
                i++;
                if (c == '"') {
                    StringBuilder text = new StringBuilder();
                    while (program.charAt(i) != '"') {
                        i = character(program, i, text);
                    }
                    i++;
                    texts.add(text.toString());
                    around.append("\"\"");
                } else if (!Character.isWhitespace(c)) {
                    around.append(c);
                }
            }
            return new Literals(texts, around.toString().replaceAll(",(?=[)\\]}])", ""));
        }

        private static int character(String program, int at, StringBuilder text) {
            char c = program.charAt(at);
            assertThat(c).as("no literal goes over a line").isNotIn('\n', '\r');
            if (c != '\\') {
                text.append(c);
                return at + 1;
            }
            char kind = program.charAt(at + 1);
            int start = at + 2;
            return switch (kind) {
                case 'n' -> append(text, '\n', start);
                case 'r' -> append(text, '\r', start);
                case 't' -> append(text, '\t', start);
                case '"', '\\' -> append(text, kind, start);
                case 'U' -> append(text, Integer.parseInt(program.substring(start, start + 8), 16), start + 8);
                case 'u' -> {
                    if (program.charAt(start) == '{') {
                        int end = program.indexOf('}', start);
                        yield append(text, Integer.parseInt(program.substring(start + 1, end), 16), end + 1);
                    }
                    yield append(text, Integer.parseInt(program.substring(start, start + 4), 16), start + 4);
                }
                default -> append(text, Integer.parseInt(program.substring(at + 1, at + 4), 8), at + 4);
            };
        }

        private static int append(StringBuilder text, int codePoint, int next) {
            text.appendCodePoint(codePoint);
            return next;
        }
    }
}
