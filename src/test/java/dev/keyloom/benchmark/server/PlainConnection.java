package dev.keyloom.benchmark.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * A kept-alive HTTP connection that sends requests made beforehand and reads answers without looking into them: what it
 * costs itself is little beside what a server costs.
 */
final class PlainConnection implements AutoCloseable {
    private static final int BUFFER_BYTES = 64 * 1024;
    private static final int OK = 200;
    /** The status is behind {@code HTTP/1.1 }. */
    private static final int STATUS_PLACE = 9;

    private static final byte[] LENGTH = "\ncontent-length:".getBytes(StandardCharsets.US_ASCII);

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int start;
    private int end;

    PlainConnection(URI endpoint) {
        try {
            socket = new Socket(endpoint.getHost(), endpoint.getPort());
            socket.setTcpNoDelay(true);
            in = socket.getInputStream();
            out = socket.getOutputStream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a whole request as bytes. The signature is made up: neither server checks it, but one wants to see it. */
    static byte[] request(URI endpoint, String operation, String body) {
        return targeted(endpoint, "DynamoDB_20120810." + operation, body);
    }

    /** Returns a whole request, its target as it stands in the header. */
    static byte[] targeted(URI endpoint, String target, String body) {
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        byte[] head = ("POST / HTTP/1.1\r\nHost: " + endpoint.getAuthority()
                        + "\r\nX-Amz-Target: " + target
                        + "\r\nContent-Type: application/x-amz-json-1.0\r\nX-Amz-Date: 20260101T000000Z"
                        + "\r\nAuthorization: AWS4-HMAC-SHA256 Credential=any/20260101/us-east-1/dynamodb/aws4_request, "
                        + "SignedHeaders=host;x-amz-date;x-amz-target, Signature=0"
                        + "\r\nContent-Length: " + content.length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        byte[] request = new byte[head.length + content.length];
        System.arraycopy(head, 0, request, 0, head.length);
        System.arraycopy(content, 0, request, head.length, content.length);
        return request;
    }

    /**
     * Sends a request and reads its answer.
     *
     * @return bytes of the answer's body
     * @throws IllegalStateException if the answer is an error
     */
    int send(byte[] request) {
        try {
            out.write(request);
            return answer();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An answer of any status. */
    record Answer(int status, byte[] body) {}

    /** Sends a request and reads its answer, which must tell its length. */
    Answer exchange(byte[] request) {
        try {
            out.write(request);
            int body = readHead();
            int status = status();
            int length = contentLength(body);
            start = body;
            return new Answer(status, take(length));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int answer() throws IOException {
        int body = readHead();
        int length = contentLength(body);
        int status = status();
        start = body;
        if (status != OK) {
            throw new IllegalStateException(status + ": " + new String(take(length), StandardCharsets.UTF_8));
        }
        skip(length);
        return length;
    }

    /** Reads until the head is in the buffer, and returns the place behind it. */
    private int readHead() throws IOException {
        int place = start;
        while (!isHeadEnd(place)) {
            place++;
        }
        return place + 4;
    }

    private int status() {
        return Integer.parseInt(new String(buffer, start + STATUS_PLACE, 3, StandardCharsets.US_ASCII));
    }

    private boolean isHeadEnd(int place) throws IOException {
        while (place + 4 > end) {
            fill();
        }
        return buffer[place] == '\r'
                && buffer[place + 1] == '\n'
                && buffer[place + 2] == '\r'
                && buffer[place + 3] == '\n';
    }

    /** Returns what the head up to a place says of the length of the body. */
    private int contentLength(int headEnd) {
        for (int i = start; i < headEnd; i++) {
            if (buffer[i] == '\n' && isAt(i, LENGTH)) {
                int from = i + LENGTH.length;
                int to = from;
                while (buffer[to] != '\r') {
                    to++;
                }
                return Integer.parseInt(new String(buffer, from, to - from, StandardCharsets.US_ASCII).trim());
            }
        }
        throw new IllegalStateException("The answer does not tell its length");
    }

    private boolean isAt(int place, byte[] lowerCase) {
        for (int i = 0; i < lowerCase.length; i++) {
            if (Character.toLowerCase(buffer[place + i]) != lowerCase[i]) {
                return false;
            }
        }
        return true;
    }

    private void skip(int length) throws IOException {
        int buffered = Math.min(length, end - start);
        start += buffered;
        int rest = length - buffered;
        while (rest > 0) {
            start = 0;
            end = 0;
            int read = in.read(buffer, 0, Math.min(rest, buffer.length));
            if (read < 0) {
                throw new IOException("The answer ended early");
            }
            rest -= read;
        }
        emptyIfRead();
    }

    private byte[] take(int length) throws IOException {
        byte[] taken = new byte[length];
        int buffered = Math.min(length, end - start);
        System.arraycopy(buffer, start, taken, 0, buffered);
        start += buffered;
        in.readNBytes(taken, buffered, length - buffered);
        emptyIfRead();
        return taken;
    }

    /** Gives the next head the whole buffer. */
    private void emptyIfRead() {
        if (start == end) {
            start = 0;
            end = 0;
        }
    }

    private void fill() throws IOException {
        if (end == buffer.length) {
            throw new IOException("The head of the answer is too large");
        }
        int read = in.read(buffer, end, buffer.length - end);
        if (read < 0) {
            throw new IOException("The connection ended");
        }
        end += read;
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
