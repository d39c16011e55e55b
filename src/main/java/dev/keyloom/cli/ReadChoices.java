package dev.keyloom.cli;

import dev.keyloom.codegen.Language;
import dev.keyloom.codegen.Snippets;
import dev.keyloom.connect.Answer;
import dev.keyloom.connect.TableClient;
import dev.keyloom.connect.TableFailure;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.RequestExpressions;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.request.AnswerJson;
import dev.keyloom.format.request.RequestJson;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a page or all of them are read, and what becomes of the answer. */
final class ReadChoices {
    @Option(
            names = "--filter",
            paramLabel = "CONDITION",
            description =
                    "leaves out what was read and does not fit, such as \"Status = 'Open' AND Stars > 3\"; what is"
                            + " left out is paid for as well")
    private @Nullable String filter;

    @Option(
            names = "--projection",
            paramLabel = "PATHS",
            description = "attributes to return, such as \"Name, Tags[0]\"")
    private @Nullable String projection;

    @Option(names = "--limit", paramLabel = "NUMBER", description = "most items that one page reads, before the filter")
    private @Nullable Integer limit;

    @Option(names = "--consistent", description = "read what all writes before have written; costs twice as much")
    private boolean consistent;

    @Option(names = "--all", description = "read all pages, not only the first")
    private boolean all;

    @Option(names = "--dry-run", description = "show the request and send nothing")
    private boolean dryRun;

    @Option(
            names = "--code",
            paramLabel = "LANGUAGE",
            description = "write the request as a program and send nothing: ${COMPLETION-CANDIDATES}")
    private @Nullable CodeLanguage code;

    @Mixin
    private final ResultOptions result = new ResultOptions();

    enum CodeLanguage {
        JAVA(Language.JAVA),
        PYTHON(Language.PYTHON),
        TYPESCRIPT(Language.TYPESCRIPT),
        GO(Language.GO),
        CLI(Language.CLI);

        private final Language language;

        CodeLanguage(Language language) {
            this.language = language;
        }

        Language language() {
            return language;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Makes the request that reads a page from a key on. */
    @FunctionalInterface
    interface Page {
        PreparedRequest after(Optional<Item> start);
    }

    Optional<RequestExpression<Formula>> filter(RequestExpressions expressions) throws CommandFailure {
        if (filter == null) {
            return Optional.empty();
        }
        Condition condition = require("--filter", filter, Condition.parse(filter, Dialect.MODEL));
        Formula formula = condition
                .formula()
                .orElseThrow(() -> new CommandFailure(
                        ExitCode.WRONG_USAGE, "--filter " + filter + ": " + first(condition.problems())));
        return Optional.of(RequestExpression.text(expressions.condition(formula)));
    }

    Optional<RequestExpression<ProjectionExpression>> projection(RequestExpressions expressions) throws CommandFailure {
        if (projection == null) {
            return Optional.empty();
        }
        ProjectionExpression paths =
                require("--projection", projection, ProjectionExpression.parse(projection, Dialect.MODEL));
        return Optional.of(RequestExpression.text(expressions.projection(paths)));
    }

    private static <T> T require(String option, String text, Result<T> parsed) throws CommandFailure {
        boolean isWrong = parsed.problems().stream().anyMatch(Problem::isError);
        if (isWrong || parsed.value().isEmpty()) {
            throw new CommandFailure(ExitCode.WRONG_USAGE, option + " " + text + ": " + first(parsed.problems()));
        }
        return parsed.value().get();
    }

    private static String first(List<Problem> problems) {
        return problems.stream().map(Problem::message).findFirst().orElse("cannot be read");
    }

    ReadOptions options(Optional<Item> start) throws CommandFailure {
        if (limit != null && limit < 1) {
            throw new CommandFailure(ExitCode.WRONG_USAGE, "--limit " + limit + ": a page reads at least 1 item");
        }
        return new ReadOptions(
                Optional.empty(),
                limit == null ? OptionalInt.empty() : OptionalInt.of(limit),
                start,
                consistent,
                ReturnConsumedCapacity.INDEXES);
    }

    /** Returns the reading of the page that follows a key. */
    static ReadOptions from(ReadOptions options, Optional<Item> start) {
        return new ReadOptions(
                options.select(), options.limit(), start, options.consistentRead(), options.consumedCapacity());
    }

    /** @throws CommandFailure if choices are made that only reads of several items know */
    void refusePages(String command) throws CommandFailure {
        if (filter != null || limit != null || all) {
            throw new CommandFailure(
                    ExitCode.WRONG_USAGE,
                    command + " reads one item: --filter, --limit and --all are for query and scan");
        }
    }

    boolean isConsistent() {
        return consistent;
    }

    /** Sends what was asked for, or shows it. */
    void run(Context context, TableOptions tables, TableClient client, Page page) throws CommandFailure, TableFailure {
        PreparedRequest first = page.after(Optional.empty());
        if (code != null) {
            result.write(context, Snippets.of(first, code.language, tables.snippetEndpoint()));
            return;
        }
        if (dryRun) {
            result.write(
                    context,
                    JsonText.file(Json.object()
                            .put("operation", first.operation())
                            .put("request", RequestJson.of(first))
                            .build()));
            return;
        }
        result.write(context, JsonText.file(read(context, client, page, first)));
    }

    private Json read(Context context, TableClient client, Page page, PreparedRequest first) throws TableFailure {
        List<Item> items = new ArrayList<>();
        List<ConsumedCapacity> capacity = new ArrayList<>();
        long count = 0;
        long scanned = 0;
        int requests = 0;
        Optional<Item> last = Optional.empty();
        PreparedRequest next = first;
        do {
            Answer answer = client.run(next);
            requests++;
            capacity.addAll(answer.consumedCapacity());
            if (answer instanceof Answer.Found found) {
                found.result().item().ifPresent(items::add);
                count = items.size();
                scanned = count;
                break;
            }
            ReadResult read = ((Answer.Page) answer).result();
            read.items().ifPresent(items::addAll);
            count += read.count();
            scanned += read.scannedCount();
            last = read.lastEvaluatedKey();
            next = page.after(last);
        } while (all && last.isPresent());
        context.output()
                .say(count + " of " + scanned + " read" + (last.isPresent() ? ", more to read (--all reads on)" : ""));
        return AnswerJson.of(items, count, scanned, last, capacity, requests);
    }
}
