package dev.keyloom.codegen;

import dev.keyloom.codegen.Doc.Ending;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** A request as a program in Go. */
final class GoProgram {
    private static final int WIDTH = 100;
    private static final Doc.Form ARGUMENTS = new Doc.Form(",", " ", "", "", 1, Ending.SEPARATED);
    private static final String SHOW = """
        func show(item map[string]types.AttributeValue) {
            var row map[string]any
            err := attributevalue.UnmarshalMapWithOptions(item, &row, func(o *attributevalue.DecoderOptions) {
                o.UseNumber = true
            })
            if err != nil {
                log.Fatal(err)
            }
            fmt.Println(row)
        }
        """;

    private final SortedSet<String> imports = new TreeSet<>();
    private final GoNotation notation = new GoNotation(imports);
    private final Call call;
    private final Endpoint endpoint;

    private GoProgram(Call call, Endpoint endpoint) {
        this.call = call;
        this.endpoint = endpoint;
    }

    static String of(Call call, Endpoint endpoint) {
        return new GoProgram(call, endpoint).text();
    }

    private String text() {
        Code main = new Code("\t", WIDTH);
        main.line("func main() {").in();
        client(main);
        main.blank().line("request := ", notation.request(call), "").blank();
        String body = body().replace("OPERATION", call.operation());
        main.lines(body).out().line("}");
        if (body.contains("show(")) {
            imports.add(GoNotation.SDK + "feature/dynamodb/attributevalue");
            imports.add(GoNotation.SDK + "service/dynamodb/types");
            imports.add("fmt");
            main.blank().lines(SHOW);
        }
        Code head = new Code("\t", WIDTH);
        head.line("package main").blank().line("import (").in();
        imports.stream().filter(name -> !name.contains(".")).forEach(name -> head.line('"' + name + '"'));
        head.blank();
        imports.stream().filter(name -> name.contains(".")).forEach(name -> head.line('"' + name + '"'));
        return head.out().line(")").blank().toString() + main;
    }

    private void client(Code main) {
        imports.addAll(List.of("context", "log", GoNotation.SDK + "config", GoNotation.SDK + "service/dynamodb"));
        List<Doc> settings = new ArrayList<>();
        endpoint.namedRegion().ifPresent(region -> settings.add(setting("Region", region)));
        if (endpoint instanceof Endpoint.Local local) {
            imports.add(GoNotation.SDK + "credentials");
            settings.add(Doc.text("config.WithCredentialsProvider(credentials.NewStaticCredentialsProvider("
                    + notation.text(local.accessKeyId()) + ", "
                    + notation.text(local.secretAccessKey()) + ", \"\"))"));
        } else if (endpoint instanceof Endpoint.Aws aws) {
            aws.profile().ifPresent(profile -> settings.add(setting("SharedConfigProfile", profile)));
        }
        main.line("ctx := context.Background()");
        if (settings.isEmpty()) {
            main.line("cfg, err := config.LoadDefaultConfig(ctx)");
        } else {
            main.line(
                    "cfg, err := config.LoadDefaultConfig(ctx,",
                    Doc.Block.of("", settings, ")", ARGUMENTS).broken(),
                    "");
        }
        main.lines("""
            if err != nil {
                log.Fatal(err)
            }
            """);
        if (endpoint instanceof Endpoint.Local local) {
            imports.add(GoNotation.SDK + "aws");
            main.line("client := dynamodb.NewFromConfig(cfg, func(o *dynamodb.Options) {")
                    .in()
                    .line("o.BaseEndpoint = aws.String(" + notation.text(local.url()) + ")")
                    .out()
                    .line("})");
        } else {
            main.line("client := dynamodb.NewFromConfig(cfg)");
        }
    }

    private Doc setting(String name, String value) {
        return Doc.text("config.With" + name + "(" + notation.text(value) + ")");
    }

    private String body() {
        return switch (call.answer()) {
            case ITEM -> """
                response, err := client.OPERATION(ctx, request)
                if err != nil {
                    log.Fatal(err)
                }
                show(response.Item)
                """;
            case PAGES -> """
                pages := dynamodb.NewOPERATIONPaginator(client, request)
                for pages.HasMorePages() {
                    page, err := pages.NextPage(ctx)
                    if err != nil {
                        log.Fatal(err)
                    }
                    for _, item := range page.Items {
                        show(item)
                    }
                }
                """;
            case COUNT -> {
                imports.add("fmt");
                yield """
                    var count int32
                    pages := dynamodb.NewOPERATIONPaginator(client, request)
                    for pages.HasMorePages() {
                        page, err := pages.NextPage(ctx)
                        if err != nil {
                            log.Fatal(err)
                        }
                        count += page.Count
                    }
                    fmt.Println(count)
                    """;
            }
            case KEYS_LEFT -> {
                imports.addAll(List.of("math/rand", "time"));
                yield """
                    delay := 100 * time.Millisecond
                    for {
                        response, err := client.OPERATION(ctx, request)
                        if err != nil {
                            log.Fatal(err)
                        }
                        for table, items := range response.Responses {
                            for _, item := range items {
                                fmt.Print(table, " ")
                                show(item)
                            }
                        }
                        if len(response.UnprocessedKeys) == 0 {
                            break
                        }
                        request.RequestItems = response.UnprocessedKeys
                        time.Sleep(time.Duration(rand.Int63n(int64(delay))))
                        if delay < 5*time.Second {
                            delay *= 2
                        }
                    }
                    """;
            }
            case WRITES_LEFT -> {
                imports.addAll(List.of("math/rand", "time"));
                yield """
                    delay := 100 * time.Millisecond
                    for {
                        response, err := client.OPERATION(ctx, request)
                        if err != nil {
                            log.Fatal(err)
                        }
                        if len(response.UnprocessedItems) == 0 {
                            break
                        }
                        request.RequestItems = response.UnprocessedItems
                        time.Sleep(time.Duration(rand.Int63n(int64(delay))))
                        if delay < 5*time.Second {
                            delay *= 2
                        }
                    }
                    """;
            }
            case RESPONSES -> """
                response, err := client.OPERATION(ctx, request)
                if err != nil {
                    log.Fatal(err)
                }
                for _, answer := range response.Responses {
                    show(answer.Item)
                }
                """;
            case ITEMS_AND_ERRORS -> """
                response, err := client.OPERATION(ctx, request)
                if err != nil {
                    log.Fatal(err)
                }
                for _, answer := range response.Responses {
                    if answer.Error != nil {
                        fmt.Println(answer.Error.Code, aws.ToString(answer.Error.Message))
                        continue
                    }
                    show(answer.Item)
                }
                """;
            case ATTRIBUTES -> """
                response, err := client.OPERATION(ctx, request)
                if err != nil {
                    log.Fatal(err)
                }
                show(response.Attributes)
                """;
            case NOTHING -> """
                if _, err := client.OPERATION(ctx, request); err != nil {
                    log.Fatal(err)
                }
                """;
            case TOKENS -> """
                for {
                    page, err := client.OPERATION(ctx, request)
                    if err != nil {
                        log.Fatal(err)
                    }
                    for _, item := range page.Items {
                        show(item)
                    }
                    if page.NextToken == nil {
                        break
                    }
                    request.NextToken = page.NextToken
                }
                """;
            case ITEMS -> """
                response, err := client.OPERATION(ctx, request)
                if err != nil {
                    log.Fatal(err)
                }
                for _, item := range response.Items {
                    show(item)
                }
                """;
        };
    }
}
