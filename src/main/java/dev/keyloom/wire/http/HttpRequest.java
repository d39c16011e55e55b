package dev.keyloom.wire.http;

import java.util.Locale;
import java.util.Optional;

/** The head of a request, as far as this server needs it. */
final class HttpRequest {
    private final String method;
    private final boolean isHttp10;
    private String host = "";
    private int hosts;
    private String contentType = "";
    private String target = "";
    private Optional<String> origin = Optional.empty();
    private String fetchSite = "";
    private long contentLength = -1;
    private boolean isChunked;
    private boolean isContinueExpected;
    private boolean isLast;

    private HttpRequest(String method, boolean isHttp10) {
        this.method = method;
        this.isHttp10 = isHttp10;
        this.isLast = isHttp10;
    }

    /**
     * Reads a head: the request line and the header fields, each line ended by CR LF or LF.
     *
     * @throws HttpRefusal if it is none that has one meaning
     */
    static HttpRequest parse(String head) throws HttpRefusal {
        int end = head.indexOf('\n');
        String[] line = strip(head.substring(0, end)).split(" ", -1);
        if (line.length != 3 || !line[2].startsWith("HTTP/1.") || line[0].isEmpty() || line[1].isEmpty()) {
            throw HttpRefusal.badRequest();
        }
        HttpRequest request = new HttpRequest(line[0], line[2].equals("HTTP/1.0"));
        int start = end + 1;
        while (start < head.length()) {
            end = head.indexOf('\n', start);
            String field = strip(head.substring(start, end));
            if (!field.isEmpty()) {
                request.add(field);
            }
            start = end + 1;
        }
        request.check();
        return request;
    }

    private static String strip(String line) {
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    private void add(String field) throws HttpRefusal {
        int colon = field.indexOf(':');
        // A blank before the colon or at the line's beginning lets two readers see two requests.
        if (colon <= 0 || field.charAt(colon - 1) <= ' ' || field.charAt(0) <= ' ' || field.indexOf('\r') >= 0) {
            throw HttpRefusal.badRequest();
        }
        String value = field.substring(colon + 1).trim();
        switch (field.substring(0, colon).toLowerCase(Locale.ROOT)) {
            case "host" -> {
                host = value;
                hosts++;
            }
            case "content-type" -> contentType = value;
            case "x-amz-target" -> target = value;
            case "origin" -> origin = Optional.of(value);
            case "sec-fetch-site" -> fetchSite = value;
            case "content-length" -> setContentLength(value);
            case "transfer-encoding" -> {
                if (!value.equalsIgnoreCase("chunked") || isChunked) {
                    throw HttpRefusal.badRequest();
                }
                isChunked = true;
            }
            case "expect" -> isContinueExpected = value.equalsIgnoreCase("100-continue");
            case "connection" -> {
                String wish = value.toLowerCase(Locale.ROOT);
                isLast = isHttp10 ? !wish.contains("keep-alive") : wish.contains("close");
            }
            default -> {
                // Other fields, such as signatures, change nothing here.
            }
        }
    }

    private void setContentLength(String value) throws HttpRefusal {
        boolean isNumber =
                !value.isEmpty() && value.length() <= 18 && value.chars().allMatch(c -> c >= '0' && c <= '9');
        boolean isAnother = isNumber && contentLength >= 0 && contentLength != Long.parseLong(value);
        if (!isNumber || isAnother) {
            throw HttpRefusal.badRequest();
        }
        contentLength = Long.parseLong(value);
    }

    private void check() throws HttpRefusal {
        boolean hasTwoLengths = isChunked && contentLength >= 0;
        boolean hasNoHost = hosts == 0 && !isHttp10;
        boolean isTooOldForChunks = isChunked && isHttp10;
        if (hasTwoLengths || hosts > 1 || hasNoHost || isTooOldForChunks) {
            throw HttpRefusal.badRequest();
        }
    }

    String method() {
        return method;
    }

    /** Returns what Host says; empty if there is none. */
    String host() {
        return host;
    }

    /** Returns the content type without its parameters. */
    String mediaType() {
        int end = contentType.indexOf(';');
        return (end < 0 ? contentType : contentType.substring(0, end)).trim();
    }

    String target() {
        return target;
    }

    Optional<String> origin() {
        return origin;
    }

    String fetchSite() {
        return fetchSite;
    }

    /** Returns the length of the body in bytes; 0 if there is none or it comes in chunks. */
    long contentLength() {
        return Math.max(0, contentLength);
    }

    boolean isChunked() {
        return isChunked;
    }

    boolean isContinueExpected() {
        return isContinueExpected;
    }

    /** Says whether the connection ends with this request. */
    boolean isLast() {
        return isLast;
    }
}
