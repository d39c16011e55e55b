package dev.keyloom.connect;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.wire.sdk.EmbeddedDynamoDb;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.profiles.ProfileFile;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.DefaultAwsRegionProviderChain;
import software.amazon.awssdk.retries.DefaultRetryStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Opens the door to each kind of table service. Opening asks nothing of the service yet. */
public final class TableClients {
    /** A stand-in that is on this machine answers at once or not at all. */
    private static final Duration CONNECT = Duration.ofSeconds(3);

    private static final Duration ANSWER = Duration.ofSeconds(30);

    private TableClients() {}

    /**
     * The engine in this process. Closing the client leaves the engine open.
     *
     * @param faults told of faults of this program
     */
    public static TableClient embedded(DynamoDbService service, Consumer<Throwable> faults, Retries retries) {
        return new TableClient(EmbeddedDynamoDb.client(service, faults), retries);
    }

    /**
     * An endpoint that checks no credentials. None of the machine's are asked for or sent: neither profiles nor variables
     * are read.
     *
     * @param accessKey told to the endpoint; some keep separate tables for each access key and region
     */
    public static TableClient local(URI endpoint, String region, String accessKey, Retries retries) {
        return new TableClient(
                DynamoDbClient.builder()
                        .httpClient(httpClient())
                        .endpointOverride(endpoint)
                        .endpointDiscoveryEnabled(false)
                        .region(Region.of(region))
                        .credentialsProvider(
                                StaticCredentialsProvider.create(AwsBasicCredentials.create(accessKey, accessKey)))
                        .overrideConfiguration(once().defaultProfileFile(ProfileFile.builder()
                                        .type(ProfileFile.Type.CONFIGURATION)
                                        .content(new ByteArrayInputStream(new byte[0]))
                                        .build())
                                .build())
                        .build(),
                retries);
    }

    /**
     * The service of AWS with the credentials that the AWS CLI would use.
     *
     * @param profile of the shared files; without one, what variables and files make the usual one
     * @param region without one, that of the profile or the variables
     * @throws TableFailure if no region is told anywhere, or the profile cannot be read
     */
    public static TableClient aws(Optional<String> profile, Optional<String> region, Retries retries)
            throws TableFailure {
        try {
            DefaultCredentialsProvider.Builder credentials = DefaultCredentialsProvider.builder();
            DefaultAwsRegionProviderChain.Builder regions = DefaultAwsRegionProviderChain.builder();
            profile.ifPresent(name -> {
                credentials.profileName(name);
                regions.profileName(name);
            });
            return new TableClient(
                    DynamoDbClient.builder()
                            .httpClient(httpClient())
                            .region(
                                    region.isPresent()
                                            ? Region.of(region.get())
                                            : regions.build().getRegion())
                            .credentialsProvider(credentials.build())
                            .overrideConfiguration(once().build())
                            .build(),
                    retries);
        } catch (SdkException unreadable) {
            throw new TableFailure(
                    TableFailure.Kind.NO_CREDENTIALS,
                    "NoRegionOrProfile",
                    String.valueOf(unreadable.getMessage()),
                    unreadable);
        }
    }

    private static SdkHttpClient httpClient() {
        return Apache5HttpClient.builder()
                .connectionTimeout(CONNECT)
                .socketTimeout(ANSWER)
                .build();
    }

    /** Attempts are counted by {@link Retries}, which tells of them. */
    private static ClientOverrideConfiguration.Builder once() {
        return ClientOverrideConfiguration.builder().retryStrategy(DefaultRetryStrategy.doNotRetry());
    }
}
