package dev.keyloom.expression.partiql;

import dev.keyloom.expression.AttributeName;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Operand;
import dev.keyloom.expression.PathStep;
import dev.keyloom.expression.grammar.PartiQlParser;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Builds values and paths of a statement; the parameters are taken in the order of the text. */
final class ValueBuilder {
    private final List<AttributeValue> parameters;

    /** By the place of their {@code ?}: a tree may be looked at more than once. */
    private final Map<Integer, Integer> indexes = new LinkedHashMap<>();

    ValueBuilder(List<AttributeValue> parameters) {
        this.parameters = parameters;
    }

    /** Numbers the {@code ?} of a statement. */
    void count(List<Integer> places) {
        for (int i = 0; i < places.size(); i++) {
            indexes.put(places.get(i), i);
        }
        if (places.size() != parameters.size()) {
            throw Fault.ofParameters("Number of parameters in request and statement don't match.");
        }
    }

    /** Returns a constant. */
    AttributeValue constant(PartiQlParser.ValueContext value) {
        if (value.PARAMETER() != null) {
            Integer index = indexes.get(value.PARAMETER().getSymbol().getStartIndex());
            if (index == null) {
                throw Fault.at(value, "A parameter stands where none can");
            }
            return parameters.get(index);
        }
        if (value.scalar() != null) {
            return scalar(value.scalar());
        }
        if (value.list() != null) {
            List<AttributeValue> elements = new ArrayList<>();
            value.list().value().forEach(element -> elements.add(constant(element)));
            return new AttributeValue.L(elements);
        }
        if (value.map() != null) {
            return new AttributeValue.M(entries(value.map()));
        }
        if (value.set() != null) {
            return set(value.set());
        }
        throw Fault.at(value, "Expected a value, not " + value.getText());
    }

    Map<String, AttributeValue> entries(PartiQlParser.MapContext map) {
        Map<String, AttributeValue> entries = new LinkedHashMap<>();
        for (PartiQlParser.EntryContext entry : map.entry()) {
            String name = text(entry.TEXT());
            if (entries.put(name, constant(entry.value())) != null) {
                throw Fault.at(entry, "The name " + name + " stands twice");
            }
        }
        return entries;
    }

    private static AttributeValue scalar(PartiQlParser.ScalarContext scalar) {
        if (scalar.TEXT() != null) {
            return AttributeValue.of(text(scalar.TEXT()));
        }
        if (scalar.NUMBER() != null) {
            String sign = scalar.MINUS() == null ? "" : "-";
            return number(scalar, sign + scalar.NUMBER().getText());
        }
        return scalar.NULL() != null ? new AttributeValue.NULL() : new AttributeValue.BOOL(scalar.TRUE() != null);
    }

    private static AttributeValue number(ParserRuleContext place, String digits) {
        Optional<BigDecimal> number = Numbers.parse(digits);
        if (number.isPresent()) {
            return new AttributeValue.N(number.get());
        }
        try {
            String fault = Numbers.fault(new BigDecimal(digits)).orElse("Not a number: " + digits);
            throw Fault.at(place, fault);
        } catch (NumberFormatException | ArithmeticException tooLarge) {
            throw Fault.at(place, "Not a number: " + digits);
        }
    }

    private AttributeValue set(PartiQlParser.SetContext set) {
        List<AttributeValue> elements = new ArrayList<>();
        set.value().forEach(element -> elements.add(constant(element)));
        if (elements.isEmpty()) {
            throw Fault.at(set, "A set may not be empty");
        }
        AttributeType type = elements.get(0).type();
        if (!type.isKeyType() || elements.stream().anyMatch(element -> element.type() != type)) {
            throw Fault.at(set, "A set holds strings, numbers or binaries, all of one type");
        }
        return distinct(set, () -> setOf(type, elements));
    }

    private static AttributeValue distinct(ParserRuleContext place, Supplier<AttributeValue> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException repeated) {
            throw Fault.at(place, "Input collection contains duplicates");
        }
    }

    private static AttributeValue setOf(AttributeType type, List<AttributeValue> elements) {
        List<String> texts = new ArrayList<>();
        List<BigDecimal> numbers = new ArrayList<>();
        List<Bytes> binaries = new ArrayList<>();
        for (AttributeValue element : elements) {
            if (element instanceof AttributeValue.S text) {
                texts.add(text.value());
            } else if (element instanceof AttributeValue.N number) {
                numbers.add(number.value());
            } else if (element instanceof AttributeValue.B binary) {
                binaries.add(binary.value());
            }
        }
        return switch (type) {
            case S -> AttributeValue.SS.of(texts);
            case N -> AttributeValue.NS.of(numbers);
            case B -> AttributeValue.BS.of(binaries);
            case BOOL, NULL, M, L, SS, NS, BS -> throw new IllegalStateException("No set of " + type);
        };
    }

    /** Returns a path or a constant. */
    Operand operand(PartiQlParser.ValueContext value) {
        if (value.path() != null) {
            return path(value.path());
        }
        return operand(constant(value));
    }

    static Operand.ValuePlaceholder operand(AttributeValue value) {
        return new Operand.ValuePlaceholder("value", Optional.of(value));
    }

    DocumentPath path(PartiQlParser.PathContext path) {
        List<PathStep> steps = new ArrayList<>();
        path.step().forEach(step -> steps.add(step(step)));
        return new DocumentPath(attribute(name(path.name())), steps);
    }

    private static PathStep step(PartiQlParser.StepContext step) {
        if (step.name() != null) {
            return new PathStep.Member(attribute(name(step.name())));
        }
        if (step.TEXT() != null) {
            return new PathStep.Member(attribute(text(step.TEXT())));
        }
        try {
            return new PathStep.Element(Integer.parseInt(step.NUMBER().getText()));
        } catch (NumberFormatException noIndex) {
            throw Fault.at(step, "Not an index of a list: " + step.NUMBER().getText());
        }
    }

    private static AttributeName attribute(String name) {
        return new AttributeName(name, Optional.of("name"));
    }

    static String name(PartiQlParser.NameContext name) {
        String written = name.getText();
        boolean isQuoted = written.startsWith("\"");
        return isQuoted ? written.substring(1, written.length() - 1).replace("\"\"", "\"") : written;
    }

    static String text(TerminalNode text) {
        String written = text.getText();
        return written.substring(1, written.length() - 1).replace("''", "'");
    }
}
