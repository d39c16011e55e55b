package dev.keyloom.codegen;

import dev.keyloom.codegen.Doc.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** A request as a program in Python. */
final class PythonProgram {
    private static final int WIDTH = 88;
    private static final Doc.Form ARGUMENTS = new Doc.Form(",", " ", "", "", 1, Ending.SEPARATED);

    private final SortedSet<String> imports = new TreeSet<>();
    private final PythonSyntax syntax = new PythonSyntax(imports);
    private final Call call;
    private final Endpoint endpoint;
    private final Code code = new Code("    ", WIDTH);

    private PythonProgram(Call call, Endpoint endpoint) {
        this.call = call;
        this.endpoint = endpoint;
    }

    static String of(Call call, Endpoint endpoint) {
        PythonProgram program = new PythonProgram(call, endpoint);
        program.write();
        return program.code.toString();
    }

    private void write() {
        Doc request = new ObjectNotation(syntax).broken(call.request());
        if (call.answer() == Answer.KEYS_LEFT || call.answer() == Answer.WRITES_LEFT) {
            imports.addAll(List.of("random", "time"));
        }
        if (!imports.isEmpty()) {
            imports.forEach(name -> code.line("import " + name));
            code.blank();
        }
        code.line("import boto3").blank();
        client();
        code.blank();
        code.line("request = ", request, "");
        code.blank();
        code.lines(body().replace("OPERATION", Call.words(call.operation(), "_")));
    }

    private void client() {
        List<Doc> arguments = new ArrayList<>();
        arguments.add(Doc.text(syntax.text("dynamodb")));
        String session = "boto3";
        if (endpoint instanceof Endpoint.Local local) {
            arguments.add(argument("endpoint_url", local.url()));
            arguments.add(argument("region_name", local.region()));
            arguments.add(argument("aws_access_key_id", local.accessKeyId()));
            arguments.add(argument("aws_secret_access_key", local.secretAccessKey()));
        } else if (endpoint instanceof Endpoint.Aws aws) {
            aws.region().ifPresent(region -> arguments.add(argument("region_name", region)));
            session = aws.profile()
                    .map(profile -> "boto3.Session(profile_name=" + syntax.text(profile) + ")")
                    .orElse(session);
        }
        code.line("client = ", Doc.Block.of(session + ".client(", arguments, ")", ARGUMENTS), "");
    }

    private Doc argument(String name, String value) {
        return Doc.text(name + "=" + syntax.text(value));
    }

    private String body() {
        return switch (call.answer()) {
            case ITEM -> """
                response = client.OPERATION(**request)
                print(response.get("Item"))
                """;
            case PAGES -> """
                while True:
                    page = client.OPERATION(**request)
                    for item in page["Items"]:
                        print(item)
                    key = page.get("LastEvaluatedKey")
                    if key is None:
                        break
                    request["ExclusiveStartKey"] = key
                """;
            case COUNT -> """
                count = 0
                while True:
                    page = client.OPERATION(**request)
                    count += page["Count"]
                    key = page.get("LastEvaluatedKey")
                    if key is None:
                        break
                    request["ExclusiveStartKey"] = key
                print(count)
                """;
            case KEYS_LEFT -> """
                delay = 0.1
                while True:
                    response = client.OPERATION(**request)
                    for table, items in response["Responses"].items():
                        for item in items:
                            print(table, item)
                    left = response.get("UnprocessedKeys")
                    if not left:
                        break
                    request["RequestItems"] = left
                    time.sleep(random.uniform(0, delay))
                    delay = min(2 * delay, 5)
                """;
            case WRITES_LEFT -> """
                delay = 0.1
                while True:
                    response = client.OPERATION(**request)
                    left = response.get("UnprocessedItems")
                    if not left:
                        break
                    request["RequestItems"] = left
                    time.sleep(random.uniform(0, delay))
                    delay = min(2 * delay, 5)
                """;
            case RESPONSES -> """
                response = client.OPERATION(**request)
                for answer in response.get("Responses", []):
                    print(answer.get("Item"))
                """;
            case ITEMS_AND_ERRORS -> """
                response = client.OPERATION(**request)
                for answer in response["Responses"]:
                    print(answer.get("Error") or answer.get("Item"))
                """;
            case ATTRIBUTES -> """
                response = client.OPERATION(**request)
                print(response.get("Attributes"))
                """;
            case NOTHING -> """
                client.OPERATION(**request)
                """;
            case TOKENS -> """
                while True:
                    page = client.OPERATION(**request)
                    for item in page["Items"]:
                        print(item)
                    token = page.get("NextToken")
                    if token is None:
                        break
                    request["NextToken"] = token
                """;
            case ITEMS -> """
                response = client.OPERATION(**request)
                for item in response.get("Items", []):
                    print(item)
                """;
        };
    }
}
