/**
 * The diagram as Mermaid text, for documents that draw it themselves. Entities, attributes and relationships only: keys and
 * places have no notation there.
 */
@NullMarked
package dev.keyloom.format.mermaid;

import org.jspecify.annotations.NullMarked;
