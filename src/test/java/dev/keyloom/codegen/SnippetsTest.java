package dev.keyloom.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.format.ExpectedFile;
import dev.keyloom.value.AttributeValue;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What programs look like; the expected ones are in files beside this test. */
class SnippetsTest {
    private static final Endpoint LOCAL = Endpoint.Local.of("http://localhost:8000", "eu-west-1");
    private static final Endpoint AWS = new Endpoint.Aws(Optional.of("eu-west-1"), Optional.of("shop"));

    private static void check(String name, PreparedRequest request, Language language, Endpoint endpoint) {
        String extension = switch (language) {
            case JAVA -> "java";
            case PYTHON -> "py";
            case TYPESCRIPT -> "ts";
            case TYPESCRIPT_PLAIN -> "plain.ts";
            case GO -> "go";
            case CLI -> "sh";
        };
        ExpectedFile.check(
                SnippetsTest.class, name + "." + extension + ".txt", Snippets.of(request, language, endpoint));
    }

    @ParameterizedTest
    @EnumSource
    void pagesAreReadToTheEnd(Language language) {
        check("query", Requests.query(), language, LOCAL);
    }

    @ParameterizedTest
    @EnumSource
    void valuesKeepTheirTypesAndDigits(Language language) {
        check("put", Requests.putIfAbsent(), language, AWS);
    }

    @ParameterizedTest
    @EnumSource
    void whatABatchLeftIsWrittenAgain(Language language) {
        check("batch-write", Requests.batchWrite(), language, new Endpoint.Aws(Optional.empty(), Optional.empty()));
    }

    @ParameterizedTest
    @EnumSource
    void transactionsNameEachAction(Language language) {
        check("transact-write", Requests.transactWrite(), language, AWS);
    }

    @ParameterizedTest
    @EnumSource
    void statementsAreReadOnWhileThereIsAToken(Language language) {
        check("select", Requests.select(), language, LOCAL);
    }

    @Test
    void literalsOfParsedExpressionsBecomePlaceholders() {
        String program = Snippets.of(parsed(ExpressionAttributes.NONE), Language.PYTHON, LOCAL);
        assertThat(program)
                .contains("\"KeyConditionExpression\": \"PK = :v1\"")
                .contains("\":v1\": {\"S\": \"CUSTOMER#7\"}");
    }

    @Test
    void aPlaceholderWithTwoMeaningsIsRefused() {
        PreparedRequest request = parsed(new ExpressionAttributes(Map.of(), Map.of(":v1", AttributeValue.of("x"))));
        assertThatThrownBy(() -> Snippets.of(request, Language.PYTHON, LOCAL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(":v1");
    }

    private static PreparedRequest parsed(ExpressionAttributes attributes) {
        KeyCondition condition =
                KeyCondition.parse("PK = 'CUSTOMER#7'", Dialect.MODEL).orElseThrow();
        return new PreparedRequest.Query(new QueryRequest(
                "Shop",
                Optional.empty(),
                RequestExpression.parsed(condition),
                Optional.empty(),
                Optional.empty(),
                attributes,
                true,
                ReadOptions.DEFAULT));
    }
}
