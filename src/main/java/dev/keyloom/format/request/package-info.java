/**
 * Requests of items as the JSON that the service gets. It writes what a request says and neither makes nor sends one.
 */
@NullMarked
package dev.keyloom.format.request;

import org.jspecify.annotations.NullMarked;
