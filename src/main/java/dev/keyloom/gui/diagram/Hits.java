package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.EdgeKey;
import dev.keyloom.diagram.Hit;
import java.util.Optional;

/** What a hit on the canvas belongs to. */
final class Hits {
    private Hits() {}

    /** Returns the entity whose box or chip was hit. */
    static Optional<String> entity(Hit hit) {
        return hit.accept(new Entity());
    }

    /** Returns the edge whose line or text was hit. */
    static Optional<EdgeKey> edge(Hit hit) {
        return hit.accept(new Line());
    }

    /** Says whether a name was hit that can be edited where it stands. */
    static boolean isName(Hit hit) {
        return hit instanceof Hit.Head || hit instanceof Hit.OnChip || hit instanceof Hit.Label;
    }

    private static final class Entity implements Hit.Visitor<Optional<String>> {
        @Override
        public Optional<String> head(Hit.Head head) {
            return Optional.of(head.entity());
        }

        @Override
        public Optional<String> attribute(Hit.Attribute attribute) {
            return Optional.of(attribute.entity());
        }

        @Override
        public Optional<String> body(Hit.Body body) {
            return Optional.of(body.entity());
        }

        @Override
        public Optional<String> rim(Hit.Rim rim) {
            return Optional.of(rim.entity());
        }

        @Override
        public Optional<String> chip(Hit.OnChip chip) {
            return Optional.of(chip.entity());
        }

        @Override
        public Optional<String> tag(Hit.Tag tag) {
            return Optional.empty();
        }

        @Override
        public Optional<String> label(Hit.Label label) {
            return Optional.empty();
        }

        @Override
        public Optional<String> line(Hit.Line line) {
            return Optional.empty();
        }

        @Override
        public Optional<String> empty(Hit.Empty empty) {
            return Optional.empty();
        }
    }

    private static final class Line implements Hit.Visitor<Optional<EdgeKey>> {
        @Override
        public Optional<EdgeKey> head(Hit.Head head) {
            return Optional.empty();
        }

        @Override
        public Optional<EdgeKey> attribute(Hit.Attribute attribute) {
            return Optional.empty();
        }

        @Override
        public Optional<EdgeKey> body(Hit.Body body) {
            return Optional.empty();
        }

        @Override
        public Optional<EdgeKey> rim(Hit.Rim rim) {
            return Optional.empty();
        }

        @Override
        public Optional<EdgeKey> chip(Hit.OnChip chip) {
            return Optional.empty();
        }

        @Override
        public Optional<EdgeKey> tag(Hit.Tag tag) {
            return Optional.of(tag.edge());
        }

        @Override
        public Optional<EdgeKey> label(Hit.Label label) {
            return Optional.of(label.edge());
        }

        @Override
        public Optional<EdgeKey> line(Hit.Line line) {
            return Optional.of(line.edge());
        }

        @Override
        public Optional<EdgeKey> empty(Hit.Empty empty) {
            return Optional.empty();
        }
    }
}
