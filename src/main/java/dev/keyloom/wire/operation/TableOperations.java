package dev.keyloom.wire.operation;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.AccountLimits;
import dev.keyloom.engine.request.ContinuousBackups;
import dev.keyloom.engine.request.ListTablesRequest;
import dev.keyloom.engine.request.ListTablesResult;
import dev.keyloom.engine.request.TableDescription;
import dev.keyloom.engine.request.Tag;
import dev.keyloom.engine.request.TagPage;
import dev.keyloom.engine.request.TimeToLive;
import dev.keyloom.engine.request.TimeToLiveDescription;
import dev.keyloom.wire.operation.Operation.Call;
import dev.keyloom.wire.shape.Structure;
import java.util.List;
import java.util.regex.Pattern;

/** The operations on tables, their time to live and their tags. */
final class TableOperations {
    private static final String TABLE_NAME = "TableName";
    private static final String RESOURCE_ARN = "ResourceArn";
    private static final int ENDPOINT_CACHE_MINUTES = 1440;

    private static final Pattern TABLE_ARN =
            Pattern.compile("arn:aws[a-z-]*:dynamodb:[^:]*:\\d*:table/[a-zA-Z0-9_.-]{3,255}");

    private TableOperations() {}

    static void create(Call call) {
        describe(call, "TableDescription", call.service().tables().create(TableRequests.create(call.structure())));
    }

    static void update(Call call) {
        describe(call, "TableDescription", call.service().tables().update(TableRequests.update(call.structure())));
    }

    static void delete(Call call) {
        describe(call, "TableDescription", call.service().tables().delete(table(call)));
    }

    static void describe(Call call) {
        describe(call, "Table", call.service().tables().describe(table(call)));
    }

    private static void describe(Call call, String member, TableDescription table) {
        Answer answer = call.answer();
        answer.object(() -> answer.object(member, () -> new TableAnswers(answer).table(table)));
    }

    static void list(Call call) {
        ListTablesResult result = call.service()
                .tables()
                .list(new ListTablesRequest(
                        call.structure().text("ExclusiveStartTableName"),
                        call.input().integer("Limit")));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.texts("TableNames", result.tables());
            answer.text("LastEvaluatedTableName", result.lastEvaluatedTable());
        });
    }

    static void limits(Call call) {
        AccountLimits limits = call.service().tables().limits();
        Answer answer = call.answer();
        answer.object(() -> {
            answer.number("AccountMaxReadCapacityUnits", limits.accountMaxReadUnits());
            answer.number("AccountMaxWriteCapacityUnits", limits.accountMaxWriteUnits());
            answer.number("TableMaxReadCapacityUnits", limits.tableMaxReadUnits());
            answer.number("TableMaxWriteCapacityUnits", limits.tableMaxWriteUnits());
        });
    }

    /** There is one endpoint: the one that was asked. */
    static void endpoints(Call call) {
        Answer answer = call.answer();
        answer.object(() -> answer.list(
                "Endpoints",
                List.of(call.host()),
                host -> answer.object(() -> {
                    answer.text("Address", host);
                    answer.number("CachePeriodInMinutes", ENDPOINT_CACHE_MINUTES);
                })));
    }

    static void continuousBackups(Call call) {
        ContinuousBackups backups = call.service().tables().continuousBackups(table(call));
        Answer answer = call.answer();
        answer.object(() -> answer.object("ContinuousBackupsDescription", () -> {
            answer.text("ContinuousBackupsStatus", backups.status());
            answer.object(
                    "PointInTimeRecoveryDescription",
                    () -> answer.text("PointInTimeRecoveryStatus", backups.pointInTimeRecoveryStatus()));
        }));
    }

    static void describeTimeToLive(Call call) {
        TimeToLiveDescription timeToLive = call.service().timeToLive().describe(table(call));
        Answer answer = call.answer();
        answer.object(() -> answer.object("TimeToLiveDescription", () -> {
            answer.text("TimeToLiveStatus", timeToLive.status());
            answer.text("AttributeName", timeToLive.attribute());
        }));
    }

    static void updateTimeToLive(Call call) {
        Structure specification =
                call.structure().structure("TimeToLiveSpecification").orElseThrow();
        TimeToLive result = call.service()
                .timeToLive()
                .update(
                        table(call),
                        new TimeToLive(specification.isTrue("Enabled"), specification.requireText("AttributeName")));
        Answer answer = call.answer();
        answer.object(() -> answer.object("TimeToLiveSpecification", () -> {
            answer.truth("Enabled", result.enabled());
            answer.text("AttributeName", result.attribute());
        }));
    }

    static void tag(Call call) {
        String arn = arn(call);
        List<Tag> tags = TableRequests.tags(call.structure()).orElseThrow(() -> absent("tags"));
        requireTable(arn);
        if (tags.isEmpty()) {
            throw ServiceException.validation("Atleast one Tag needs to be provided as Input.");
        }
        call.service().tags().tag(arn, tags);
    }

    static void untag(Call call) {
        String arn = arn(call);
        List<String> keys = call.structure().texts("TagKeys").orElseThrow(() -> absent("tagKeys"));
        requireTable(arn);
        if (keys.isEmpty()) {
            throw ServiceException.validation("Atleast one Tag Key needs to be provided as Input.");
        }
        call.service().tags().untag(arn, keys);
    }

    static void listTags(Call call) {
        String arn = arn(call);
        requireTable(arn);
        TagPage page = call.service().tags().tags(arn, call.structure().text("NextToken"));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.list(
                    "Tags",
                    page.tags(),
                    tag -> answer.object(() -> {
                        answer.text("Key", tag.key());
                        answer.text("Value", tag.value());
                    }));
            answer.text("NextToken", page.nextToken());
        });
    }

    private static String table(Call call) {
        return call.structure().requireText(TABLE_NAME);
    }

    private static ServiceException absent(String member) {
        return ServiceException.validation("1 validation error detected: Value null at '" + member
                + "' failed to satisfy constraint: Member must not be null");
    }

    private static String arn(Call call) {
        return call.structure().text(RESOURCE_ARN).orElseThrow(() -> ServiceException.validation("Invalid TableArn"));
    }

    private static void requireTable(String arn) {
        if (!TABLE_ARN.matcher(arn).matches()) {
            throw ServiceException.validation("Invalid TableArn: Invalid ResourceArn provided as input " + arn);
        }
    }
}
