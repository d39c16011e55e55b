package dev.keyloom.format.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.ProblemCollector;
import dev.keyloom.problem.Result;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A JSON text with its tree. Each value of the tree knows its offset, and the source says what line and column that
 * is. Reading costs no more than the text is long, whatever its nesting, names or numbers.
 */
public final class JsonSource {
    /** Nesting beyond what any of our formats needs; a deeper text is refused. */
    public static final int MAX_NESTING = 200;

    /** Names are not interned and hash collisions not counted: the text may be hostile, and lives for one reading. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.FAIL_ON_SYMBOL_HASH_OVERFLOW)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_NESTING)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final SourceText text;
    private final Json root;

    private JsonSource(SourceText text, Json root) {
        this.text = text;
        this.root = root;
    }

    /**
     * Returns the tree of a file in UTF-8, with or without a byte order mark. A text that is not JSON gives no value
     * and one problem with line and column. A member given twice in one object is reported, the last one counts.
     */
    public static Result<JsonSource> read(byte[] content) {
        int start = hasByteOrderMark(content) ? 3 : 0;
        CharBuffer characters = CharBuffer.allocate(content.length - start);
        CoderResult coding = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(content, start, content.length - start), characters, true);
        SourceText text = new SourceText(Arrays.copyOf(characters.array(), characters.position()));
        if (coding.isError()) {
            return Result.failed(SyntaxProblems.notUtf8(content, text));
        }
        return parse(text);
    }

    /** Returns the tree of a text, as {@link #read(byte[])} does. */
    public static Result<JsonSource> of(String json) {
        return parse(new SourceText(json.toCharArray()));
    }

    private static boolean hasByteOrderMark(byte[] content) {
        return content.length >= 3
                && content[0] == (byte) 0xEF
                && content[1] == (byte) 0xBB
                && content[2] == (byte) 0xBF;
    }

    private static Result<JsonSource> parse(SourceText text) {
        try (JsonParser parser = FACTORY.createParser(text.characters(), 0, text.length())) {
            return parse(parser, text);
        } catch (IOException impossible) {
            throw new UncheckedIOException("Reading from memory failed", impossible);
        }
    }

    private static Result<JsonSource> parse(JsonParser parser, SourceText text) throws IOException {
        try {
            TreeBuilder builder = new TreeBuilder(parser, text);
            if (parser.nextToken() == null) {
                return Result.failed(SyntaxProblems.empty());
            }
            Json root = builder.value();
            if (parser.nextToken() != null) {
                return Result.failed(SyntaxProblems.textBehindTheEnd(text, offset(parser.currentTokenLocation())));
            }
            return Result.of(new JsonSource(text, root), builder.problems.toList());
        } catch (StreamConstraintsException tooDeep) {
            return Result.failed(SyntaxProblems.tooDeep(text, offset(parser.currentLocation())));
        } catch (JsonProcessingException broken) {
            int offset = broken.getLocation() == null ? 0 : offset(broken.getLocation());
            return Result.failed(SyntaxProblems.broken(text, offset, broken.getOriginalMessage()));
        }
    }

    private static int offset(JsonLocation location) {
        return Math.toIntExact(Math.max(0, location.getCharOffset()));
    }

    public Json root() {
        return root;
    }

    /** Returns a JSON pointer as the place of {@code value}, with line and column if the value was read from here. */
    public Place place(String pointer, Json value) {
        return value.offset() < 0 ? Place.at(pointer) : text.place(pointer, value.offset());
    }

    /** Returns the place of the name of the member that {@code value} is the value of. */
    public Place placeOfName(String pointer, Json value) {
        return value.offset() < 0 ? Place.at(pointer) : text.place(pointer, text.nameOffset(value.offset()));
    }

    /** Returns {@code place} with the line and column of one character of a text, counted in code points from 0. */
    public Place inside(Place place, Json.TextValue value, int codePoints) {
        return value.offset() < 0 ? place : text.locate(place, text.offsetInside(value.offset(), codePoints));
    }

    /** Builds the tree from the tokens; its depth is bounded by the parser's. */
    private static final class TreeBuilder {
        private final JsonParser parser;
        private final SourceText text;
        private final ProblemCollector problems = new ProblemCollector();

        private TreeBuilder(JsonParser parser, SourceText text) {
            this.parser = parser;
            this.text = text;
        }

        /** Returns the value that starts with the current token. */
        private Json value() throws IOException {
            int offset = offset(parser.currentTokenLocation());
            JsonToken token = parser.currentToken();
            if (token == JsonToken.START_OBJECT) {
                return new Json.ObjectValue(members(), offset);
            }
            if (token == JsonToken.START_ARRAY) {
                List<Json> elements = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value());
                }
                return new Json.ArrayValue(elements, offset);
            }
            if (token == JsonToken.VALUE_STRING) {
                return new Json.TextValue(parser.getText(), offset);
            }
            if (token.isNumeric()) {
                return new Json.NumberValue(parser.getText(), offset);
            }
            return token == JsonToken.VALUE_NULL
                    ? new Json.NullValue(offset)
                    : new Json.BooleanValue(token == JsonToken.VALUE_TRUE, offset);
        }

        private Map<String, Json> members() throws IOException {
            Map<String, Json> members = new LinkedHashMap<>();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                parser.nextToken();
                Json value = value();
                if (members.put(name, value) != null) {
                    String pointer = parser.getParsingContext().pathAsPointer().toString();
                    int nameOffset = text.nameOffset(value.offset());
                    problems.add(SyntaxProblems.duplicateMember(name, text.place(pointer, nameOffset)));
                }
            }
            return members;
        }
    }
}
