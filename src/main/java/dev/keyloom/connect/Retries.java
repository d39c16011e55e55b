package dev.keyloom.connect;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * How often a request is sent again that was throttled, met a fault of the service or got no answer, and how long is waited
 * in between: twice as long each time, up to a bound, of which a random part (full jitter), so that many clients do not
 * come back together.
 *
 * @param most attempts in all, the first included
 * @param first longest wait before the second attempt
 * @param longest longest wait at all
 * @param random the part of the wait
 * @param sleeper waits
 * @param listener told of each wait before it begins
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html#Programming.Errors.RetryAndBackoff">AWS: error
 *     retries and exponential backoff</a>
 */
public record Retries(
        int most,
        Duration first,
        Duration longest,
        RandomGenerator random,
        Sleeper sleeper,
        Consumer<? super Wait> listener) {
    /** Waits; interrupting the thread ends it. */
    @FunctionalInterface
    public interface Sleeper {
        void sleep(Duration duration) throws InterruptedException;
    }

    /**
     * A wait before the next attempt.
     *
     * @param attempt number of the attempt that failed, from 1
     */
    public record Wait(int attempt, Duration duration, TableFailure failure) {}

    /** Eight attempts within some ten seconds. */
    public static Retries usual(RandomGenerator random, Consumer<? super Wait> listener) {
        return new Retries(
                8,
                Duration.ofMillis(50),
                Duration.ofSeconds(5),
                random,
                duration -> Thread.sleep(duration.toMillis()),
                listener);
    }

    /** Each request once. */
    public static Retries none() {
        return new Retries(1, Duration.ZERO, Duration.ZERO, RandomGenerator.getDefault(), duration -> {}, wait -> {});
    }

    /** Returns the wait after an attempt that failed. */
    Duration after(int attempt) {
        long bound = Math.min(longest.toNanos(), first.toNanos() << Math.min(attempt - 1, 20));
        return Duration.ofNanos(bound <= 0 ? 0 : random.nextLong(bound / 2, bound + 1));
    }

    /** Waits after an attempt that failed. */
    void await(int attempt, TableFailure failure) throws InterruptedException {
        Duration duration = after(attempt);
        listener.accept(new Wait(attempt, duration, failure));
        sleeper.sleep(duration);
    }
}
