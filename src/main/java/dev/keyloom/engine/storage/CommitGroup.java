package dev.keyloom.engine.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Writings that are kept by one commit, or not at all. */
final class CommitGroup {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition ended = lock.newCondition();
    private boolean hasEnded;
    private @Nullable StorageException failure;

    /** Only for the one who holds the store's lock, as all but the waiting. */
    private final List<SqliteWriter> members = new ArrayList<>();

    void join(SqliteWriter member) {
        members.add(member);
    }

    List<SqliteWriter> members() {
        return members;
    }

    /** Says that all is kept, or why nothing is. */
    void end(@Nullable StorageException why) {
        lock.lock();
        try {
            hasEnded = true;
            failure = why;
            ended.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits until it is known whether all is kept.
     *
     * @throws StorageException if nothing is
     */
    void awaitEnd() {
        lock.lock();
        try {
            while (!hasEnded) {
                ended.awaitUninterruptibly();
            }
            if (failure != null) {
                throw new StorageException(String.valueOf(failure.getMessage()), failure);
            }
        } finally {
            lock.unlock();
        }
    }
}
