package dev.keyloom.engine.partiql;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.expression.partiql.Statement;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import java.util.List;

/** Reads statements and refuses them in the service's words. */
final class StatementTexts {
    private StatementTexts() {}

    /** @throws ServiceException if the text is no statement or the parameters are too few or too many */
    static Statement read(String text, List<AttributeValue> parameters) {
        Result<Statement> result = Statement.parse(text, parameters);
        return result.value().orElseThrow(() -> {
            Problem problem = result.problems().get(0);
            boolean isOfParameters = problem.code().equals(Statement.PARAMETERS_CODE);
            String where = problem.place()
                    .span()
                    .map(span -> " at character " + (span.offset() + 1))
                    .orElse("");
            return ServiceException.validation(
                    isOfParameters
                            ? problem.message()
                            : "Statement wasn't well formed, can't be processed: " + problem.message() + where);
        });
    }
}
