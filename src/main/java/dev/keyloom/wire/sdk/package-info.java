/**
 * The AWS SDK's own client over the embedded engine: the SDK makes its requests as for the service, and they are answered
 * in the same process, without a socket.
 */
@NullMarked
package dev.keyloom.wire.sdk;

import org.jspecify.annotations.NullMarked;
