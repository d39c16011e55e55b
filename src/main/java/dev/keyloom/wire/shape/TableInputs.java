package dev.keyloom.wire.shape;

import static dev.keyloom.wire.shape.Shape.Scalar.BOOLEAN;
import static dev.keyloom.wire.shape.Shape.Scalar.INTEGER;
import static dev.keyloom.wire.shape.Shape.Scalar.LONG;
import static dev.keyloom.wire.shape.Shape.Scalar.STRING;

import dev.keyloom.wire.shape.Shape.ListOf;
import dev.keyloom.wire.shape.Shape.StructureOf;

/**
 * The inputs of the operations on tables. Members stand in the order in which the service reports what is wrong with
 * them.
 */
public final class TableInputs {
    /** Absence of the table's name is told in other words than that of other members. */
    private static final Member TABLE_NAME = Member.of("TableName", STRING, Parts.NEW_TABLE);

    /** A table that exists may be named by its ARN. */
    private static final Member EXISTING_TABLE =
            Member.of("TableName", STRING, Parts.NEW_TABLE.butFor(name -> name.startsWith("arn:")));

    private static final Rules UNITS = Rules.NONE.required().from(1);

    private static final StructureOf PROVISIONED = new StructureOf(
            "ProvisionedThroughput",
            Member.of("WriteCapacityUnits", LONG, UNITS),
            Member.of("ReadCapacityUnits", LONG, UNITS));

    private static final StructureOf ON_DEMAND = new StructureOf(
            "OnDemandThroughput", Member.of("MaxReadRequestUnits", LONG), Member.of("MaxWriteRequestUnits", LONG));

    private static final StructureOf WARM = new StructureOf(
            "WarmThroughput", Member.of("ReadUnitsPerSecond", LONG), Member.of("WriteUnitsPerSecond", LONG));

    private static final ListOf ATTRIBUTE_DEFINITIONS = Parts.list(new StructureOf(
            "AttributeDefinition",
            Member.required("AttributeName", STRING),
            Member.of("AttributeType", STRING, Rules.oneOf("B", "N", "S").required())));

    private static final ListOf KEY_SCHEMA = Parts.list(new StructureOf(
            "KeySchemaElement",
            Member.required("AttributeName", STRING),
            Member.of("KeyType", STRING, Rules.oneOf("HASH", "RANGE").required())));

    private static final Member INDEX_NAME = Member.of("IndexName", STRING, Parts.INDEX.required());

    private static final Member TABLE_KEY =
            Member.of("KeySchema", KEY_SCHEMA, Rules.NONE.required().length(1, 2));

    /** A global index has up to four partition and four sort key attributes. */
    private static final Member INDEX_KEY =
            Member.of("KeySchema", KEY_SCHEMA, Rules.NONE.required().length(1, 8));

    private static final Member PROJECTION = Member.required(
            "Projection",
            new StructureOf(
                    "Projection",
                    Member.of("ProjectionType", STRING, Rules.oneOf("ALL", "INCLUDE", "KEYS_ONLY")),
                    Member.of("NonKeyAttributes", Parts.TEXTS, Rules.NONE.length(1, 20))));

    private static final Member BILLING =
            Member.of("BillingMode", STRING, Rules.oneOf("PROVISIONED", "PAY_PER_REQUEST"));

    private static final Member STREAM = Member.of(
            "StreamSpecification",
            new StructureOf(
                    "StreamSpecification",
                    Member.required("StreamEnabled", BOOLEAN),
                    Member.of(
                            "StreamViewType",
                            STRING,
                            Rules.oneOf("NEW_IMAGE", "OLD_IMAGE", "NEW_AND_OLD_IMAGES", "KEYS_ONLY"))));

    private static final Member ENCRYPTION = Member.of(
            "SSESpecification",
            new StructureOf(
                    "SSESpecification",
                    Member.of("Enabled", BOOLEAN),
                    Member.of("SSEType", STRING, Rules.oneOf("AES256", "KMS")),
                    Member.of("KMSMasterKeyId", STRING)));

    private static final Member TABLE_CLASS =
            Member.of("TableClass", STRING, Rules.oneOf("STANDARD", "STANDARD_INFREQUENT_ACCESS"));

    private static final Member TAGS = Member.of(
            "Tags",
            Parts.list(new StructureOf("Tag", Member.required("Key", STRING), Member.required("Value", STRING))));

    private static final StructureOf GLOBAL_INDEX = new StructureOf(
            "GlobalSecondaryIndex",
            INDEX_NAME,
            INDEX_KEY,
            PROJECTION,
            Member.of("ProvisionedThroughput", PROVISIONED),
            Member.of("OnDemandThroughput", ON_DEMAND),
            Member.of("WarmThroughput", WARM));

    private static final StructureOf LOCAL_INDEX =
            new StructureOf("LocalSecondaryIndex", INDEX_NAME, TABLE_KEY, PROJECTION);

    public static final StructureOf CREATE_TABLE = new StructureOf(
            "CreateTableInput",
            Member.required("AttributeDefinitions", ATTRIBUTE_DEFINITIONS),
            TABLE_NAME,
            BILLING,
            Member.of("ProvisionedThroughput", PROVISIONED),
            TABLE_KEY,
            Member.of("GlobalSecondaryIndexes", Parts.list(GLOBAL_INDEX)),
            Member.of("LocalSecondaryIndexes", Parts.list(LOCAL_INDEX)),
            Member.of("OnDemandThroughput", ON_DEMAND),
            Member.of("WarmThroughput", WARM),
            STREAM,
            ENCRYPTION,
            TABLE_CLASS,
            Member.of("DeletionProtectionEnabled", BOOLEAN),
            TAGS,
            Member.of("ResourcePolicy", STRING),
            Member.of("GlobalTableSourceArn", STRING),
            Member.of("GlobalTableSettingsReplicationMode", STRING));

    public static final StructureOf UPDATE_TABLE = new StructureOf(
            "UpdateTableInput",
            EXISTING_TABLE,
            Member.of("AttributeDefinitions", ATTRIBUTE_DEFINITIONS),
            Member.of("ProvisionedThroughput", PROVISIONED),
            BILLING,
            Member.of(
                    "GlobalSecondaryIndexUpdates",
                    Parts.list(new StructureOf(
                            "GlobalSecondaryIndexUpdate",
                            Member.of(
                                    "Update",
                                    new StructureOf(
                                            "UpdateGlobalSecondaryIndexAction",
                                            INDEX_NAME,
                                            Member.of("ProvisionedThroughput", PROVISIONED),
                                            Member.of("OnDemandThroughput", ON_DEMAND),
                                            Member.of("WarmThroughput", WARM))),
                            Member.of(
                                    "Create",
                                    new StructureOf(
                                            "CreateGlobalSecondaryIndexAction",
                                            PROJECTION,
                                            INDEX_NAME,
                                            Member.of("ProvisionedThroughput", PROVISIONED),
                                            INDEX_KEY,
                                            Member.of("OnDemandThroughput", ON_DEMAND),
                                            Member.of("WarmThroughput", WARM))),
                            Member.of("Delete", new StructureOf("DeleteGlobalSecondaryIndexAction", INDEX_NAME))))),
            Member.of("OnDemandThroughput", ON_DEMAND),
            Member.of("WarmThroughput", WARM),
            STREAM,
            ENCRYPTION,
            TABLE_CLASS,
            Member.of("DeletionProtectionEnabled", BOOLEAN),
            Member.of("ReplicaUpdates", Parts.list(new StructureOf("ReplicationGroupUpdate"))),
            Member.of("MultiRegionConsistency", STRING));

    public static final StructureOf DELETE_TABLE = new StructureOf("DeleteTableInput", EXISTING_TABLE);
    public static final StructureOf DESCRIBE_TABLE = new StructureOf("DescribeTableInput", EXISTING_TABLE);

    public static final StructureOf LIST_TABLES = new StructureOf(
            "ListTablesInput",
            Member.of("ExclusiveStartTableName", STRING, Parts.NEW_TABLE),
            Member.of("Limit", INTEGER, Rules.NONE.from(1).to(100)));

    public static final StructureOf DESCRIBE_LIMITS = new StructureOf("DescribeLimitsInput");
    public static final StructureOf DESCRIBE_ENDPOINTS = new StructureOf("DescribeEndpointsRequest");
    public static final StructureOf DESCRIBE_TIME_TO_LIVE = new StructureOf("DescribeTimeToLiveInput", EXISTING_TABLE);
    public static final StructureOf DESCRIBE_CONTINUOUS_BACKUPS =
            new StructureOf("DescribeContinuousBackupsInput", EXISTING_TABLE);

    public static final StructureOf UPDATE_TIME_TO_LIVE = new StructureOf(
            "UpdateTimeToLiveInput",
            EXISTING_TABLE,
            Member.required(
                    "TimeToLiveSpecification",
                    new StructureOf(
                            "TimeToLiveSpecification",
                            Member.required("Enabled", BOOLEAN),
                            Member.of(
                                    "AttributeName",
                                    STRING,
                                    Rules.NONE.required().length(1, 255)))));

    public static final StructureOf TAG_RESOURCE =
            new StructureOf("TagResourceInput", Member.of("ResourceArn", STRING), TAGS);
    public static final StructureOf UNTAG_RESOURCE =
            new StructureOf("UntagResourceInput", Member.of("ResourceArn", STRING), Member.of("TagKeys", Parts.TEXTS));
    public static final StructureOf LIST_TAGS = new StructureOf(
            "ListTagsOfResourceInput", Member.of("ResourceArn", STRING), Member.of("NextToken", STRING));

    private TableInputs() {}
}
