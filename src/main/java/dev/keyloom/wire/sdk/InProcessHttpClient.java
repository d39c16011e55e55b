package dev.keyloom.wire.sdk;

import dev.keyloom.wire.WireHandler;
import dev.keyloom.wire.WireResponse;
import java.io.IOException;
import java.io.InputStream;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpFullResponse;
import software.amazon.awssdk.http.SdkHttpRequest;

/** What the SDK takes for the network: hands its requests to the handler on the calling thread. */
final class InProcessHttpClient implements SdkHttpClient {
    private static final String JSON = "application/x-amz-json-1.0";

    private final WireHandler handler;

    InProcessHttpClient(WireHandler handler) {
        this.handler = handler;
    }

    @Override
    public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
        return new ExecutableHttpRequest() {
            @Override
            public HttpExecuteResponse call() throws IOException {
                return execute(request);
            }

            @Override
            public void abort() {
                // A request is answered at once; there is nothing to wait for.
            }
        };
    }

    private HttpExecuteResponse execute(HttpExecuteRequest request) throws IOException {
        SdkHttpRequest head = request.httpRequest();
        byte[] body = request.contentStreamProvider().isPresent()
                ? read(request.contentStreamProvider().get())
                : new byte[0];
        WireResponse response =
                handler.handle(head.firstMatchingHeader("X-Amz-Target").orElse(""), head.host(), body);
        return HttpExecuteResponse.builder()
                .response(SdkHttpFullResponse.builder()
                        .statusCode(response.status())
                        .putHeader("Content-Type", JSON)
                        .putHeader("Content-Length", Integer.toString(response.size()))
                        .putHeader("x-amzn-RequestId", response.requestId())
                        .putHeader("x-amz-crc32", Long.toString(response.crc32()))
                        .build())
                .responseBody(AbortableInputStream.create(response.open()))
                .build();
    }

    private static byte[] read(ContentStreamProvider content) throws IOException {
        try (InputStream in = content.newStream()) {
            return in.readAllBytes();
        }
    }

    @Override
    public String clientName() {
        return "keyloom-in-process";
    }

    @Override
    public void close() {
        // Nothing is held open.
    }
}
