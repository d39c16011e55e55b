package dev.keyloom.wire.sdk;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.wire.WireHandler;
import dev.keyloom.wire.operation.Wording;
import java.net.URI;
import java.util.function.Consumer;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.profiles.ProfileFile;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/**
 * Makes the AWS SDK's clients for an engine in this process. No credentials, profiles or region of the machine are asked
 * for; closing a client does not close the engine.
 */
public final class EmbeddedDynamoDb {
    private static final URI ENDPOINT = URI.create("http://localhost");
    private static final StaticCredentialsProvider CREDENTIALS =
            StaticCredentialsProvider.create(AwsBasicCredentials.create("keyloom", "keyloom"));

    private EmbeddedDynamoDb() {}

    /**
     * Returns a client of tables and items.
     *
     * @param faults told of faults of this program, which the client only sees as {@code InternalServerError}
     */
    public static DynamoDbClient client(DynamoDbService service, Consumer<Throwable> faults) {
        return DynamoDbClient.builder()
                .httpClient(httpClient(service, faults))
                .endpointOverride(ENDPOINT)
                .endpointDiscoveryEnabled(false)
                .region(Region.US_EAST_1)
                .credentialsProvider(CREDENTIALS)
                .overrideConfiguration(withoutProfiles())
                .build();
    }

    /** Returns a client of streams. */
    public static DynamoDbStreamsClient streamsClient(DynamoDbService service, Consumer<Throwable> faults) {
        return DynamoDbStreamsClient.builder()
                .httpClient(httpClient(service, faults))
                .endpointOverride(ENDPOINT)
                .region(Region.US_EAST_1)
                .credentialsProvider(CREDENTIALS)
                .overrideConfiguration(withoutProfiles())
                .build();
    }

    private static SdkHttpClient httpClient(DynamoDbService service, Consumer<Throwable> faults) {
        return new InProcessHttpClient(new WireHandler(service, Wording.DEFAULT, faults));
    }

    private static ClientOverrideConfiguration withoutProfiles() {
        return ClientOverrideConfiguration.builder()
                .defaultProfileFile(ProfileFile.builder()
                        .type(ProfileFile.Type.CONFIGURATION)
                        .content(new java.io.ByteArrayInputStream(new byte[0]))
                        .build())
                .build();
    }
}
