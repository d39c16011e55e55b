package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThatCode;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Linter;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.RuleCatalog;
import dev.keyloom.model.DataModel;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Rules look at whatever is there: a half-written design is no reason to throw, and what a fix mends is not found again. */
class OddDesignsTest {
    private static final List<String> PIECES = List.of(
            "",
            "#",
            "|lower",
            "|pad(2)",
            "|desc(3)",
            "|iso",
            "|day",
            "|escape",
            "|shard(4)",
            "$",
            "<",
            ">",
            "\"",
            "=PK");

    @Property(tries = 25)
    void noRuleThrowsAndEveryFixMends(
            @ForAll("samples") String sample, @ForAll("typings") Typing first, @ForAll("typings") Typing second) {
        DataModel model = second.in(first.in(Designs.sample(sample)));

        List<Rule> speaking = Linter.withAllRules().check(LintContext.of(model)).require().stream()
                .filter(finding -> finding.fix().isPresent())
                .flatMap(finding -> RuleCatalog.byId(finding.rule()).stream())
                .distinct()
                .toList();

        assertThatCode(() -> speaking.forEach(rule -> Designs.check(rule, model)))
                .doesNotThrowAnyException();
    }

    @Provide
    Arbitrary<String> samples() {
        return Arbitraries.of(SampleModels.names());
    }

    @Provide
    Arbitrary<Typing> typings() {
        Arbitrary<Integer> numbers = Arbitraries.integers().between(0, 1000);
        return Combinators.combine(numbers, numbers, numbers, Arbitraries.of(PIECES))
                .as(Typing::new);
    }

    /** Something typed into the templates of one entity: a piece put in place of up to three characters. */
    record Typing(int entity, int place, int length, String piece) {
        DataModel in(DataModel model) {
            String name = model.entities().get(entity % model.entities().size()).name();
            return TemplateChanges.inKeys(model, name, template -> {
                String text = template.text();
                int start = place % (text.length() + 1);
                int end = Math.min(text.length(), start + length % 4);
                return KeyTemplate.parse(text.substring(0, start) + piece + text.substring(end))
                        .value()
                        .orElse(template);
            });
        }
    }
}
