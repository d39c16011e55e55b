package dev.keyloom.wire.http;

import dev.keyloom.wire.RequestIds;
import dev.keyloom.wire.WireResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.zip.CRC32;

/** Writes answers into a channel, head and body together in as few packets as may be. */
final class ResponseWriter {

    private final SocketChannel channel;
    /** Answers that fit need no buffer of their own. */
    private final byte[] buffer = new byte[8192];

    private long dateSecond;
    private String date = "";

    ResponseWriter(SocketChannel channel) {
        this.channel = channel;
    }

    void write(int status, String reason, String type, WireResponse response, boolean isKeptAlive) throws IOException {
        byte[] head = head(status, reason, type, response.size(), isKeptAlive, response.requestId(), response.crc32())
                .getBytes(StandardCharsets.ISO_8859_1);
        int total = head.length + response.size();
        byte[] all = total <= buffer.length ? buffer : new byte[total];
        System.arraycopy(head, 0, all, 0, head.length);
        response.copyTo(all, head.length);
        writeFully(ByteBuffer.wrap(all, 0, total));
    }

    void writeText(int status, String reason, String text, boolean isHeadOnly, boolean isKeptAlive) throws IOException {
        CRC32 checksum = new CRC32();
        checksum.update(text.getBytes(StandardCharsets.ISO_8859_1));
        String head =
                head(status, reason, "text/plain", text.length(), isKeptAlive, RequestIds.next(), checksum.getValue());
        writeFully(ByteBuffer.wrap((isHeadOnly ? head : head + text).getBytes(StandardCharsets.ISO_8859_1)));
    }

    /** Writes a refusal, after which the connection ends. */
    void writeRefusal(HttpRefusal refusal) throws IOException {
        String answer = "HTTP/1.1 " + refusal.status() + " " + refusal.reason()
                + "\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n";
        writeFully(ByteBuffer.wrap(answer.getBytes(StandardCharsets.ISO_8859_1)));
    }

    void writeFully(ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    private String head(
            int status, String reason, String type, int length, boolean isKeptAlive, String requestId, long crc32) {
        return "HTTP/1.1 " + status + " " + reason
                + "\r\nServer: Server\r\nDate: " + date()
                + "\r\nContent-Type: " + type
                + "\r\nContent-Length: " + length
                + (isKeptAlive ? "\r\nConnection: keep-alive" : "\r\nConnection: close")
                + "\r\nx-amzn-RequestId: " + requestId
                + "\r\nx-amz-crc32: " + crc32 + "\r\n\r\n";
    }

    /** Formats the time once a second. */
    private String date() {
        long second = System.currentTimeMillis() / 1000;
        if (second != dateSecond) {
            dateSecond = second;
            date = DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC));
        }
        return date;
    }
}
