package dev.keyloom.codegen;

import dev.keyloom.codegen.Doc.Ending;
import dev.keyloom.codegen.Shape.Member;
import dev.keyloom.codegen.Shape.Struct;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A request as a command of the AWS CLI, or as a script where several are needed. The CLI reads all pages of a query or
 * scan by itself, unless it is told a limit or a start key of the service's: these become its own page size and starting
 * token.
 */
final class CliProgram {
    private static final int WIDTH = 88;
    private static final Doc.Form OPTIONS = new Doc.Form(" \\", "", "", "", 1, Ending.CLOSED);
    private static final Pattern BARE_WORD = Pattern.compile("[A-Za-z0-9_./:@%+=,-]+");
    /** What the CLI takes for an option, or for the place of the value. */
    private static final Pattern MISTAKEN = Pattern.compile("(?s)(-|(file|fileb|http|https)://).*");
    /** An operating system bounds one argument, Linux to 128 KB. */
    private static final int MAX_ARGUMENTS_LENGTH = 60_000;

    private static final String INPUT = "--cli-input-json \"file://$request\"";

    private final JsonSyntax json = new JsonSyntax();
    private final ObjectNotation notation = new ObjectNotation(json);
    private final Call call;
    private final Endpoint endpoint;

    private CliProgram(Call call, Endpoint endpoint) {
        this.call = call;
        this.endpoint = endpoint;
    }

    static String of(Call call, Endpoint endpoint) {
        CliProgram program = new CliProgram(call, endpoint);
        String text = program.text();
        if (!program.json.isBinaryUsed()) {
            return text;
        }
        String warning = "# For version 2 of the AWS CLI: version 1 would encode the binary values once more.\n";
        return text.startsWith("#!") ? text.replaceFirst("\n", "\n" + warning) : warning + text;
    }

    private String text() {
        return switch (call.answer()) {
            case KEYS_LEFT -> script("""
                delay=1
                while true; do
                    COMMAND
                    jq '.Responses' <<<"$response"
                    left=$(jq '.UnprocessedKeys // {}' <<<"$response")
                    if [ "$left" = '{}' ]; then
                        break
                    fi
                    printf '{"RequestItems": %s}' "$left" >"$request"
                    sleep "$delay"
                    delay=$((delay < 16 ? 2 * delay : 16))
                done
                """);
            case WRITES_LEFT -> script("""
                delay=1
                while true; do
                    COMMAND
                    left=$(jq '.UnprocessedItems // {}' <<<"$response")
                    if [ "$left" = '{}' ]; then
                        break
                    fi
                    printf '{"RequestItems": %s}' "$left" >"$request"
                    sleep "$delay"
                    delay=$((delay < 16 ? 2 * delay : 16))
                done
                """);
            case TOKENS -> script("""
                while true; do
                    COMMAND
                    jq '.Items[]' <<<"$response"
                    token=$(jq --raw-output '.NextToken // empty' <<<"$response")
                    if [ -z "$token" ]; then
                        break
                    fi
                    next=$(jq --arg token "$token" '.NextToken = $token' "$request")
                    printf '%s' "$next" >"$request"
                done
                """);
            case ITEM, PAGES, COUNT, RESPONSES, ATTRIBUTES, NOTHING, ITEMS, ITEMS_AND_ERRORS -> command();
        };
    }

    /** Returns one command, its parameters as options, or in a file where a shell or the CLI would not take them. */
    private String command() {
        boolean isPaged = call.answer() == Answer.PAGES || call.answer() == Answer.COUNT;
        Struct request = isPaged ? call.request().without(List.of("Limit", "ExclusiveStartKey")) : call.request();
        List<Doc> options = new ArrayList<>(connection());
        if (isPaged) {
            options.addAll(paging());
        }
        int length = new Code("    ", WIDTH)
                .line("", notation.broken(request), "")
                .toString()
                .length();
        if (length > MAX_ARGUMENTS_LENGTH || request.members().stream().anyMatch(CliProgram::isMistaken)) {
            options.add(Doc.text(INPUT));
            return start(request).line("", run(options), "").toString();
        }
        Code code = new Code("    ", WIDTH);
        if (endpoint instanceof Endpoint.Local local) {
            code.line(credentials(local) + " \\");
        }
        request.members().forEach(member -> options.add(option(member)));
        return code.line("", run(options), "").toString();
    }

    private String script(String body) {
        List<Doc> options = new ArrayList<>(connection());
        options.add(Doc.text("--output json"));
        options.add(Doc.text(INPUT));
        String[] parts = body.split("(?m)^ +COMMAND\n", -1);
        Code code = start(call.request()).lines(parts[0]);
        code.in().line("response=$(", run(options), ")").out();
        return code.lines(parts[1]).toString();
    }

    /** Returns the beginning of a script that has a request in a file. */
    private Code start(Struct request) {
        Code code = new Code("    ", WIDTH);
        code.line("#!/usr/bin/env bash").line("set -euo pipefail");
        if (endpoint instanceof Endpoint.Local local) {
            code.line("export " + credentials(local));
        }
        return code.blank()
                .line("request=$(mktemp)")
                .line("trap 'rm -f \"$request\"' EXIT")
                .line("cat >\"$request\" <<'JSON'")
                .line("", notation.broken(request), "")
                .line("JSON")
                .blank();
    }

    private Doc run(List<Doc> options) {
        String start = "aws dynamodb " + Call.words(call.operation(), "-");
        return Doc.Block.of(start + " \\", options, "", OPTIONS).broken();
    }

    private static String credentials(Endpoint.Local local) {
        return "AWS_ACCESS_KEY_ID=" + word(local.accessKeyId()) + " AWS_SECRET_ACCESS_KEY="
                + word(local.secretAccessKey());
    }

    private List<Doc> connection() {
        List<Doc> options = new ArrayList<>();
        if (endpoint instanceof Endpoint.Local local) {
            options.add(Doc.text("--endpoint-url " + word(local.url())));
        }
        endpoint.namedRegion().ifPresent(region -> options.add(Doc.text("--region " + word(region))));
        if (endpoint instanceof Endpoint.Aws aws) {
            aws.profile().ifPresent(profile -> options.add(Doc.text("--profile " + word(profile))));
        }
        return options;
    }

    private List<Doc> paging() {
        List<Doc> options = new ArrayList<>();
        call.limit().ifPresent(limit -> options.add(Doc.text("--page-size " + limit)));
        for (Member member : call.request().members()) {
            if (member.name().equals("ExclusiveStartKey") && member.value() instanceof Shape.Attributes key) {
                String token = new Code("", Integer.MAX_VALUE)
                        .line("", startingToken(key.values()), "")
                        .toString()
                        .strip();
                options.add(Doc.text("--starting-token \"$(printf %s '" + token + "' | base64 | tr -d '\\n')\""));
            }
        }
        return options;
    }

    /** Returns what the CLI itself packs into its tokens: the start key, and which of its values are binary. */
    private Doc startingToken(Map<String, AttributeValue> key) {
        List<Doc> entries = new ArrayList<>();
        entries.add(new Doc.Entry(json.key("ExclusiveStartKey"), notation.attributes(new Shape.Attributes(key))));
        List<Doc> binary = key.entrySet().stream()
                .filter(entry -> entry.getValue() instanceof AttributeValue.B)
                .<Doc>map(entry -> notation.array(List.of(
                        Doc.text(json.text("ExclusiveStartKey")),
                        Doc.text(json.text(entry.getKey())),
                        Doc.text(json.text("B")))))
                .toList();
        if (!binary.isEmpty()) {
            entries.add(new Doc.Entry(json.key("boto_encoded_keys"), notation.array(binary)));
        }
        return Doc.Block.of("{", entries, "}", json.object());
    }

    private Doc option(Member member) {
        String name = Call.words(member.name(), "-");
        String option = "--" + name + " ";
        Shape value = member.value();
        if (value instanceof Shape.Flag flag) {
            return Doc.text(flag.isSet() ? "--" + name : "--no-" + name);
        }
        if (value instanceof Shape.Whole whole) {
            return Doc.text(option + whole.number());
        }
        if (value instanceof Shape.Choice choice) {
            return Doc.text(option + choice.constant());
        }
        return plainText(value)
                .map(text -> Doc.text(option + word(text)))
                .orElseGet(() -> Doc.row(Doc.text(option + "'"), value.accept(notation), Doc.text("'")));
    }

    private static Optional<String> plainText(Shape value) {
        if (value instanceof Shape.Text text) {
            return Optional.of(text.text());
        }
        return value instanceof Shape.Expression expression ? Optional.of(expression.text()) : Optional.empty();
    }

    /** Says whether a text is no argument, since the CLI would take it for something else or a reader not see it. */
    private static boolean isMistaken(Member member) {
        return plainText(member.value())
                .filter(text -> MISTAKEN.matcher(text).matches()
                        || text.isEmpty()
                        || !text.codePoints().allMatch(Characters::isPlain))
                .isPresent();
    }

    /** Returns a text as one word of a shell, which expands nothing in it. */
    private static String word(String text) {
        return BARE_WORD.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
