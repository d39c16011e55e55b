package dev.keyloom.cli;

import dev.keyloom.connect.TableClient;
import dev.keyloom.connect.TableFailure;
import dev.keyloom.connect.TableInfo;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.RequestExpressions;
import dev.keyloom.schema.ReservedWords;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reads an item collection, or a part of it, of a table or an index. */
@Command(
        name = "query",
        description = "Reads the items of one partition key in the order of their sort keys, from a model's tables in"
                + " memory, an endpoint or AWS.",
        footer = {"", "Example:", "  keyloom query sample:github --partition 'REPO#alexdebrie#dynamodb-book' --limit 5"
        })
final class QueryCommand implements Run {
    private final Context context;

    @Mixin
    private final TableOptions tables = new TableOptions();

    @Mixin
    private final KeyChoice key = new KeyChoice();

    @Mixin
    private final ReadChoices choices = new ReadChoices();

    @Option(names = "--descending", description = "last sort key first")
    private boolean descending;

    QueryCommand(Context context) {
        this.context = context;
    }

    @Override
    public ExitCode run() throws CommandFailure {
        try (TableClient client = tables.open(context)) {
            TableInfo table = tables.table(client);
            KeyCondition condition = key.condition(table);
            RequestExpressions expressions = new RequestExpressions(ReservedWords::contains);
            RequestExpression<KeyCondition> keys = RequestExpression.text(expressions.keyCondition(condition));
            Optional<RequestExpression<Formula>> filter = choices.filter(expressions);
            Optional<RequestExpression<ProjectionExpression>> projection = choices.projection(expressions);
            ExpressionAttributes attributes = new ExpressionAttributes(expressions.names(), expressions.values());
            ReadOptions first = choices.options(Optional.empty());
            choices.run(
                    context,
                    tables,
                    client,
                    start -> new PreparedRequest.Query(new QueryRequest(
                            table.name(),
                            key.index(),
                            keys,
                            filter,
                            projection,
                            attributes,
                            !descending,
                            ReadChoices.from(first, start))));
            return ExitCode.FINE;
        } catch (TableFailure failure) {
            throw TableOptions.refused(failure);
        }
    }
}
