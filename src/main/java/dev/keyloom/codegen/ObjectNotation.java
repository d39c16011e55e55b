package dev.keyloom.codegen;

import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Writes requests as objects within objects, in a language that has literals of them. */
final class ObjectNotation implements Shape.Visitor<Doc> {
    private final ObjectSyntax syntax;

    ObjectNotation(ObjectSyntax syntax) {
        this.syntax = syntax;
    }

    ObjectSyntax syntax() {
        return syntax;
    }

    /** Returns an object that stands on several lines. */
    Doc.Block broken(Shape.Struct struct) {
        return struct(struct).broken();
    }

    @Override
    public Doc.Block struct(Shape.Struct struct) {
        return object(struct.members().stream()
                .map(member -> new Doc.Entry(
                        syntax.member(member.name()), member.value().accept(this)))
                .toList());
    }

    @Override
    public Doc text(Shape.Text text) {
        return Doc.text(syntax.text(text.text()));
    }

    @Override
    public Doc expression(Shape.Expression expression) {
        return syntax.expression(expression.text());
    }

    @Override
    public Doc whole(Shape.Whole whole) {
        return Doc.text(Integer.toString(whole.number()));
    }

    @Override
    public Doc flag(Shape.Flag flag) {
        return Doc.text(syntax.truth(flag.isSet()));
    }

    @Override
    public Doc choice(Shape.Choice choice) {
        return Doc.text(syntax.text(choice.constant()));
    }

    @Override
    public Doc names(Shape.Names names) {
        return object(names.names(), name -> Doc.text(syntax.text(name)));
    }

    @Override
    public Doc value(Shape.Value value) {
        return value(value.value());
    }

    @Override
    public Doc attributes(Shape.Attributes attributes) {
        return object(attributes.values(), this::value);
    }

    @Override
    public Doc series(Shape.Series series) {
        return array(
                series.elements().stream().map(element -> element.accept(this)).toList());
    }

    @Override
    public Doc byTable(Shape.ByTable tables) {
        return object(tables.parts(), part -> part.accept(this));
    }

    Doc value(AttributeValue value) {
        return syntax.value(value, this);
    }

    /** Returns an object of any keys. */
    <T> Doc.Block object(Map<String, T> entries, Function<? super T, ? extends Doc> writer) {
        return object(entries.entrySet().stream()
                .map(entry -> new Doc.Entry(syntax.key(entry.getKey()), writer.apply(entry.getValue())))
                .toList());
    }

    /** Returns an object of one member of the API. */
    Doc.Block object(String member, Doc value) {
        return object(List.of(new Doc.Entry(syntax.member(member), value)));
    }

    Doc.Block array(List<? extends Doc> elements) {
        return Doc.Block.of("[", elements, "]", syntax.array());
    }

    private Doc.Block object(List<Doc.Entry> entries) {
        return Doc.Block.of("{", entries, "}", syntax.object());
    }
}
