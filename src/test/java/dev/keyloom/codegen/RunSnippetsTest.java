package dev.keyloom.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.keyloom.engine.request.PreparedRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs of every operation, run by what this machine has, change a table as the requests themselves do and show what is
 * in it.
 */
class RunSnippetsTest {
    private static final String MARK = "-- ";

    @TempDir
    private Path folder;

    private ShopServer server;

    @BeforeEach
    void start() throws IOException {
        server = new ShopServer();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Map<String, Path> write(Language language, String extension) throws IOException {
        Map<String, Path> files = new LinkedHashMap<>();
        for (Map.Entry<String, PreparedRequest> request : Requests.scenario().entrySet()) {
            Path file = folder.resolve(request.getKey() + extension);
            Files.writeString(file, Snippets.of(request.getValue(), language, server.endpoint()));
            files.put(request.getKey(), file);
        }
        return files;
    }

    private void requireTableAsAfterTheRequests() {
        assertThat(server.items())
                .isEqualTo(ShopServer.itemsAfter(Requests.scenario().values()));
    }

    /** Returns what each program wrote, by the marks between them. */
    private static Map<String, String> outputs(String text) {
        Map<String, String> outputs = new LinkedHashMap<>();
        for (String part : text.split("(?m)^" + MARK, -1)) {
            int end = part.indexOf('\n');
            if (end >= 0) {
                outputs.put(part.substring(0, end).strip(), part.substring(end + 1));
            }
        }
        return outputs;
    }

    private static void requireAnswers(Map<String, String> outputs) {
        assertThat(outputs.get("update")).contains("19.99000000000000000000000000000000001");
        assertThat(outputs.get("get")).contains("ORDER#0000001").contains("19.99");
        assertThat(outputs.get("query"))
                .contains("ORDER#1", "ORDER#2", "ORDER#3", "ORDER#4", "ORDER#5", "ORDER#6")
                .satisfies(text -> assertThat(text.indexOf("ORDER#6")).isLessThan(text.indexOf("ORDER#1")));
        assertThat(outputs.get("query_count")).containsPattern("\\b6\\b");
        assertThat(outputs.get("query_from_key")).contains("ORDER#3", "ORDER#6").doesNotContain("ORDER#2");
        assertThat(outputs.get("scan"))
                .contains("ORDER#2", "ORDER#4", "ORDER#6")
                .doesNotContain("ORDER#3");
        assertThat(outputs.get("batch_get")).contains("ORDER#1", "ORDER#3").doesNotContain("ORDER#2");
        assertThat(outputs.get("transact_get")).contains("ORDER#4");
        assertThat(outputs.get("statement_select")).contains("ORDER#1", "ORDER#2", "ORDER#3", "ORDER#4");
        assertThat(outputs.get("statement")).contains("it's");
        assertThat(outputs.get("statement_batch")).contains("ORDER#2").contains("ResourceNotFound");
    }

    @Test
    void programsInPythonRun() throws Exception {
        assumeThat(Tools.has("python3")).as("python3 is installed").isTrue();
        Map<String, Path> files = write(Language.PYTHON, ".py");
        List<String> compile = new ArrayList<>(List.of("python3", "-m", "py_compile"));
        files.values().forEach(file -> compile.add(file.toString()));
        Tools.run(folder, compile.toArray(String[]::new)).requireFine();

        assumeThat(Tools.run(folder, "python3", "-c", "import boto3").exitCode())
                .as("boto3 is installed")
                .isZero();
        StringBuilder all = new StringBuilder("import runpy\n");
        files.forEach((name, file) -> all.append(
                "print('\\n%s%s', flush=True)\nrunpy.run_path('%s')\n".formatted(MARK, name, file.getFileName())));
        Path driver = Files.writeString(folder.resolve("run_all.py"), all);
        requireAnswers(outputs(
                Tools.run(folder, "python3", driver.toString()).requireFine().text()));
        requireTableAsAfterTheRequests();
    }
}
