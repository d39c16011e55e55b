package dev.keyloom.gui.patterns;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.pattern.ExampleRun;
import java.util.List;
import java.util.Locale;

/** An open document with the view model of its access patterns, everything done at once and without a toolkit. */
final class Patterns {
    final OpenDocument document;
    final PatternsViewModel model;

    private Patterns(Document content) {
        document = new OpenDocument("test", DocumentStore.ofSaved(content, new DirectTaskRunner()));
        model = new PatternsViewModel(document, Texts.of(Locale.ENGLISH));
    }

    static Patterns of(Document content) {
        return new Patterns(content);
    }

    static Patterns ofSample(String name) {
        return new Patterns(SampleModels.read(name).orElseThrow().orElseThrow());
    }

    DocumentStore store() {
        return document.store();
    }

    /** Looks at the pattern with a number. */
    Patterns at(int number) {
        List<AccessPattern> patterns = model.model().accessPatterns();
        for (int position = 0; position < patterns.size(); position++) {
            if (patterns.get(position).number() == number) {
                model.select(position);
                return this;
            }
        }
        throw new AssertionError("No pattern " + number);
    }

    AccessPattern pattern() {
        return model.detail().orElseThrow().pattern();
    }

    VerdictMark mark() {
        return model.detail().orElseThrow().mark();
    }

    ExampleRun run() {
        return model.detail().orElseThrow().judged().orElseThrow().run();
    }

    AnswerComparison comparison() {
        PatternDetail.Judged judged = model.detail().orElseThrow().judged().orElseThrow();
        return AnswerComparison.of(judged.materialization(), judged.run());
    }
}
