package dev.keyloom.engine.table;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How requests name a table: by its name, or by its ARN of whatever region and account, since the engine has one of each.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html">AWS:
 *     naming rules</a>
 */
final class TableName {
    private static final Pattern ARN =
            Pattern.compile("arn:[a-z-]+:dynamodb:[^:/]*:[0-9]*:table/([a-zA-Z0-9_.-]+)(/.*)?");

    private TableName() {}

    /** Returns the table's name. */
    static String of(String nameOrArn) {
        return nameOrArn.startsWith("arn:") ? ofArn(nameOrArn).orElse(nameOrArn) : nameOrArn;
    }

    /** Returns the name of the table that an ARN is of, or is of a part of. */
    static Optional<String> ofArn(String arn) {
        Matcher matcher = ARN.matcher(arn);
        return matcher.matches() ? Optional.of(matcher.group(1)) : Optional.empty();
    }
}
