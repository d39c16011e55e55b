package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A sort key attribute that receives times in several forms. */
public final class MixedTimeForms implements Rule {
    private static final String ADVICE = "Write times in one form in each index, for example with <…|iso>.";

    @Override
    public String id() {
        return "K14";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A sort key mixes forms of times";
    }

    @Override
    public String reference() {
        return "Text order is time order only where all times have one form: AWS developer guide, data types";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        KeyCells cells = KeyCells.of(context);
        List<Use> uses = new ArrayList<>();
        for (KeyRow row : cells.rows()) {
            for (KeyCell cell : row.sort()) {
                for (TemplatePart.Reference reference : cell.template().references()) {
                    use(context, row, cell, reference).ifPresent(uses::add);
                }
            }
        }
        Set<List<Object>> told = new LinkedHashSet<>();
        for (Use use : uses) {
            if (use.forms().size() > 1 && told.add(use.attribute())) {
                findings.accept(ofRecords(use));
            }
        }
        for (int i = 0; i < uses.size(); i++) {
            for (int j = i + 1; j < uses.size(); j++) {
                Use first = uses.get(i);
                Use second = uses.get(j);
                if (first.differsFrom(second)
                        && cells.sharePartition(first.row(), second.row())
                        && told.add(List.of(first.cell().where(), second.cell().where()))) {
                    findings.accept(Finding.of(
                            this,
                            first.cell().index() + "."
                                    + first.cell().attribute().name() + " mixes " + first.words()
                                    + " (" + first.row().name() + ") and " + second.words() + " ("
                                    + second.row().name() + ")",
                            ADVICE,
                            first.cell().where(),
                            second.cell().where()));
                }
            }
        }
    }

    private Finding ofRecords(Use use) {
        String path = use.reference().path().map(AttributePath::text).orElse("");
        Finding finding = Finding.of(
                this,
                use.cell().name() + " mixes " + use.words() + ": the records write " + path + " in several ways",
                ADVICE,
                use.cell().where(),
                new Where.Attribute(use.cell().entity().name(), path));
        boolean isText = use.forms().stream().noneMatch(form -> form.words().startsWith("epoch"));
        String entity = use.cell().entity().name();
        return use.cell().isText() && isText && use.reference().functions().isEmpty()
                ? finding.withFix(new Fix(
                        "Write " + path + " with iso",
                        model -> TemplateChanges.references(
                                model,
                                entity,
                                some -> some.path().equals(use.reference().path())
                                        && some.functions().isEmpty(),
                                some -> List.of(TemplateFunction.ISO.notation()))))
                : finding;
    }

    private static Optional<Use> use(LintContext context, KeyRow row, KeyCell cell, TemplatePart.Reference reference) {
        Optional<TimeForm> written = TimeForm.written(reference);
        if (written.isPresent()) {
            return Optional.of(new Use(row, cell, reference, Set.of(written.get())));
        }
        Optional<EntityAttribute> attribute = cell.attributeOf(reference);
        boolean isChanged =
                reference.functions().stream().anyMatch(call -> call.function() != TemplateFunction.DEFAULT);
        if (attribute.isEmpty() || isChanged) {
            return Optional.empty();
        }
        Optional<TimeForm> declared = attribute.get().facts().format().flatMap(TimeForm::named);
        Set<TimeForm> forms = new LinkedHashSet<>();
        declared.ifPresent(forms::add);
        AttributePath path = reference.path().orElseThrow();
        for (SampleRecord record : context.model().recordsOf(cell.entity().name())) {
            AttributeValue value = path.valueIn(record.values()).orElse(null);
            if (value == null) {
                continue;
            }
            Optional<TimeForm> form = TimeForm.of(value);
            boolean isNumber = value instanceof AttributeValue.N && declared.isEmpty();
            if (form.isEmpty() || isNumber) {
                return Optional.empty();
            }
            forms.add(form.get());
        }
        return forms.isEmpty() ? Optional.empty() : Optional.of(new Use(row, cell, reference, forms));
    }

    /** A reference to a time, and the forms in which it is written. */
    private record Use(KeyRow row, KeyCell cell, TemplatePart.Reference reference, Set<TimeForm> forms) {
        List<Object> attribute() {
            return List.of(
                    cell.entity().name(),
                    reference.path().map(AttributePath::text).orElse(""),
                    cell.written());
        }

        /** Says whether keys of both stand side by side, alike up to the time, which is written differently. */
        boolean differsFrom(Use other) {
            return row.isIn(other.row.table(), other.row.index())
                    && cell.position() == other.cell.position()
                    && !forms.equals(other.forms)
                    && forms.size() == 1
                    && other.forms.size() == 1
                    && isBefore()
                    && other.isBefore()
                    && cell.template()
                            .literalHead()
                            .equals(other.cell.template().literalHead());
        }

        /** Says whether the time is the first thing behind the literal head. */
        private boolean isBefore() {
            return cell.template().references().get(0).equals(reference);
        }

        String words() {
            return forms.stream().map(TimeForm::words).collect(Collectors.joining(" and "));
        }
    }
}
