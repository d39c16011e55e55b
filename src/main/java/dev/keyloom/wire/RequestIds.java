package dev.keyloom.wire;

import java.util.concurrent.ThreadLocalRandom;

/** Makes the identifiers that answers carry, as the service's look: 52 capital letters and digits. */
public final class RequestIds {
    private static final String ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
    private static final int LENGTH = 52;
    private static final int BITS_OF_CHARACTER = 5;

    private RequestIds() {}

    /** Returns a new identifier. */
    public static String next() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        byte[] characters = new byte[LENGTH];
        long bits = 0;
        for (int i = 0; i < LENGTH; i++) {
            if (i % 12 == 0) {
                bits = random.nextLong();
            }
            characters[i] = (byte) ALPHABET.charAt((int) (bits & 31));
            bits >>>= BITS_OF_CHARACTER;
        }
        return new String(characters, java.nio.charset.StandardCharsets.ISO_8859_1);
    }
}
