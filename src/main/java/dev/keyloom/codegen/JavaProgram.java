package dev.keyloom.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** A request as a program in Java. */
final class JavaProgram {
    private static final int WIDTH = 100;
    private static final String SDK = "software.amazon.awssdk.";

    private final SortedSet<String> imports = new TreeSet<>();
    private final JavaNotation notation = new JavaNotation(imports);
    private final Call call;
    private final Endpoint endpoint;

    private JavaProgram(Call call, Endpoint endpoint) {
        this.call = call;
        this.endpoint = endpoint;
    }

    static String of(Call call, Endpoint endpoint) {
        return new JavaProgram(call, endpoint).text();
    }

    private String text() {
        Code type = type();
        Code code = new Code("    ", WIDTH);
        imports.forEach(name -> code.line("import " + name + ";"));
        return code.blank().toString() + type;
    }

    private Code type() {
        Code code = new Code("    ", WIDTH);
        code.line("public final class " + call.operation() + "Example {").in();
        boolean isWaiting = call.answer() == Answer.KEYS_LEFT || call.answer() == Answer.WRITES_LEFT;
        code.line("public static void main(String[] args)" + (isWaiting ? " throws InterruptedException" : "") + " {")
                .in();
        code.line("try (DynamoDbClient client = ", client(), ") {").in();
        String type = call.operation() + "Request";
        code.line(type + " request = ", notation.request(call.request(), type), ";");
        code.blank();
        code.lines(body());
        return code.out().line("}").out().line("}").out().line("}");
    }

    private Doc client() {
        imports.add(SDK + "services.dynamodb.DynamoDbClient");
        List<Doc> settings = new ArrayList<>();
        if (endpoint instanceof Endpoint.Local local) {
            imports.add("java.net.URI");
            settings.add(setting("endpointOverride", "URI.create", local.url()));
        }
        endpoint.namedRegion().ifPresent(region -> {
            imports.add(SDK + "regions.Region");
            settings.add(setting("region", "Region.of", region));
        });
        if (endpoint instanceof Endpoint.Local local) {
            imports.add(SDK + "auth.credentials.AwsBasicCredentials");
            imports.add(SDK + "auth.credentials.StaticCredentialsProvider");
            settings.add(Doc.text(".credentialsProvider(StaticCredentialsProvider.create("
                    + "AwsBasicCredentials.create(" + notation.text(local.accessKeyId()) + ", "
                    + notation.text(local.secretAccessKey()) + ")))"));
        } else if (endpoint instanceof Endpoint.Aws aws && aws.profile().isPresent()) {
            String profile = aws.profile().get();
            imports.add(SDK + "auth.credentials.ProfileCredentialsProvider");
            settings.add(setting("credentialsProvider", "ProfileCredentialsProvider.create", profile));
            if (aws.region().isEmpty()) {
                settings.add(Doc.text(".overrideConfiguration(settings -> settings.defaultProfileName("
                        + notation.text(profile) + "))"));
            }
        }
        if (settings.isEmpty()) {
            return Doc.text("DynamoDbClient.create()");
        }
        settings.add(Doc.text(".build()"));
        return Doc.Block.of("DynamoDbClient.builder()", settings, "", JavaNotation.CHAIN)
                .broken();
    }

    private Doc setting(String name, String function, String value) {
        return Doc.text("." + name + "(" + function + "(" + notation.text(value) + "))");
    }

    private void uses(String... names) {
        for (String name : names) {
            imports.add(name.contains(".") ? name : JavaNotation.MODEL + name);
        }
    }

    private String body() {
        String operation = call.operation();
        String response = operation + "Response";
        String body = switch (call.answer()) {
            case ITEM -> {
                uses(response);
                yield """
                            RESPONSE response = client.METHOD(request);
                            System.out.println(response.hasItem() ? response.item() : "no item");
                            """;
            }
            case PAGES -> {
                uses("java.util.Map", "AttributeValue");
                yield """
                            for (Map<String, AttributeValue> item : client.METHODPaginator(request).items()) {
                                System.out.println(item);
                            }
                            """;
            }
            case COUNT -> {
                uses(response);
                yield """
                            int count = client.METHODPaginator(request).stream()
                                    .mapToInt(RESPONSE::count)
                                    .sum();
                            System.out.println(count);
                            """;
            }
            case KEYS_LEFT -> {
                uses(response, "java.util.concurrent.ThreadLocalRandom");
                yield """
                            long delayMillis = 100;
                            while (true) {
                                RESPONSE response = client.METHOD(request);
                                response.responses().forEach((table, items) ->
                                        items.forEach(item -> System.out.println(table + " " + item)));
                                if (response.unprocessedKeys().isEmpty()) {
                                    break;
                                }
                                request = request.toBuilder().requestItems(response.unprocessedKeys()).build();
                                Thread.sleep(ThreadLocalRandom.current().nextLong(delayMillis));
                                delayMillis = Math.min(2 * delayMillis, 5000);
                            }
                            """;
            }
            case WRITES_LEFT -> {
                uses(response, "java.util.concurrent.ThreadLocalRandom");
                yield """
                            long delayMillis = 100;
                            while (true) {
                                RESPONSE response = client.METHOD(request);
                                if (response.unprocessedItems().isEmpty()) {
                                    break;
                                }
                                request = request.toBuilder().requestItems(response.unprocessedItems()).build();
                                Thread.sleep(ThreadLocalRandom.current().nextLong(delayMillis));
                                delayMillis = Math.min(2 * delayMillis, 5000);
                            }
                            """;
            }
            case RESPONSES -> {
                uses("ItemResponse");
                yield """
                            for (ItemResponse response : client.METHOD(request).responses()) {
                                System.out.println(response.hasItem() ? response.item() : "no item");
                            }
                            """;
            }
            case ITEMS_AND_ERRORS -> {
                uses("BatchStatementResponse");
                yield """
                            for (BatchStatementResponse response : client.METHOD(request).responses()) {
                                System.out.println(response.error() == null ? response.item() : response.error());
                            }
                            """;
            }
            case ATTRIBUTES -> {
                uses(response);
                yield """
                            RESPONSE response = client.METHOD(request);
                            System.out.println(response.attributes());
                            """;
            }
            case NOTHING -> """
                            client.METHOD(request);
                            """;
            case TOKENS -> {
                uses(response);
                yield """
                            while (true) {
                                RESPONSE page = client.METHOD(request);
                                page.items().forEach(System.out::println);
                                if (page.nextToken() == null) {
                                    break;
                                }
                                request = request.toBuilder().nextToken(page.nextToken()).build();
                            }
                            """;
            }
            case ITEMS -> {
                uses(response);
                yield """
                            RESPONSE response = client.METHOD(request);
                            response.items().forEach(System.out::println);
                            """;
            }
        };
        return body.replace("RESPONSE", response).replace("METHOD", call.camelCase());
    }
}
