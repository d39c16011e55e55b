package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;

/** What holds for all templates and all records. */
@PropertyDefaults(tries = 300, edgeCases = EdgeCasesMode.NONE)
class KeyTemplateLawsTest {
    private static final List<Locale> LOCALES = List.of(
            Locale.forLanguageTag("tr-TR"),
            Locale.forLanguageTag("ar-EG-u-nu-arab"),
            Locale.forLanguageTag("th-TH-u-ca-buddhist"));

    @Provide
    Arbitrary<KeyTemplate> templates() {
        return TemplateArbitraries.templates();
    }

    @Provide
    Arbitrary<Item> records() {
        return TemplateArbitraries.records();
    }

    @Property
    void aRenderedKeyIsReadBack(@ForAll("templates") KeyTemplate template, @ForAll("records") Item record) {
        for (AttributeDomains domains : List.of(AttributeDomains.UNKNOWN, TemplateArbitraries.DOMAINS)) {
            rendered(template, record).ifPresent(key -> {
                Match match = template.match(key, domains);
                assertThat(match.fits())
                        .as("%s on %s: %s", template, key, match)
                        .isTrue();
                match.reading().ifPresent(reading -> assertTellsTheTruth(reading, record));
            });
        }
    }

    private static void assertTellsTheTruth(Reading reading, Item record) {
        for (AttributePath path : reading.exact()) {
            assertThat(reading.values().get(path).scalarText())
                    .as("exact value of %s", path)
                    .isEqualTo(path.valueIn(record).flatMap(AttributeValue::scalarText));
        }
    }

    @Property
    void aReadingThatIsExactRendersTheKeyAgain(
            @ForAll("templates") KeyTemplate template, @ForAll("records") Item record) {
        rendered(template, record)
                .ifPresent(key -> readings(template.match(key)).forEach(reading -> {
                    boolean complete = template.references().stream()
                            .allMatch(reference ->
                                    reading.exact().contains(reference.path().orElseThrow()));
                    if (complete) {
                        assertThat(rendered(template, reading.toRecord())).contains(key);
                    }
                }));
    }

    private static List<Reading> readings(Match match) {
        return match instanceof Match.Several several
                ? several.examples()
                : match.reading().map(List::of).orElse(List.of());
    }

    @Property
    void renderingIsTheSameInEveryLocale(@ForAll("templates") KeyTemplate template, @ForAll("records") Item record) {
        Rendered here = render(template, record);
        for (Locale locale : LOCALES) {
            assertThat(inLocale(locale, () -> render(KeyTemplate.of(template.text()), record)))
                    .as("in %s", locale)
                    .isEqualTo(here);
        }
    }

    @Property
    void matchingIsTheSameInEveryLocale(@ForAll("templates") KeyTemplate template, @ForAll("records") Item record) {
        rendered(template, record).ifPresent(key -> {
            Match here = template.match(key);
            for (Locale locale : LOCALES) {
                assertThat(inLocale(locale, () -> template.match(key)))
                        .as("in %s", locale)
                        .isEqualTo(here);
            }
        });
    }

    @Property
    void neverMeansThatNoTwoRecordsRenderEqual(
            @ForAll("templates") KeyTemplate first,
            @ForAll("templates") KeyTemplate second,
            @ForAll("records") Item one,
            @ForAll("records") Item other) {
        for (AttributeDomains domains : List.of(AttributeDomains.UNKNOWN, TemplateArbitraries.DOMAINS)) {
            Overlap overlap = Overlap.of(first, domains, second, domains);
            Optional<String> secondKey = rendered(second, other);
            if (overlap.sameText().isNever() && secondKey.isPresent()) {
                assertThat(rendered(first, one)).isNotEqualTo(secondKey);
            }
            if (overlap.firstHeadBeginsSecond().isNever() && secondKey.isPresent()) {
                assertThat(secondKey.get()).doesNotStartWith(first.literalHead());
            }
        }
    }

    @Property
    void aTemplateOverlapsWithEveryKeyThatItRenders(
            @ForAll("templates") KeyTemplate template, @ForAll("records") Item record) {
        rendered(template, record).ifPresent(key -> {
            KeyTemplate same = TemplateArbitraries.literal(key);
            assertThat(rendered(same, Item.EMPTY)).contains(key);
            Overlap.Answer answer = Overlap.of(same, AttributeDomains.UNKNOWN, template, TemplateArbitraries.DOMAINS)
                    .sameText();
            assertThat(answer.isNever()).as("%s and %s", template, key).isFalse();
            assertThat(answer.witness()).contains(key);
            String beginning = key.substring(0, key.offsetByCodePoints(0, key.codePointCount(0, key.length()) / 2));
            assertThat(Overlap.ofPrefix(beginning, template, TemplateArbitraries.DOMAINS)
                            .isNever())
                    .isFalse();
        });
    }

    @Property
    void aWitnessFitsBothTemplates(@ForAll("templates") KeyTemplate first, @ForAll("templates") KeyTemplate second) {
        Overlap.Answer answer = Overlap.of(first, second).sameText();
        if (answer.possibility() == Overlap.Possibility.POSSIBLE) {
            String witness = answer.witness().orElseThrow();
            assertThat(first.match(witness).fits()).isTrue();
            assertThat(second.match(witness).fits()).isTrue();
        }
    }

    @Property
    void overlapIsSymmetric(@ForAll("templates") KeyTemplate first, @ForAll("templates") KeyTemplate second) {
        Overlap there = Overlap.of(first, second);
        Overlap back = Overlap.of(second, first);
        assertThat(there.sameText().isNever()).isEqualTo(back.sameText().isNever());
        assertThat(there.firstHeadBeginsSecond()).isEqualTo(back.secondHeadBeginsFirst());
    }

    @Property
    void aPrefixOfKnownAttributesBeginsTheKey(
            @ForAll("templates") KeyTemplate template, @ForAll("records") Item record, @ForAll int chosen) {
        rendered(template, record).ifPresent(key -> {
            Item known = record;
            int bit = 0;
            for (String name : record.toMap().keySet()) {
                known = (chosen >> bit++ & 1) == 0 ? known : known.without(name);
            }
            RenderedPrefix prefix = template.renderPrefix(known);
            assertThat(key).startsWith(prefix.text());
            assertThat(prefix.text()).startsWith(template.literalHead());
            assertThat(prefix.isWhole()).isEqualTo(prefix.stoppedAt().isEmpty());
            if (prefix.isWhole()) {
                assertThat(prefix.text()).isEqualTo(key);
            }
        });
    }

    @Property
    void partsCoverTheTemplateAndGiveItAgain(@ForAll("templates") KeyTemplate template) {
        StringBuilder again = new StringBuilder();
        int end = 0;
        for (TemplatePart part : template.parts()) {
            assertThat(part.span().offset()).isEqualTo(end);
            end = part.span().end();
            again.append(
                    part instanceof TemplatePart.Reference reference
                            ? "<" + reference.text() + ">"
                            : template.text()
                                    .substring(
                                            template.text()
                                                    .offsetByCodePoints(
                                                            0, part.span().offset()),
                                            template.text().offsetByCodePoints(0, end)));
        }
        assertThat(end)
                .isEqualTo(template.text().codePointCount(0, template.text().length()));
        assertThat(KeyTemplate.of(again.toString()).text()).isEqualTo(template.text());
    }

    @Property
    void absentAttributeMakesTheKeyAbsent(@ForAll("templates") KeyTemplate template, @ForAll("records") Item record) {
        for (TemplatePart.Reference reference : template.references()) {
            String attribute = reference.path().orElseThrow().attribute();
            if (!reference.has(TemplateFunction.DEFAULT)
                    && rendered(template, record).isPresent()) {
                assertThat(render(template, record.without(attribute)))
                        .isEqualTo(new Rendered.Absent(reference.path().get().text()));
            }
        }
    }

    private static <T> T inLocale(Locale locale, Supplier<T> work) {
        Locale before = Locale.getDefault();
        Locale.setDefault(locale);
        try {
            return work.get();
        } finally {
            Locale.setDefault(before);
        }
    }

    private static Rendered render(KeyTemplate template, Item record) {
        return template.render(record, KeyLookup.NONE, AttributeType.S);
    }

    private static Optional<String> rendered(KeyTemplate template, Item record) {
        return render(template, record).value().flatMap(AttributeValue::scalarText);
    }
}
