package dev.keyloom.template;

import dev.keyloom.value.AttributeValue;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Functions whose results tell nothing of the value: shards and hashes. */
final class HashTransforms {
    private static final char[] HEX = "0123456789abcdef".toCharArray();

    private HashTransforms() {}

    /**
     * {@code shard(n)} and {@code shard(n, width)}.
     *
     * @param width digits of the result, 0 for as many as it has
     */
    record Shard(int shards, int width) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return Outcome.of(of(Transform.text(value)));
        }

        private String of(String text) {
            int hash = Murmur3.hash(text.getBytes(StandardCharsets.UTF_8));
            String shard = Integer.toString(Integer.remainderUnsigned(hash, shards));
            return width == 0 ? shard : Digits.padded(shard, width);
        }
    }

    /** {@code random(n)}: a shard that the caller draws; see {@link ShardDraw}. */
    record Random(int shards) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            return applyToMissing();
        }

        @Override
        public Outcome applyToMissing() {
            return Outcome.unfit("key-random", "is drawn when an item is written and cannot be known here");
        }

        Outcome drawnBy(ShardDraw draw) {
            var shard = draw.draw(shards);
            if (shard.isEmpty()) {
                return applyToMissing();
            }
            if (shard.getAsInt() < 0 || shard.getAsInt() >= shards) {
                throw new IllegalArgumentException("Drew shard " + shard.getAsInt() + " of " + shards);
            }
            return Outcome.of(Integer.toString(shard.getAsInt()));
        }
    }

    /** {@code sha256} and {@code sha256(n)}. */
    record Sha256(int characters) implements Transform {
        @Override
        public Outcome apply(AttributeValue value) {
            byte[] hash = digest().digest(Transform.text(value).getBytes(StandardCharsets.UTF_8));
            char[] text = new char[characters];
            for (int i = 0; i < characters; i++) {
                text[i] = HEX[(hash[i / 2] >> (i % 2 == 0 ? 4 : 0)) & 0xF];
            }
            return Outcome.of(new String(text));
        }

        private static MessageDigest digest() {
            try {
                return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new AssertionError("Every Java platform has SHA-256", e);
            }
        }
    }
}
