package dev.keyloom.wire.http;

import dev.keyloom.wire.WireHandler;
import dev.keyloom.wire.WireResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * One client's connection: reads requests one after the other, also such as come before the last was answered, and
 * answers them in their order. Its deadline is kept by another thread, which closes the channel when it has passed.
 */
final class Connection implements Runnable {
    private static final Set<String> JSON_TYPES = Set.of("application/x-amz-json-1.0", "application/json");
    private static final byte[] CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);
    private static final String HEALTHY = "healthy: dynamodb.us-east-1.amazonaws.com ";
    private static final String NOT_FOUND = "<UnknownOperationException/>\n";
    /** What a refused client may still send before the connection is closed under it. */
    private static final int MAX_DRAINED_BYTES = 4 * WireHandler.MAX_BODY_BYTES;

    private static final long NO_DEADLINE = 0;

    private final SocketChannel channel;
    private final WireHandler handler;
    private final HttpLimits limits;
    private final RequestReader reader;
    private final ResponseWriter writer;
    /** When the client must have done its part, as {@link System#nanoTime}; {@link #NO_DEADLINE} while it is our turn. */
    private volatile long deadline;

    /** The host of the last request that came in; no host needs no look either. */
    private String knownHost = "";

    private volatile boolean isIdle = true;
    private volatile boolean isStopping;

    Connection(SocketChannel channel, WireHandler handler, HttpLimits limits) {
        this.channel = channel;
        this.handler = handler;
        this.limits = limits;
        this.reader = new RequestReader(channel);
        this.writer = new ResponseWriter(channel);
        allow(limits.idleTime());
    }

    @Override
    public void run() {
        try (channel) {
            boolean isOpen = true;
            while (isOpen && !isStopping) {
                isOpen = next();
            }
        } catch (IOException gone) {
            // The client went away, or its deadline passed: nobody is left to be told.
        }
    }

    /** Closes the channel if the client's time is up. */
    void closeIfLate(long now) throws IOException {
        long until = deadline;
        if (until != NO_DEADLINE && now - until > 0) {
            channel.close();
        }
    }

    /** Ends the connection after the request that is being answered, at once if there is none. */
    void stop() throws IOException {
        isStopping = true;
        if (isIdle) {
            channel.close();
        }
    }

    void close() throws IOException {
        channel.close();
    }

    /** Answers the next request; says whether there may be another one. */
    private boolean next() throws IOException {
        try {
            isIdle = true;
            allow(limits.idleTime());
            if (!reader.awaitRequest()) {
                return false;
            }
            isIdle = false;
            allow(limits.headerTime());
            HttpRequest request = reader.readHead();
            allow(limits.bodyTime());
            Optional<String> refusal = isAsBefore(request) ? Optional.empty() : LoopbackGate.refusal(request);
            if (refusal.isPresent()) {
                writer.write(403, "Forbidden", "application/x-amz-json-1.0", handler.deny(refusal.get()), false);
                drain();
                return false;
            }
            knownHost = request.host();
            readBody(request);
            deadline = NO_DEADLINE;
            return answer(request);
        } catch (HttpRefusal refusal) {
            allow(limits.bodyTime());
            writer.writeRefusal(refusal);
            drain();
            return false;
        }
    }

    /** Says whether a request comes in for the same reason as the one before it. */
    private boolean isAsBefore(HttpRequest request) {
        return request.host().equals(knownHost)
                && request.origin().isEmpty()
                && request.fetchSite().isEmpty();
    }

    private void readBody(HttpRequest request) throws IOException, HttpRefusal {
        if (request.contentLength() > WireHandler.MAX_BODY_BYTES) {
            throw HttpRefusal.bodyTooLarge();
        }
        if (request.isContinueExpected() && reader.isBufferEmpty()) {
            writer.writeFully(ByteBuffer.wrap(CONTINUE));
        }
        reader.readBody(request);
    }

    /** Answers a request that has come whole; says, as the answer does, whether there may be another one. */
    private boolean answer(HttpRequest request) throws IOException {
        boolean isKeptAlive = !request.isLast() && !isStopping;
        boolean isGet = request.method().equals("GET") || request.method().equals("HEAD");
        boolean isEmpty = request.mediaType().isEmpty() && reader.bodyLength() == 0;
        boolean isJson = isEmpty || JSON_TYPES.contains(request.mediaType());
        if (isGet) {
            writer.writeText(200, "OK", HEALTHY, request.method().equals("HEAD"), isKeptAlive);
        } else if (!request.method().equals("POST") || !isJson) {
            writer.writeText(404, "Not Found", NOT_FOUND, false, isKeptAlive);
        } else {
            WireResponse response =
                    handler.handle(request.target(), request.host(), reader.body(), reader.bodyLength());
            // The server may have been stopped meanwhile.
            isKeptAlive &= !isStopping;
            allow(limits.bodyTime());
            String type = request.mediaType().isEmpty() ? "application/json" : request.mediaType();
            writer.write(response.status(), reason(response.status()), type, response, isKeptAlive);
        }
        reader.forgetBody();
        return isKeptAlive;
    }

    private static String reason(int status) {
        return switch (status) {
            case 200 -> "OK";
            case 400 -> "Bad Request";
            default -> "Internal Server Error";
        };
    }

    private void allow(Duration time) {
        long until = System.nanoTime() + time.toNanos();
        deadline = until == NO_DEADLINE ? until + 1 : until;
    }

    /** Takes what the client is still sending, so that it reads the answer before it finds the connection closed. */
    private void drain() throws IOException {
        channel.shutdownOutput();
        ByteBuffer waste = ByteBuffer.allocate(16384);
        int drained = 0;
        int read = 0;
        while (read >= 0 && drained < MAX_DRAINED_BYTES) {
            waste.clear();
            read = channel.read(waste);
            drained += read;
        }
    }
}
