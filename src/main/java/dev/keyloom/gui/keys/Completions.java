package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Proposes how a template may go on at the caret, each with the key that it would give for a record. */
final class Completions {
    private static final String NAME_PREFIX = "keys.hint.";
    /** More words than these make no useful code table. */
    private static final int MAX_CODED_WORDS = 6;

    private final Texts texts;
    private final Entity entity;
    private final TableSchema schema;
    private final KeyAttribute keyAttribute;
    private final RowKeys keys;
    private final Optional<Item> record;

    Completions(
            Texts texts,
            Entity entity,
            TableSchema schema,
            KeyAttribute keyAttribute,
            RowKeys keys,
            Optional<Item> record) {
        this.texts = texts;
        this.entity = entity;
        this.schema = schema;
        this.keyAttribute = keyAttribute;
        this.keys = keys;
        this.record = record;
    }

    /**
     * Returns the proposals: other keys in an empty text, attributes in a placeholder, functions behind a bar.
     *
     * @param caret in chars
     */
    List<Completion> at(String text, int caret) {
        Optional<CaretContext> context = CaretContext.of(text, caret);
        if (context.isEmpty()) {
            return caret == text.length() && (text.isEmpty() || text.startsWith("=")) ? copies(text) : List.of();
        }
        String word =
                text.substring(Math.min(context.get().start(), caret), caret).strip();
        return context.get().isFunction()
                ? functions(text, context.get(), word)
                : attributes(text, context.get(), word);
    }

    private List<Completion> copies(String text) {
        List<Completion> found = new ArrayList<>();
        for (KeyAttribute other : schema.keyAttributes()) {
            String copy = "=" + other.name();
            boolean isUseful = !other.name().equals(keyAttribute.name())
                    && other.type() == keyAttribute.type()
                    && keys.source(other.name()).isPresent()
                    && keys.template(other.name())
                            .filter(KeyTemplate::isKeyCopy)
                            .isEmpty();
            if (isUseful && copy.startsWith(text)) {
                found.add(proposal(copy, 0, text.length(), copy, text, texts.get("keys.hint.copy", other.name())));
            }
        }
        if (text.isEmpty()) {
            for (EntityAttribute attribute : entity.attributes()) {
                if (isScalar(attribute.type())) {
                    String placeholder =
                            "<" + AttributePath.of(attribute.name()).text() + ">";
                    found.add(proposal(placeholder, 0, 0, placeholder, text, describe(attribute)));
                }
            }
        }
        return found;
    }

    private List<Completion> attributes(String text, CaretContext context, String word) {
        List<Completion> found = new ArrayList<>();
        for (EntityAttribute attribute : entity.attributes()) {
            if (isScalar(attribute.type()) && matches(attribute.name(), word)) {
                String name = AttributePath.of(attribute.name()).text();
                String insertion = name + (context.isClosed(text) ? "" : ">");
                found.add(proposal(name, context.start(), context.end(), insertion, text, describe(attribute)));
            }
        }
        return found;
    }

    private List<Completion> functions(String text, CaretContext context, String word) {
        Optional<EntityAttribute> attribute = entity.attribute(context.path(text));
        AttributeType type = context.hasEarlierFunction(text)
                ? AttributeType.S
                : attribute.map(EntityAttribute::type).orElse(AttributeType.S);
        String typed = word.contains("(") ? word.substring(0, word.indexOf('(')) : word;
        List<Completion> found = new ArrayList<>();
        for (TemplateFunction function : TemplateFunction.values()) {
            if (isOffered(function, type, attribute) && matches(function.notation(), typed)) {
                String call = call(function, attribute);
                String insertion = call + (context.isClosed(text) ? "" : ">");
                String hint = texts.get(NAME_PREFIX + function.notation());
                Completion proposal = proposal(call, context.start(), context.end(), insertion, text, hint);
                boolean isRefused = proposal.example()
                        .filter(example -> example.kind() == Example.Kind.REFUSED)
                        .isPresent();
                if (!isRefused) {
                    found.add(proposal);
                }
            }
        }
        if (typed.isEmpty()) {
            found.add(withoutFunction(text, context, type));
        }
        return found;
    }

    private Completion withoutFunction(String text, CaretContext context, AttributeType type) {
        boolean isMisordered = type == AttributeType.N && keyAttribute.type() == AttributeType.S;
        String insertion = context.isClosed(text) ? "" : ">";
        Completion plain = proposal(
                texts.get("keys.hint.noFunction"),
                context.bar().orElseThrow(),
                context.end(),
                insertion,
                text,
                texts.get(isMisordered ? "keys.hint.misordered" : "keys.hint.asItIs"));
        return new Completion(
                plain.label(),
                plain.start(),
                plain.end(),
                plain.insertion(),
                plain.caret(),
                plain.example(),
                plain.hint(),
                isMisordered ? Completion.Tone.WARNING : Completion.Tone.PLAIN);
    }

    private Completion proposal(String label, int start, int end, String insertion, String text, String hint) {
        String completed = text.substring(0, start) + insertion + text.substring(end);
        int caret = start + insertion.length();
        boolean isBeforeBracket = caret < completed.length() && completed.charAt(caret) == '>';
        return new Completion(
                label,
                start,
                end,
                insertion,
                isBeforeBracket ? caret + 1 : caret,
                example(completed),
                hint,
                Completion.Tone.PLAIN);
    }

    private Optional<Example> example(String text) {
        KeyTemplate template = KeyTemplate.parse(text).orElseThrow();
        return template.isBroken()
                ? Optional.empty()
                : record.flatMap(
                                item -> keys.with(keyAttribute.name(), template).render(keyAttribute.name(), item))
                        .map(Example::of);
    }

    /** Functions that take the type, less those that nobody would want on such an attribute. */
    private boolean isOffered(TemplateFunction function, AttributeType type, Optional<EntityAttribute> attribute) {
        if (!function.applicableTo(type)) {
            return false;
        }
        return switch (function) {
            case RANDOM -> false;
            case DEFAULT -> attribute.map(found -> !found.required()).orElse(true);
            case CODE ->
                attribute.map(found -> !found.facts().values().isEmpty()).orElse(false);
            case ISO, EPOCH, YEAR, MONTH, DAY, HOUR, MINUTE, DESC_TIME -> type == AttributeType.S || isTime(attribute);
            case PAD, DESC, SIGNED, LOWER, UPPER, TRIM, NFC, SHARD, FIRST, SHA256, ESCAPE -> true;
        };
    }

    private static boolean isTime(Optional<EntityAttribute> attribute) {
        return attribute
                .flatMap(found -> found.facts().format())
                .filter(format -> format.startsWith("epoch"))
                .isPresent();
    }

    /** Returns a call with arguments that fit what is known of the attribute. */
    private static String call(TemplateFunction function, Optional<EntityAttribute> attribute) {
        boolean countsDigits = function == TemplateFunction.PAD
                || function == TemplateFunction.DESC
                || function == TemplateFunction.SIGNED;
        if (countsDigits) {
            return attribute
                    .flatMap(found -> found.facts().maximum())
                    .map(maximum -> function.notation() + "("
                            + Math.max(
                                    1, maximum.toBigInteger().abs().toString().length()) + ")")
                    .orElse(function.example());
        }
        if (function == TemplateFunction.DEFAULT) {
            boolean isNumber =
                    attribute.filter(found -> found.type() == AttributeType.N).isPresent();
            return isNumber ? "default(\"0\")" : function.example();
        }
        return function == TemplateFunction.CODE
                ? attribute.map(Completions::codes).orElse(function.example())
                : function.example();
    }

    private static String codes(EntityAttribute attribute) {
        List<String> words = attribute.facts().values().stream()
                .flatMap(value -> value.scalarText().stream())
                .limit(MAX_CODED_WORDS)
                .toList();
        List<String> codes = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            codes.add(words.get(i) + "=" + i);
        }
        return codes.stream().collect(Collectors.joining(",", "code(\"", "\")"));
    }

    private String describe(EntityAttribute attribute) {
        String key = attribute.required() ? "keys.hint.attribute" : "keys.hint.optionalAttribute";
        return texts.get(key, attribute.type().name());
    }

    private static boolean isScalar(AttributeType type) {
        return type == AttributeType.S
                || type == AttributeType.N
                || type == AttributeType.B
                || type == AttributeType.BOOL
                || type == AttributeType.M
                || type == AttributeType.L;
    }

    private static boolean matches(String name, String word) {
        return name.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT));
    }
}
