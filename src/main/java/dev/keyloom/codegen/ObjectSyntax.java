package dev.keyloom.codegen;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;

/** How a language writes objects and what they hold, where it has literals of them. */
interface ObjectSyntax {
    /** Returns a literal. */
    String text(String text);

    /** Returns an expression, in several pieces if it is long. */
    Doc expression(String text);

    /** Returns the name of a member of the API as a key, up to its colon. */
    String member(String name);

    /** Returns any text as a key, up to its colon. */
    String key(String text);

    String truth(boolean isTrue);

    Doc binary(Bytes bytes);

    /** Returns an attribute value as the client takes it. */
    Doc value(AttributeValue value, ObjectNotation notation);

    /** How an object is written. */
    Doc.Form object();

    /** How an array is written. */
    Doc.Form array();
}
