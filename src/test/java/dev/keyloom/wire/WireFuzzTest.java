package dev.keyloom.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Whatever comes in, a well-formed answer goes out: a result or one of the service's errors, and never one that is the
 * program's own. {@code -Dkeyloom.fuzz=100000} tries so many bodies of each kind instead of the usual few.
 */
class WireFuzzTest {
    private static final int TRIES = Integer.getInteger("keyloom.fuzz", 2500);
    private static final long SEED = Long.getLong("keyloom.fuzz.seed", 20261130);

    private static final List<String> OPERATIONS = List.of(
            "GetItem",
            "PutItem",
            "UpdateItem",
            "DeleteItem",
            "Query",
            "Scan",
            "BatchGetItem",
            "BatchWriteItem",
            "TransactGetItems",
            "TransactWriteItems",
            "CreateTable",
            "UpdateTable",
            "DescribeTable",
            "ListTables",
            "ExecuteStatement",
            "BatchExecuteStatement",
            "ExecuteTransaction",
            "UpdateTimeToLive",
            "TagResource",
            "ListStreams",
            "DescribeStream",
            "GetShardIterator",
            "GetRecords");

    /** Operations and requests that they answer; the more members these have, the more there is to break. */
    private static final List<String> SOUND =
            List.of("""
            GetItem {'TableName':'Tab','Key':{'pk':{'S':'a'}},'ProjectionExpression':'a.b[1], #n','ExpressionAttributeNames':{'#n':'v'}}""", """
            PutItem {'TableName':'Tab','Item':{'pk':{'S':'a'},'v':{'M':{'x':{'L':[{'N':'1.5e3'},{'NULL':true},{'BOOL':false}]}}},
             's':{'SS':['a','b']},'n':{'NS':['1','2']},'b':{'BS':['AA==']}},'ConditionExpression':'attribute_not_exists(pk) OR v.x[0] > :v',
             'ExpressionAttributeValues':{':v':{'N':'1'}},'ReturnValues':'ALL_OLD','ReturnConsumedCapacity':'INDEXES'}""", """
            UpdateItem {'TableName':'Tab','Key':{'pk':{'S':'a'}},'UpdateExpression':'SET a = if_not_exists(a, :v) + :v, b = list_append(b, :l) REMOVE c ADD d :v DELETE e :s',
             'ExpressionAttributeValues':{':v':{'N':'1'},':l':{'L':[]},':s':{'SS':['x']}},'ReturnValues':'UPDATED_NEW'}""", """
            Query {'TableName':'Tab','KeyConditionExpression':'pk = :p','FilterExpression':'contains(v, :v) AND NOT size(v) BETWEEN :v AND :v',
             'ExpressionAttributeValues':{':p':{'S':'a'},':v':{'N':'1'}},'Limit':3,'Select':'COUNT','ExclusiveStartKey':{'pk':{'S':'a'}}}""", """
            Query {'TableName':'Tab','KeyConditions':{'pk':{'ComparisonOperator':'EQ','AttributeValueList':[{'S':'a'}]}},
             'QueryFilter':{'v':{'ComparisonOperator':'BETWEEN','AttributeValueList':[{'N':'1'},{'N':'2'}]}},'AttributesToGet':['pk']}""", """
            Scan {'TableName':'Tab','Segment':0,'TotalSegments':2,'ScanFilter':{'v':{'ComparisonOperator':'NULL'}},'Limit':1}""", """
            BatchGetItem {'RequestItems':{'Tab':{'Keys':[{'pk':{'S':'a'}},{'pk':{'S':'b'}}],'ConsistentRead':true}}}""", """
            BatchWriteItem {'RequestItems':{'Tab':[{'PutRequest':{'Item':{'pk':{'S':'b'}}}},{'DeleteRequest':{'Key':{'pk':{'S':'c'}}}}]}}""", """
            TransactWriteItems {'TransactItems':[{'Put':{'TableName':'Tab','Item':{'pk':{'S':'d'}}}},{'ConditionCheck':{'TableName':'Tab','Key':{'pk':{'S':'a'}},
             'ConditionExpression':'attribute_exists(pk)'}},{'Update':{'TableName':'Tab','Key':{'pk':{'S':'e'}},'UpdateExpression':'ADD n :v',
             'ExpressionAttributeValues':{':v':{'N':'1'}}}}],'ClientRequestToken':'t'}""", """
            TransactGetItems {'TransactItems':[{'Get':{'TableName':'Tab','Key':{'pk':{'S':'a'}}}}]}""", """
            ExecuteStatement {'Statement':'SELECT v, pk FROM Tab WHERE pk = ? AND contains(v, 1) OR v.x[0] BETWEEN 1 AND 2','Parameters':[{'S':'a'}],'Limit':2}""", """
            BatchExecuteStatement {'Statements':[{'Statement':'UPDATE Tab SET v = v + 1 REMOVE w WHERE pk = 5'},{'Statement':'DELETE FROM Tab WHERE pk = ?','Parameters':[{'S':'b'}]}]}""", """
            ExecuteTransaction {'TransactStatements':[{'Statement':'INSERT INTO Tab VALUE {pk: ?, n: 5}','Parameters':[{'S':'z'}]}]}""", """
            ListStreams {'TableName':'Streamed','Limit':1,'ExclusiveStartStreamArn':'STREAM'}""", """
            DescribeStream {'StreamArn':'STREAM','Limit':1,'ExclusiveStartShardId':'SHARD'}""", """
            DescribeStream {'StreamArn':'STREAM'}""", """
            GetShardIterator {'StreamArn':'STREAM','ShardId':'SHARD','ShardIteratorType':'AT_SEQUENCE_NUMBER','SequenceNumber':'100000000000000000001'}""", """
            GetShardIterator {'StreamArn':'STREAM','ShardId':'SHARD','ShardIteratorType':'TRIM_HORIZON'}""", """
            GetRecords {'ShardIterator':'ITERATOR','Limit':2}""", """
            CreateTable {'TableName':'Fuzzed','AttributeDefinitions':[{'AttributeName':'pk','AttributeType':'S'},{'AttributeName':'g','AttributeType':'N'}],
             'KeySchema':[{'AttributeName':'pk','KeyType':'HASH'}],'BillingMode':'PAY_PER_REQUEST','GlobalSecondaryIndexes':[{'IndexName':'idx',
             'KeySchema':[{'AttributeName':'g','KeyType':'HASH'}],'Projection':{'ProjectionType':'ALL'}}]}""");

    private static final List<String> FRAGMENTS = List.of(
            "{}",
            "[]",
            "null",
            "''",
            "-1",
            "1e400",
            "true",
            "{'S':''}",
            "{'N':'1e126'}",
            "{'L':[{}]}",
            "'((((('",
            "'a.b.c[99999999999]'",
            "{'M':{'':{'S':'x'}}}",
            "'#'",
            "':'",
            "'\\u0000'",
            "99999999999999999999",
            "{'SS':['a','a']}",
            "'SET SET a = :v'",
            "[[[[[[]]]]]]");

    private final Wire wire = Wire.current().withTable();
    private final Random random = new Random(SEED);
    private int accepted;
    private int refused;
    private final Map<String, String> streamWords = streamWords();

    /** Makes a table with a stream and a record in it; returns what stands for it in the requests. */
    private Map<String, String> streamWords() {
        String arn = wire.ask("CreateTable", """
                {'TableName': 'Streamed', 'BillingMode': 'PAY_PER_REQUEST', 'StreamSpecification': {'StreamEnabled': true,
                 'StreamViewType': 'NEW_AND_OLD_IMAGES'}, 'AttributeDefinitions': [{'AttributeName': 'pk', 'AttributeType': 'S'}],
                 'KeySchema': [{'AttributeName': 'pk', 'KeyType': 'HASH'}]}""")
                .path("TableDescription")
                .path("LatestStreamArn")
                .asText();
        wire.ask("PutItem", "{'TableName': 'Streamed', 'Item': {'pk': {'S': 'a'}}}");
        String shard = wire.ask("DescribeStream", "{'StreamArn': '" + arn + "'}")
                .path("StreamDescription")
                .path("Shards")
                .path(0)
                .path("ShardId")
                .asText();
        String iterator = wire.ask(
                        "GetShardIterator",
                        "{'StreamArn': '" + arn + "', 'ShardId': '" + shard + "', 'ShardIteratorType': 'TRIM_HORIZON'}")
                .path("ShardIterator")
                .asText();
        assertThat(iterator).isNotEmpty();
        return Map.of("STREAM", arn, "SHARD", shard, "ITERATOR", iterator);
    }

    @Test
    void anyBytesAreAnswered() {
        for (int i = 0; i < TRIES; i++) {
            byte[] body = new byte[random.nextInt(64)];
            random.nextBytes(body);
            requireSound(operation(), body);
        }
        assertThat(refused).as("no random bytes are a request").isEqualTo(TRIES);
    }

    @Test
    void soundRequestsWithWrongPartsAreAnswered() {
        for (int i = 0; i < TRIES; i++) {
            String[] sound = SOUND.get(random.nextInt(SOUND.size())).split(" ", 2);
            String body = sound[1];
            for (Map.Entry<String, String> word : streamWords.entrySet()) {
                body = body.replace(word.getKey(), word.getValue());
            }
            StringBuilder json = new StringBuilder(body);
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                mutate(json);
            }
            String operation = random.nextInt(4) > 0 ? sound[0] : operation();
            requireSound(operation, json.toString().replace('\'', '"').getBytes(StandardCharsets.UTF_8));
        }
        assertThat(accepted)
                .as("some are still sound, so that what lies behind the checks is reached")
                .isGreaterThan(TRIES / 100);
        assertThat(refused).as("some are not").isGreaterThan(TRIES / 2);
    }

    @Test
    void hostileExpressionsAreAnswered() {
        for (int i = 0; i < TRIES / 10; i++) {
            int depth = random.nextInt(2000);
            String expression = switch (random.nextInt(4)) {
                case 0 -> "(".repeat(depth) + "a = b" + ")".repeat(random.nextInt(depth + 1));
                case 1 -> "NOT ".repeat(depth) + "a = b";
                case 2 -> "a" + "[0]".repeat(depth) + " = b";
                default -> "a" + ".b".repeat(depth) + " = size(" + "size(".repeat(depth);
            };
            requireSound(
                    "Scan",
                    ("{\"TableName\":\"Tab\",\"FilterExpression\":\"" + expression + "\"}")
                            .getBytes(StandardCharsets.UTF_8));
        }
        assertThat(refused).as("nearly all are too deep").isGreaterThan(TRIES / 10 / 2);
    }

    private String operation() {
        return OPERATIONS.get(random.nextInt(OPERATIONS.size()));
    }

    private void mutate(StringBuilder json) {
        int at = random.nextInt(json.length());
        switch (random.nextInt(5)) {
            case 0 -> json.deleteCharAt(at);
            case 1 -> json.insert(at, (char) random.nextInt(0x3000));
            case 2 -> json.setCharAt(at, (char) (32 + random.nextInt(96)));
            case 3 -> json.delete(at, Math.min(json.length() - 1, at + random.nextInt(20)));
            default -> replaceValue(json, at);
        }
        if (json.isEmpty()) {
            json.append('{');
        }
    }

    /** Puts another value behind a colon. */
    private void replaceValue(StringBuilder json, int near) {
        int colon = json.indexOf(":", near);
        if (colon >= 0) {
            int end = colon + 1;
            while (end < json.length() && ",}]".indexOf(json.charAt(end)) < 0) {
                end++;
            }
            json.replace(colon + 1, end, FRAGMENTS.get(random.nextInt(FRAGMENTS.size())));
        }
    }

    private void requireSound(String operation, byte[] body) {
        WireResponse response = wire.handler().handle(Wire.target(operation), "localhost", body);
        String asked = operation + " " + new String(body, StandardCharsets.ISO_8859_1);
        assertThat(wire.faults()).as(asked).isEmpty();
        JsonNode answer = Wire.json(response);
        if (response.status() == 200) {
            accepted++;
            assertThat(answer.isObject()).as(asked).isTrue();
            assertThat(answer.has("__type")).as(asked).isFalse();
        } else {
            refused++;
            assertThat(response.status()).as(asked).isEqualTo(400);
            assertThat(answer.path("__type").asText()).as(asked).contains("#").doesNotContain("InternalServerError");
            String message =
                    answer.path("message").asText() + answer.path("Message").asText();
            // One error of the service names itself in its message.
            assertThat(message.replace("IdempotentParameterMismatchException", ""))
                    .as(asked)
                    .doesNotContain("java.lang.Null", "Exception", "dev.keyloom", "Jackson");
        }
    }
}
