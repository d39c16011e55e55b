package dev.keyloom.benchmark.server;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A kept-alive HTTP connection that sends requests made beforehand and reads answers without looking into them. */
final class PlainConnection implements AutoCloseable {
    private static final int BUFFER_BYTES = 64 * 1024;

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private final byte[] sink = new byte[BUFFER_BYTES];

    PlainConnection(URI endpoint) {
        try {
            socket = new Socket(endpoint.getHost(), endpoint.getPort());
            socket.setTcpNoDelay(true);
            in = new BufferedInputStream(socket.getInputStream(), BUFFER_BYTES);
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
            out.flush();
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
            out.flush();
            int status = Integer.parseInt(line().split(" ")[1]);
            int length = 0;
            for (String header = line(); !header.isEmpty(); header = line()) {
                String lower = header.toLowerCase(Locale.ROOT);
                if (lower.startsWith("content-length:")) {
                    length = Integer.parseInt(
                            lower.substring("content-length:".length()).trim());
                }
            }
            return new Answer(status, in.readNBytes(length));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int answer() throws IOException {
        String status = line();
        int length = -1;
        boolean chunked = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String lower = header.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Integer.parseInt(
                        lower.substring("content-length:".length()).trim());
            }
            chunked |= lower.startsWith("transfer-encoding:") && lower.contains("chunked");
        }
        if (!status.contains(" 200")) {
            throw new IllegalStateException(status + ": " + new String(in.readNBytes(length), StandardCharsets.UTF_8));
        }
        return chunked ? chunks() : skip(length);
    }

    private int chunks() throws IOException {
        int total = 0;
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            total += skip(size);
            line();
        }
        line();
        return total;
    }

    private int skip(int length) throws IOException {
        for (int rest = length; rest > 0; ) {
            int read = in.read(sink, 0, Math.min(rest, sink.length));
            if (read < 0) {
                throw new IOException("The answer ended early");
            }
            rest -= read;
        }
        return length;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("The connection ended");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
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
