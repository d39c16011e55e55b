package dev.keyloom.cli;

import dev.keyloom.connect.TableClient;
import dev.keyloom.connect.TableFailure;
import dev.keyloom.connect.TableInfo;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.RequestExpressions;
import dev.keyloom.schema.ReservedWords;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reads everything in a table or an index. */
@Command(
        name = "scan",
        description = "Reads all items of a table or an index, in no order that means anything.",
        footer = {"", "Example:", "  keyloom scan sample:github --index GSI3 --filter \"Type = 'Repo'\" --all"})
final class ScanCommand implements Run {
    private final Context context;

    @Mixin
    private final TableOptions tables = new TableOptions();

    @Mixin
    private final ReadChoices choices = new ReadChoices();

    @Option(names = "--index", paramLabel = "INDEX", description = "an index (default: the table itself)")
    private @Nullable String index;

    ScanCommand(Context context) {
        this.context = context;
    }

    @Override
    public ExitCode run() throws CommandFailure {
        try (TableClient client = tables.open(context)) {
            TableInfo table = tables.table(client);
            RequestExpressions expressions = new RequestExpressions(ReservedWords::contains);
            Optional<RequestExpression<Formula>> filter = choices.filter(expressions);
            Optional<RequestExpression<ProjectionExpression>> projection = choices.projection(expressions);
            ExpressionAttributes attributes = new ExpressionAttributes(expressions.names(), expressions.values());
            ReadOptions first = choices.options(Optional.empty());
            choices.run(
                    context,
                    tables,
                    client,
                    start -> new PreparedRequest.Scan(new ScanRequest(
                            table.name(),
                            Optional.ofNullable(index),
                            filter,
                            projection,
                            attributes,
                            Optional.empty(),
                            ReadChoices.from(first, start))));
            return ExitCode.FINE;
        } catch (TableFailure failure) {
            throw TableOptions.refused(failure);
        }
    }
}
