package dev.keyloom.wire.http;

import dev.keyloom.wire.WireHandler;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * Serves a handler on a port of 127.0.0.1, and of ::1 where that is to be had. Each connection has a thread: its requests
 * wait for the disk together with those of others, and not for those of others.
 */
public final class LoopbackServer implements AutoCloseable {
    private static final int BACKLOG = 512;
    private static final long CHECK_MILLIS = 250;
    private static final long THREAD_SECONDS = 30;
    private static final long RETRY_NANOS = 10_000_000;
    /** A thread's stack grows to this only if a request needs it. */
    private static final long STACK_BYTES = 4L * 1024 * 1024;

    private static final byte[] BUSY =
            "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                    .getBytes(StandardCharsets.ISO_8859_1);

    private final WireHandler handler;
    private final HttpLimits limits;
    private final List<ServerSocketChannel> listeners;
    private final Set<Connection> connections = ConcurrentHashMap.newKeySet();
    private final ThreadPoolExecutor threads;
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final int port;

    private LoopbackServer(WireHandler handler, HttpLimits limits, List<ServerSocketChannel> listeners)
            throws IOException {
        this.handler = handler;
        this.limits = limits;
        this.listeners = listeners;
        this.port = port(listeners.get(0));
        this.threads = new ThreadPoolExecutor(
                0,
                limits.connections() + listeners.size(),
                THREAD_SECONDS,
                TimeUnit.SECONDS,
                new SynchronousQueue<>(),
                new Threads("keyloom-connection-"));
    }

    /**
     * Begins to serve.
     *
     * @param port 0 for any free one
     * @throws java.net.BindException if the port is in use
     * @throws IOException if it cannot be had for another reason
     */
    public static LoopbackServer start(int port, WireHandler handler, HttpLimits limits) throws IOException {
        List<ServerSocketChannel> listeners = new ArrayList<>();
        listeners.add(listen(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port));
        try {
            byte[] loopback = new byte[16];
            loopback[15] = 1;
            listeners.add(listen(InetAddress.getByAddress(loopback), port(listeners.get(0))));
        } catch (IOException noSuchAddress) {
            // A machine without IPv6, or another program on that side: 127.0.0.1 is enough.
        }
        LoopbackServer server = new LoopbackServer(handler, limits, List.copyOf(listeners));
        server.listeners.forEach(listener -> server.threads.execute(() -> server.accept(listener)));
        new Threads("keyloom-deadlines-").newThread(server::keepDeadlines).start();
        return server;
    }

    private static ServerSocketChannel listen(InetAddress address, int port) throws IOException {
        ServerSocketChannel listener = ServerSocketChannel.open();
        try {
            listener.bind(new InetSocketAddress(address, port), BACKLOG);
            return listener;
        } catch (IOException failure) {
            listener.close();
            throw failure;
        }
    }

    private static int port(ServerSocketChannel listener) throws IOException {
        return ((InetSocketAddress) listener.getLocalAddress()).getPort();
    }

    /** Returns the port served. */
    public int port() {
        return port;
    }

    private void accept(ServerSocketChannel listener) {
        while (listener.isOpen()) {
            try {
                serve(listener.accept());
            } catch (AsynchronousCloseException stopped) {
                return;
            } catch (ClosedChannelException stopped) {
                return;
            } catch (IOException failure) {
                // One client's failure, or too many open files for a moment: others are served.
                LockSupport.parkNanos(RETRY_NANOS);
            }
        }
    }

    private void serve(SocketChannel channel) throws IOException {
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        Connection connection = new Connection(channel, handler, limits);
        connections.add(connection);
        try {
            threads.execute(() -> {
                try {
                    connection.run();
                } finally {
                    connections.remove(connection);
                }
            });
        } catch (RejectedExecutionException tooMany) {
            connections.remove(connection);
            try (channel) {
                channel.configureBlocking(false);
                channel.write(ByteBuffer.wrap(BUSY));
            }
        }
    }

    private void keepDeadlines() {
        try {
            while (!stopped.await(CHECK_MILLIS, TimeUnit.MILLISECONDS)) {
                closeLate();
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }

    private void closeLate() {
        long now = System.nanoTime();
        for (Connection connection : connections) {
            try {
                connection.closeIfLate(now);
            } catch (IOException gone) {
                // It is closed, then.
            }
        }
    }

    /** Takes no more requests, lets those that are being answered end for a while, and closes everything. */
    @Override
    public void close() {
        listeners.forEach(listener -> quietly(listener::close));
        connections.forEach(connection -> quietly(connection::stop));
        threads.shutdown();
        try {
            if (!threads.awaitTermination(limits.stopTime().toMillis(), TimeUnit.MILLISECONDS)) {
                connections.forEach(connection -> quietly(connection::close));
                threads.shutdownNow();
            }
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        } finally {
            stopped.countDown();
        }
    }

    /** What may fail while closing and is of no use any more. */
    private interface Closing {
        void close() throws IOException;
    }

    private static void quietly(Closing closing) {
        try {
            closing.close();
        } catch (IOException closed) {
            // That is what was wanted.
        }
    }

    private static final class Threads implements ThreadFactory {
        private final String name;
        private final AtomicInteger count = new AtomicInteger();

        private Threads(String name) {
            this.name = name;
        }

        @Override
        public Thread newThread(Runnable work) {
            Thread thread = new Thread(null, work, name + count.incrementAndGet(), STACK_BYTES);
            thread.setDaemon(true);
            return thread;
        }
    }
}
