/**
 * The entity chart: which key templates each entity has for the base table and every index, and which item collections
 * come of them; as a value, and written as Markdown, CSV, HTML, SVG and JSON. It looks at no record.
 */
@NullMarked
package dev.keyloom.format.chart;

import org.jspecify.annotations.NullMarked;
