package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Set;
import java.util.stream.IntStream;

/** Functions whose results tell nothing of the value: shards and hashes. */
final class HashTransforms {
    /** Up to so many shards a shape lists one by one. */
    private static final int MAX_LISTED = 100;

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

        @Override
        public Origins origins(String text) {
            boolean fits = isShard(width == 0 ? text : Digits.stripped(text), shards)
                    && (width == 0 || text.length() == width);
            return fits ? Origins.unknown(TemplateFunction.SHARD.types()) : Origins.IMPOSSIBLE;
        }

        @Override
        public Shape shape(Shape input) {
            return width == 0 ? shardShape(shards) : Shape.digits(width);
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

        @Override
        public Origins origins(String text) {
            return isShard(text, shards) ? Origins.unknown(TemplateFunction.RANDOM.types()) : Origins.IMPOSSIBLE;
        }

        @Override
        public Shape shape(Shape input) {
            return shardShape(shards);
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

        @Override
        public Origins origins(String text) {
            boolean fits = text.length() == characters && text.chars().allMatch(CharacterSet.LOWER_HEX::contains);
            return fits ? Origins.unknown(Set.of(AttributeType.S)) : Origins.IMPOSSIBLE;
        }

        @Override
        public Shape shape(Shape input) {
            return Shape.exactly(characters, CharacterSet.LOWER_HEX);
        }

        private static MessageDigest digest() {
            try {
                return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new AssertionError("Every Java platform has SHA-256", e);
            }
        }
    }

    private static boolean isShard(String text, int shards) {
        return text.length() <= 7
                && Digits.areDigits(text)
                && Digits.stripped(text).equals(text)
                && Integer.parseInt(text) < shards;
    }

    private static Shape shardShape(int shards) {
        return shards <= MAX_LISTED
                ? Shape.anyOf(
                        IntStream.range(0, shards).mapToObj(Integer::toString).toList())
                : new Shape.Run(
                        CharacterSet.DIGITS, 1, Integer.toString(shards - 1).length());
    }
}
