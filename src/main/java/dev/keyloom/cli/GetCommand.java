package dev.keyloom.cli;

import dev.keyloom.connect.TableClient;
import dev.keyloom.connect.TableFailure;
import dev.keyloom.connect.TableInfo;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.RequestExpressions;
import dev.keyloom.schema.ReservedWords;
import dev.keyloom.value.Item;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Reads one item by its primary key. */
@Command(
        name = "get",
        description = "Reads the item of a primary key.",
        footer = {
            "",
            "Example:",
            "  keyloom get sample:github --partition 'ACCOUNT#alexdebrie' --sort 'ACCOUNT#alexdebrie'"
        })
final class GetCommand implements Run {
    private final Context context;

    @Mixin
    private final TableOptions tables = new TableOptions();

    @Mixin
    private final KeyChoice key = new KeyChoice();

    @Mixin
    private final ReadChoices choices = new ReadChoices();

    GetCommand(Context context) {
        this.context = context;
    }

    @Override
    public ExitCode run() throws CommandFailure {
        choices.refusePages("get");
        try (TableClient client = tables.open(context)) {
            TableInfo table = tables.table(client);
            Item item = key.primaryKey(table);
            RequestExpressions expressions = new RequestExpressions(ReservedWords::contains);
            Optional<RequestExpression<ProjectionExpression>> projection = choices.projection(expressions);
            ExpressionAttributes attributes = new ExpressionAttributes(expressions.names(), expressions.values());
            choices.run(
                    context,
                    tables,
                    client,
                    start -> new PreparedRequest.Get(new GetItemRequest(
                            table.name(),
                            item,
                            choices.isConsistent(),
                            projection,
                            attributes,
                            ReturnConsumedCapacity.INDEXES)));
            return ExitCode.FINE;
        } catch (TableFailure failure) {
            throw TableOptions.refused(failure);
        }
    }
}
