package dev.keyloom.wire;

import dev.keyloom.wire.value.JsonWriter;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.CRC32;

/** An answer: its HTTP status, its JSON, and what the service's headers say of it. Not changed once made. */
public final class WireResponse {
    private final int status;
    private final byte[] bytes;
    private final int size;
    private final String requestId = RequestIds.next();

    WireResponse(int status, JsonWriter body) {
        this.status = status;
        this.bytes = body.bytes();
        this.size = body.size();
    }

    public int status() {
        return status;
    }

    /** Returns the size of the body in bytes. */
    public int size() {
        return size;
    }

    /** Returns what {@code x-amzn-RequestId} says: 52 letters and digits. */
    public String requestId() {
        return requestId;
    }

    /** Returns what {@code x-amz-crc32} says of the body. */
    public long crc32() {
        CRC32 checksum = new CRC32();
        checksum.update(bytes, 0, size);
        return checksum.getValue();
    }

    /** Copies the body into a buffer, from a place on. */
    public void copyTo(byte[] target, int offset) {
        System.arraycopy(bytes, 0, target, offset, size);
    }

    /** Returns a copy of the body. */
    public byte[] body() {
        return Arrays.copyOf(bytes, size);
    }

    /** Returns the body to be read. */
    public InputStream open() {
        return new ByteArrayInputStream(bytes, 0, size);
    }
}
