package dev.keyloom.wire.http;

/** A request that is refused as such, before anybody looks at what it asks; the connection ends with it. */
final class HttpRefusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final String reason;

    private HttpRefusal(int status, String reason) {
        super(reason, null, false, false);
        this.status = status;
        this.reason = reason;
    }

    /** What is no HTTP request, or one that could be read in two ways. */
    static HttpRefusal badRequest() {
        return new HttpRefusal(400, "Bad Request");
    }

    static HttpRefusal headTooLarge() {
        return new HttpRefusal(431, "Request Header Fields Too Large");
    }

    static HttpRefusal bodyTooLarge() {
        return new HttpRefusal(413, "Request Entity Too Large");
    }

    int status() {
        return status;
    }

    String reason() {
        return reason;
    }
}
