package dev.keyloom.codegen;

import dev.keyloom.codegen.TypeScriptSyntax.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A request as a module in TypeScript. It has no type annotations, all types being inferred, and so is a module of
 * JavaScript too.
 */
final class TypeScriptProgram {
    private static final int WIDTH = 88;
    private static final String PLAIN = "@aws-sdk/client-dynamodb";
    private static final String DOCUMENT = "@aws-sdk/lib-dynamodb";

    private final Map<String, SortedSet<String>> imports = new TreeMap<>();
    private final Values values;
    private final TypeScriptSyntax syntax;
    private final ObjectNotation notation;
    private final String module;
    private final Call call;
    private final Endpoint endpoint;
    private final String command;

    private TypeScriptProgram(Call call, Values values, Endpoint endpoint) {
        this.call = call;
        this.values = values;
        this.endpoint = endpoint;
        this.syntax = new TypeScriptSyntax(values);
        this.notation = new ObjectNotation(syntax);
        this.module = values == Values.NATIVE ? DOCUMENT : PLAIN;
        this.command =
                (values == Values.NATIVE ? call.operation().replaceFirst("Items?$", "") : call.operation()) + "Command";
    }

    static String of(Call call, Values values, Endpoint endpoint) {
        return new TypeScriptProgram(call, values, endpoint).text();
    }

    private String text() {
        Code code = new Code("  ", WIDTH);
        client(code);
        code.blank();
        request(code);
        code.blank();
        code.lines(body().replace("COMMAND", command));
        if (syntax.isNumberValueUsed()) {
            use(module, "NumberValue");
        }
        Code head = new Code("  ", WIDTH);
        imports.forEach((from, names) -> head.line(
                "import ",
                Doc.Block.of("{", names.stream().map(Doc::text).toList(), "}", TypeScriptSyntax.OBJECT),
                " from \"" + from + "\";"));
        return head.blank().toString() + code;
    }

    private void use(String from, String name) {
        imports.computeIfAbsent(from, any -> new TreeSet<>()).add(name);
    }

    private void client(Code code) {
        List<Doc> settings = new ArrayList<>();
        if (endpoint instanceof Endpoint.Local local) {
            settings.add(setting("endpoint", local.url()));
        }
        endpoint.namedRegion().ifPresent(region -> settings.add(setting("region", region)));
        if (endpoint instanceof Endpoint.Local local) {
            List<Doc> keys = List.of(
                    setting("accessKeyId", local.accessKeyId()), setting("secretAccessKey", local.secretAccessKey()));
            settings.add(new Doc.Entry("credentials:", Doc.Block.of("{", keys, "}", TypeScriptSyntax.OBJECT)));
        } else if (endpoint instanceof Endpoint.Aws aws) {
            aws.profile().ifPresent(profile -> settings.add(setting("profile", profile)));
        }
        use(PLAIN, "DynamoDBClient");
        Doc plain = Doc.row(
                Doc.text("new DynamoDBClient("),
                Doc.Block.of("{", settings, "}", TypeScriptSyntax.OBJECT),
                Doc.text(")"));
        switch (values) {
            case TYPED -> code.line("const client = ", plain, ";");
            case NATIVE -> {
                use(DOCUMENT, "DynamoDBDocumentClient");
                Doc options = Doc.text("{ unmarshallOptions: { wrapNumbers: true } }");
                code.line("// Numbers that are read keep all their digits: they come as NumberValue.");
                code.line(
                        "const client = ",
                        Doc.Block.of(
                                        "DynamoDBDocumentClient.from(",
                                        List.of(plain, options),
                                        ")",
                                        TypeScriptSyntax.ARRAY)
                                .broken(),
                        ";");
            }
        }
    }

    private Doc setting(String name, String value) {
        return new Doc.Entry(name + ":", Doc.text(syntax.text(value)));
    }

    private void request(Code code) {
        boolean isPaged = call.answer() == Answer.PAGES || call.answer() == Answer.COUNT;
        if (isPaged) {
            // The pages' size belongs to the paginator, which in some releases leaves out the request's own Limit.
            String size =
                    call.limit().isPresent() ? ", pageSize: " + call.limit().getAsInt() : "";
            String paginate = "paginate" + call.operation();
            use(module, paginate);
            Doc request = notation.broken(call.request().without(List.of("Limit")));
            code.line("const pages = " + paginate + "({ client" + size + " }, ", request, ");");
            return;
        }
        boolean isRepeated = switch (call.answer()) {
            case KEYS_LEFT, WRITES_LEFT, TOKENS -> true;
            case ITEM, PAGES, COUNT, RESPONSES, ATTRIBUTES, NOTHING, ITEMS, ITEMS_AND_ERRORS -> false;
        };
        use(module, command);
        code.line(
                (isRepeated ? "let" : "const") + " command = new " + command + "(",
                notation.broken(call.request()),
                ");");
    }

    private String body() {
        return switch (call.answer()) {
            case ITEM -> """
                const response = await client.send(command);
                console.dir(response.Item, { depth: null });
                """;
            case PAGES -> """
                for await (const page of pages) {
                    for (const item of page.Items ?? []) {
                        console.dir(item, { depth: null });
                    }
                }
                """;
            case COUNT -> """
                let count = 0;
                for await (const page of pages) {
                    count += page.Count ?? 0;
                }
                console.log(count);
                """;
            case KEYS_LEFT -> {
                use("node:timers/promises", "setTimeout");
                yield """
                    for (let delay = 100; ; delay = Math.min(2 * delay, 5000)) {
                        const response = await client.send(command);
                        for (const [table, items] of Object.entries(response.Responses ?? {})) {
                            for (const item of items) {
                                console.log(table);
                                console.dir(item, { depth: null });
                            }
                        }
                        const left = response.UnprocessedKeys ?? {};
                        if (Object.keys(left).length === 0) {
                            break;
                        }
                        command = new COMMAND({ RequestItems: left });
                        await setTimeout(Math.random() * delay);
                    }
                    """;
            }
            case WRITES_LEFT -> {
                use("node:timers/promises", "setTimeout");
                yield """
                    for (let delay = 100; ; delay = Math.min(2 * delay, 5000)) {
                        const response = await client.send(command);
                        const left = response.UnprocessedItems ?? {};
                        if (Object.keys(left).length === 0) {
                            break;
                        }
                        command = new COMMAND({ RequestItems: left });
                        await setTimeout(Math.random() * delay);
                    }
                    """;
            }
            case RESPONSES -> """
                const response = await client.send(command);
                for (const answer of response.Responses ?? []) {
                    console.dir(answer.Item, { depth: null });
                }
                """;
            case ITEMS_AND_ERRORS -> """
                const response = await client.send(command);
                for (const answer of response.Responses ?? []) {
                    console.dir(answer.Error ?? answer.Item, { depth: null });
                }
                """;
            case ATTRIBUTES -> """
                const response = await client.send(command);
                console.dir(response.Attributes, { depth: null });
                """;
            case NOTHING -> """
                await client.send(command);
                """;
            case TOKENS -> """
                while (true) {
                    const page = await client.send(command);
                    for (const item of page.Items ?? []) {
                        console.dir(item, { depth: null });
                    }
                    if (page.NextToken === undefined) {
                        break;
                    }
                    command = new COMMAND({ ...command.input, NextToken: page.NextToken });
                }
                """;
            case ITEMS -> """
                const response = await client.send(command);
                for (const item of response.Items ?? []) {
                    console.dir(item, { depth: null });
                }
                """;
        };
    }
}
