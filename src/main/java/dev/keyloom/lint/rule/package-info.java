/**
 * The rules, one class each, named after what is wrong. A rule finds and explains; it keeps nothing and changes nothing.
 * What its users read about it is its page in {@code docs/rules}.
 */
@NullMarked
package dev.keyloom.lint.rule;

import org.jspecify.annotations.NullMarked;
