package dev.keyloom.diagram;

/** What lies under a point of the canvas. */
public sealed interface Hit {

    <R> R accept(Visitor<R> visitor);

    /** One method for each kind of hit. */
    interface Visitor<R> {
        R head(Head head);

        R attribute(Attribute attribute);

        R body(Body body);

        R rim(Rim rim);

        R chip(OnChip chip);

        R tag(Tag tag);

        R label(Label label);

        R line(Line line);

        R empty(Empty empty);
    }

    /** The head of an entity's box. */
    record Head(String entity) implements Hit {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.head(this);
        }
    }

    /** The row of an attribute. */
    record Attribute(String entity, String attribute) implements Hit {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.attribute(this);
        }
    }

    /** Another part of an entity's box. */
    record Body(String entity) implements Hit {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.body(this);
        }
    }

    /** The rim of a box, from which edges are drawn. */
    record Rim(String entity, Side side) implements Hit {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.rim(this);
        }
    }

    /** A chip. */
    record OnChip(String entity) implements Hit {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.chip(this);
        }
    }

    /** The tag at an end of an edge. */
    record Tag(EdgeKey edge, String entity) implements Hit {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.tag(this);
        }
    }

    /** The label of an edge. */
    record Label(EdgeKey edge) implements Hit {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.label(this);
        }
    }

    /** The line of an edge. */
    record Line(EdgeKey edge) implements Hit {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.line(this);
        }
    }

    /** Nothing but canvas. */
    record Empty() implements Hit {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.empty(this);
        }
    }
}
