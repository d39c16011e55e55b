package dev.keyloom.expression;

import dev.keyloom.problem.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says as the service does at which token a text stops being an expression. */
final class ServiceSyntax {
    private static final Pattern TOKEN =
            Pattern.compile("[#:]?[A-Za-z0-9_]+|<>|<=|>=|\\S", Pattern.UNICODE_CHARACTER_CLASS);

    private final String text;
    private final List<MatchResult> tokens = new ArrayList<>();

    ServiceSyntax(String text) {
        this.text = text;
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            tokens.add(matcher.toMatchResult());
        }
    }

    /** Returns the refusal of the token that holds a place, or that follows it. */
    String errorAt(Span place) {
        int offset = text.offsetByCodePoints(0, Math.min(place.offset(), text.codePointCount(0, text.length())));
        // The service reads == as two tokens and stops at the second.
        int start = text.startsWith("==", offset) ? offset + 1 : offset;
        int i = 0;
        while (i < tokens.size() && tokens.get(i).end() <= start) {
            i++;
        }
        return i == tokens.size() ? errorAtEnd() : errorAtToken(i);
    }

    private String errorAtEnd() {
        String last = tokens.isEmpty() ? "" : tokens.get(tokens.size() - 1).group();
        return message("<EOF>", last);
    }

    private String errorAtToken(int i) {
        int from = tokens.get(Math.max(i - 1, 0)).start();
        int to = tokens.get(Math.min(i + 1, tokens.size() - 1)).end();
        return message(tokens.get(i).group(), text.substring(from, to));
    }

    private static String message(String token, String near) {
        return "Syntax error; token: \"" + token + "\", near: \"" + near + "\"";
    }
}
