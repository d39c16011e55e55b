/**
 * An HTTP/1.1 server on the loopback addresses for one kind of request: small posts on connections that stay open, as
 * clients of the service send them. It keeps out other hosts' pages and slow or broken clients; what a request means is
 * the handler's.
 */
@NullMarked
package dev.keyloom.wire.http;

import org.jspecify.annotations.NullMarked;
