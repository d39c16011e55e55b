package dev.keyloom.cli;

import dev.keyloom.codegen.Endpoint;
import dev.keyloom.connect.Retries;
import dev.keyloom.connect.TableClient;
import dev.keyloom.connect.TableClients;
import dev.keyloom.connect.TableFailure;
import dev.keyloom.connect.TableInfo;
import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.problem.Suggestions;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which tables a command works on: those of a model in memory, of an endpoint, or of AWS. */
final class TableOptions {
    private static final String DEFAULT_REGION = "us-east-1";
    private static final String ACCESS_KEY = "local";

    @Parameters(
            paramLabel = "MODEL",
            arity = "0..1",
            description = "a model file, or sample:NAME, whose tables and records are put into memory")
    private @Nullable String model;

    @Option(names = "--endpoint", paramLabel = "URL", description = "a local endpoint, such as http://localhost:8000")
    private @Nullable String endpoint;

    @Option(names = "--region", paramLabel = "REGION", description = "region of AWS, or told to the endpoint")
    private @Nullable String region;

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            description = "profile of the AWS files; its tables are AWS's own")
    private @Nullable String profile;

    @Option(names = "--table", paramLabel = "TABLE", description = "the table; may be left out where there is only one")
    private @Nullable String table;

    /** Opens the door; closed by the caller. */
    TableClient open(Context context) throws CommandFailure {
        if (model != null && (endpoint != null || profile != null)) {
            throw wrong("a model's tables are in memory; leave out either MODEL, or --endpoint and --profile");
        }
        if (endpoint != null && profile != null) {
            throw wrong("credentials of a profile are not sent to an endpoint of one's own; leave out one of --endpoint"
                    + " and --profile");
        }
        Retries retries = Retries.usual(
                new Random(),
                wait -> context.output()
                        .say(wait.failure().code() + "; waiting "
                                + wait.duration().toMillis() + " ms, attempt " + (wait.attempt() + 1)));
        if (model != null) {
            return embedded(context, retries);
        }
        if (endpoint != null) {
            return TableClients.local(
                    uri(endpoint), Optional.ofNullable(region).orElse(DEFAULT_REGION), ACCESS_KEY, retries);
        }
        if (profile == null && region == null) {
            throw wrong("name a MODEL, an --endpoint, or a --profile or --region of AWS");
        }
        try {
            return TableClients.aws(Optional.ofNullable(profile), Optional.ofNullable(region), retries);
        } catch (TableFailure failure) {
            throw refused(failure);
        }
    }

    private TableClient embedded(Context context, Retries retries) throws CommandFailure {
        DynamoDbService service = DynamoDbService.open(
                new MemoryStorage(),
                TableSettings.DEFAULT.withDelay(Duration.ZERO),
                InstantSource.system(),
                () -> UUID.randomUUID().toString());
        ServedModel loader = new ServedModel(service);
        for (TableContents contents : Materializer.materialize(context.models()
                        .load(String.valueOf(model), context.output())
                        .model())
                .tables()) {
            loader.load(contents);
        }
        return TableClients.embedded(service, fault -> context.output().error("fault of Keyloom: " + fault), retries);
    }

    private static URI uri(String endpoint) throws CommandFailure {
        try {
            URI uri = URI.create(endpoint);
            String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
            if (uri.getHost() != null && List.of("http", "https").contains(scheme)) {
                return uri;
            }
        } catch (IllegalArgumentException notAnAddress) {
            throw new CommandFailure(ExitCode.WRONG_USAGE, noEndpoint(endpoint), notAnAddress);
        }
        throw wrong(noEndpoint(endpoint));
    }

    private static String noEndpoint(String endpoint) {
        return "--endpoint " + endpoint + ": an address is wanted, such as http://localhost:8000";
    }

    /** Returns whom a snippet asks; the tables in memory are asked where {@code keyloom serve} has them. */
    Endpoint snippetEndpoint() {
        if (model == null && endpoint == null) {
            return new Endpoint.Aws(Optional.ofNullable(region), Optional.ofNullable(profile));
        }
        return Endpoint.Local.of(
                Optional.ofNullable(endpoint).orElse("http://localhost:8000"),
                Optional.ofNullable(region).orElse(DEFAULT_REGION));
    }

    /** Returns the table that is meant. */
    TableInfo table(TableClient client) throws CommandFailure, TableFailure {
        String name = table;
        if (name == null) {
            List<String> names = client.tableNames();
            if (names.size() != 1) {
                throw wrong(
                        names.isEmpty()
                                ? "there are no tables" + noTables()
                                : "name a table with --table: " + String.join(", ", names));
            }
            name = names.get(0);
        }
        String wanted = name;
        Optional<TableInfo> found = client.describe(wanted);
        if (found.isEmpty()) {
            List<String> names = client.tableNames();
            throw new CommandFailure(
                    ExitCode.REFUSED,
                    "there is no table " + wanted + "; "
                            + Suggestions.nearest(wanted, names)
                                    .map(nearest -> "did you mean " + nearest + "?")
                                    .orElse(
                                            names.isEmpty()
                                                    ? "there are none" + noTables()
                                                    : "there are " + String.join(", ", names)));
        }
        return found.get();
    }

    private String noTables() {
        return endpoint == null
                ? ""
                : " for access key " + ACCESS_KEY + " in region "
                        + Optional.ofNullable(region).orElse(DEFAULT_REGION)
                        + "; DynamoDB Local keeps separate tables for each, unless started with -sharedDb";
    }

    /** Returns the end of a command to which a table service did not give what was asked. */
    static CommandFailure refused(TableFailure failure) {
        return new CommandFailure(ExitCode.REFUSED, failure.code() + ": " + failure.text() + advice(failure), failure);
    }

    private static String advice(TableFailure failure) {
        return switch (failure.kind()) {
            case UNREACHABLE -> "; is the server started, and on this port?";
            case EXPIRED -> "; sign in again, with single sign-on by \"aws sso login\"";
            case NO_CREDENTIALS -> "; set them up with \"aws configure\", or name a --profile";
            case CLOCK_SKEW -> "; set this machine's clock";
            case NOT_DYNAMODB -> "; another program answers at this address";
            case NO_ANSWER -> "; whether a write was done is not known";
            default -> "";
        };
    }

    private static CommandFailure wrong(String message) {
        return new CommandFailure(ExitCode.WRONG_USAGE, message);
    }
}
