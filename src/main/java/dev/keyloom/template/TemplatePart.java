package dev.keyloom.template;

import dev.keyloom.problem.Span;
import java.util.List;
import java.util.Optional;

/** A stretch of a key template. */
public sealed interface TemplatePart {
    /** Returns where the part stands in the template, brackets and escapes included. */
    Span span();

    <R> R accept(Visitor<R> visitor);

    /** One method for each kind of part. */
    interface Visitor<R> {
        R literal(Literal literal);

        R reference(Reference reference);

        R keyCopy(KeyCopy keyCopy);
    }

    /**
     * Text that every key holds.
     *
     * @param text the text as keys hold it, escapes removed
     */
    record Literal(String text, Span span) implements TemplatePart {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.literal(this);
        }
    }

    /**
     * A placeholder: an attribute's value, sent through functions.
     *
     * @param path the attribute; absent in {@code <random(10)>}, where {@code random} is the first function
     * @param functions in the order in which they are applied
     */
    record Reference(Optional<AttributePath> path, List<FunctionCall> functions, Span span) implements TemplatePart {
        public Reference {
            functions = List.copyOf(functions);
        }

        /** Says whether a shard is drawn here when an item is written, so that nobody can compute the key later. */
        public boolean isRandom() {
            return has(TemplateFunction.RANDOM);
        }

        /** Says whether a function is among those applied. */
        public boolean has(TemplateFunction function) {
            return functions.stream().anyMatch(call -> call.function() == function);
        }

        /** Returns the reference without brackets and needless white space: {@code IssueNumber|pad(7)}. */
        public String text() {
            StringBuilder text = new StringBuilder(path.map(AttributePath::text).orElse(""));
            for (FunctionCall call : functions) {
                text.append(text.isEmpty() ? "" : "|").append(call.text());
            }
            return text.toString();
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.reference(this);
        }
    }

    /**
     * The whole template: the same value as another key attribute of the item.
     *
     * @param name the other key attribute
     */
    record KeyCopy(String name, Span span) implements TemplatePart {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.keyCopy(this);
        }
    }
}
