package dev.keyloom.wire.http;

import dev.keyloom.wire.WireHandler;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads requests from a channel, however their bytes are cut into packets. */
final class RequestReader {
    private static final int MAX_HEAD_BYTES = 16384;
    private static final int KEPT_BODY_BYTES = 65536;
    private static final int MAX_CHUNK_LINE_BYTES = 256;

    private final SocketChannel channel;
    private final byte[] buffer = new byte[MAX_HEAD_BYTES];
    private final ByteBuffer free = ByteBuffer.wrap(buffer);
    private int start;
    private int end;
    private byte[] body = new byte[1024];
    private int bodyLength;

    RequestReader(SocketChannel channel) {
        this.channel = channel;
    }

    /** Waits for the first byte of a request; says whether there is one. */
    boolean awaitRequest() throws IOException {
        skipLineEnds();
        while (start == end) {
            if (!fill()) {
                return false;
            }
            skipLineEnds();
        }
        return true;
    }

    /** Some clients send an empty line behind a body. */
    private void skipLineEnds() {
        while (start < end && (buffer[start] == '\r' || buffer[start] == '\n')) {
            start++;
        }
    }

    boolean isBufferEmpty() {
        return start == end;
    }

    byte[] body() {
        return body;
    }

    int bodyLength() {
        return bodyLength;
    }

    /** Lets a large body go that was read. */
    void forgetBody() {
        bodyLength = 0;
        if (body.length > KEPT_BODY_BYTES) {
            body = new byte[1024];
        }
    }

    /** Reads the head of a request. */
    HttpRequest readHead() throws IOException, HttpRefusal {
        int scanned = start;
        while (true) {
            int headEnd = headEnd(scanned);
            if (headEnd >= 0) {
                String head = new String(buffer, start, headEnd - start, StandardCharsets.ISO_8859_1);
                start = headEnd;
                return HttpRequest.parse(head);
            }
            // The line end may be cut between the two.
            scanned = Math.max(start, end - 2);
            if (start > 0) {
                System.arraycopy(buffer, start, buffer, 0, end - start);
                scanned -= start;
                end -= start;
                start = 0;
            }
            if (end == buffer.length) {
                throw HttpRefusal.headTooLarge();
            }
            requireMore();
        }
    }

    /** Returns the place behind the empty line, or -1. */
    private int headEnd(int from) {
        for (int i = from; i < end; i++) {
            if (buffer[i] == '\n') {
                if (i + 1 < end && buffer[i + 1] == '\n') {
                    return i + 2;
                }
                if (i + 2 < end && buffer[i + 1] == '\r' && buffer[i + 2] == '\n') {
                    return i + 3;
                }
            }
        }
        return -1;
    }

    /** Reads the body that belongs to a head. */
    void readBody(HttpRequest request) throws IOException, HttpRefusal {
        bodyLength = 0;
        if (request.isChunked()) {
            readChunks();
        } else {
            readBytes((int) request.contentLength());
        }
    }

    private void readChunks() throws IOException, HttpRefusal {
        long size = chunkSize();
        while (size > 0) {
            if (bodyLength + size > WireHandler.MAX_BODY_BYTES) {
                throw HttpRefusal.bodyTooLarge();
            }
            readBytes((int) size);
            if (!readLine().isEmpty()) {
                throw HttpRefusal.badRequest();
            }
            size = chunkSize();
        }
        // Trailers say nothing that is needed here.
        int trailers = 0;
        while (!readLine().isEmpty()) {
            trailers++;
            if (trailers > 100) {
                throw HttpRefusal.headTooLarge();
            }
        }
    }

    private long chunkSize() throws IOException, HttpRefusal {
        String line = readLine();
        int extension = line.indexOf(';');
        String digits = (extension < 0 ? line : line.substring(0, extension)).trim();
        boolean isNumber = !digits.isEmpty()
                && digits.length() <= 8
                && digits.chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 0x80);
        if (!isNumber) {
            throw HttpRefusal.badRequest();
        }
        return Long.parseLong(digits, 16);
    }

    private String readLine() throws IOException, HttpRefusal {
        StringBuilder line = new StringBuilder();
        while (true) {
            if (start == end) {
                requireMore();
            }
            char c = (char) (buffer[start++] & 0xff);
            if (c == '\n') {
                int length = line.length();
                return length > 0 && line.charAt(length - 1) == '\r' ? line.substring(0, length - 1) : line.toString();
            }
            line.append(c);
            if (line.length() > MAX_CHUNK_LINE_BYTES) {
                throw HttpRefusal.badRequest();
            }
        }
    }

    /** Appends bytes to the body. Room is made as they come: a client that only announces many takes none. */
    private void readBytes(int count) throws IOException {
        int missing = count;
        while (missing > 0) {
            int buffered = Math.min(missing, end - start);
            ensureRoom(Math.min(missing, Math.max(buffered, KEPT_BODY_BYTES)));
            if (buffered > 0) {
                System.arraycopy(buffer, start, body, bodyLength, buffered);
                start += buffered;
                bodyLength += buffered;
                missing -= buffered;
            } else {
                int room = Math.min(missing, body.length - bodyLength);
                int read = channel.read(ByteBuffer.wrap(body, bodyLength, room));
                if (read < 0) {
                    throw new EOFException();
                }
                bodyLength += read;
                missing -= read;
            }
        }
    }

    private void ensureRoom(int more) {
        if (body.length - bodyLength < more) {
            body = Arrays.copyOf(body, Math.max(bodyLength + more, body.length * 2));
        }
    }

    private void requireMore() throws IOException {
        if (!fill()) {
            throw new EOFException();
        }
    }

    /** Reads what has come into the buffer; says whether there was anything but the end. */
    private boolean fill() throws IOException {
        if (start == end) {
            start = 0;
            end = 0;
        }
        free.limit(buffer.length).position(end);
        int read = channel.read(free);
        if (read > 0) {
            end += read;
        }
        return read > 0;
    }
}
