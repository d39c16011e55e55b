package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds updates of unique or copied values that leave the old marker or the old copies. */
public final class StaleCopy implements Rule {
    @Override
    public String id() {
        return "T10";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A value changes and its marker or copies do not";
    }

    @Override
    public String reference() {
        return "https://aws.amazon.com/blogs/database/simulating-amazon-dynamodb-unique-constraints-using-transactions/";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternWrite write : PatternWrites.of(context).all()) {
            if (write.isUpdate()) {
                markers(context, write, findings);
                copies(context, write, findings);
            }
        }
    }

    private void markers(LintContext context, PatternWrite write, Consumer<Finding> findings) {
        List<PatternWrite> together = PatternWrites.of(context).together(write);
        for (Constraints.Unique unique : context.model().constraints().unique()) {
            Optional<String> changed =
                    unique.attributes().stream().filter(write::changes).findFirst();
            if (write.isOf(unique.entity()) && unique.marker().isPresent() && changed.isPresent()) {
                String marker = unique.marker().get();
                boolean isPut = together.stream().anyMatch(other -> other.isOf(marker) && other.isPut());
                boolean isDeleted = together.stream().anyMatch(other -> other.isOf(marker) && other.isDelete());
                if (!isPut || !isDeleted) {
                    findings.accept(finding(
                            write,
                            changed.get(),
                            isPut ? "the old " + marker + " remains" : "no new " + marker + " claims it",
                            "Delete the old marker, put the new one and update, in one transaction."));
                }
            }
        }
    }

    private void copies(LintContext context, PatternWrite write, Consumer<Finding> findings) {
        List<PatternWrite> all = PatternWrites.of(context).all();
        for (Entity entity : context.model().entities()) {
            for (EntityAttribute attribute : entity.attributes()) {
                Optional<String> source = attribute.facts().copyOf();
                boolean isChanged =
                        source.filter(path -> isChanged(context, path, write)).isPresent();
                boolean isFollowed = all.stream()
                        .anyMatch(other -> other.isInPatternOf(write)
                                && other.isOf(entity.name())
                                && (other.isPut() || other.changes(attribute.name())));
                if (isChanged && !isFollowed) {
                    findings.accept(finding(
                            write,
                            last(source.orElseThrow()),
                            "its copy " + entity.name() + "." + attribute.name() + " keeps the old value",
                            "Update the copies too, or keep the value in one place and read it from there."));
                }
            }
        }
        for (Constraints.Copy copy : context.model().constraints().copies()) {
            boolean isFollowed =
                    PatternWrites.of(context).together(write).stream().anyMatch(other -> other.isOf(copy.entity()));
            if (write.isOf(copy.of()) && copy.when().isEmpty() && !isFollowed) {
                String changed =
                        String.join(", ", WrittenAttributes.of(write.step()).all());
                findings.accept(finding(
                        write,
                        changed,
                        "its copy " + copy.entity() + " keeps the old value",
                        "Update both halves in one transaction."));
            }
        }
    }

    /** The source is {@code User.DisplayName}, or {@code follows.to.DisplayName} through a relationship. */
    private static boolean isChanged(LintContext context, String path, PatternWrite write) {
        int dot = path.indexOf('.');
        if (dot < 0 || !write.changes(last(path))) {
            return false;
        }
        String first = path.substring(0, dot);
        return write.isOf(first)
                || context.model()
                        .relationship(first)
                        .map(relationship -> path.startsWith(first + ".to.")
                                ? relationship.to().entities()
                                : relationship.from().entities())
                        .filter(entities -> entities.contains(write.entity()))
                        .isPresent();
    }

    private static String last(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private Finding finding(PatternWrite write, String attribute, String what, String advice) {
        return Finding.of(
                this,
                PatternRead.who(write.pattern()) + " changes " + write.entity() + "." + attribute + ", and " + what,
                advice,
                new Where.Pattern(write.pattern().number()));
    }
}
