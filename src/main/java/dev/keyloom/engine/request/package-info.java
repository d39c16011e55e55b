/**
 * The engine's requests and results as plain records, member by member as the service names them. They hold what was
 * asked and answered and do nothing; what the form of a request alone forbids is refused before they are made.
 */
@NullMarked
package dev.keyloom.engine.request;

import org.jspecify.annotations.NullMarked;
