package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.Constraints;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.TemplatePart;
import java.util.Optional;
import java.util.function.Consumer;

/** A partition key that does not begin with the tenant, though the design says that all of them do. */
public final class UnscopedTenant implements Rule {
    @Override
    public String id() {
        return "K20";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A partition key does not begin with the tenant";
    }

    @Override
    public String reference() {
        return "Access can be limited to leading keys only: AWS IAM, dynamodb:LeadingKeys";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Optional<Constraints.Tenant> tenant = context.model().constraints().tenant();
        if (tenant.isEmpty()) {
            return;
        }
        for (KeyRow row : KeyCells.of(context).rows()) {
            if (!tenant.get().entities().contains(row.entity().name())
                    || row.partition().isEmpty()) {
                continue;
            }
            KeyCell cell = row.partition().get(0);
            String attribute = tenant.get().attribute();
            if (!isInFront(cell, attribute) && !cell.template().isBroken()) {
                findings.accept(Finding.of(
                        this,
                        cell.name() + " is not scoped by tenant: \""
                                + cell.template().text() + "\" does not begin with <" + attribute + ">",
                        "Begin every partition key with the tenant, as in \"TENANT#<" + attribute
                                + ">#…\"; an entity that" + " is an exception is left out of the tenant's list.",
                        cell.where()));
            }
        }
    }

    private static boolean isInFront(KeyCell cell, String attribute) {
        return cell.template().references().stream()
                .findFirst()
                .flatMap(TemplatePart.Reference::path)
                .filter(path -> path.attribute().equals(attribute))
                .isPresent();
    }
}
