package dev.keyloom.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.keyloom.engine.request.PreparedRequest;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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

    @Test
    void programsInJavaRun() throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assumeThat(compiler).as("a compiler comes with the JDK").isNotNull();
        Map<String, String> classes = new LinkedHashMap<>();
        StringBuilder calls = new StringBuilder();
        for (Map.Entry<String, PreparedRequest> request : Requests.scenario().entrySet()) {
            String name = request.getValue().operation() + "Example";
            Path file =
                    Files.createDirectories(folder.resolve(request.getKey())).resolve(name + ".java");
            String program = Snippets.of(request.getValue(), Language.JAVA, server.endpoint());
            // One package for each program, since several have the same name.
            Files.writeString(file, "package " + request.getKey() + ";\n" + program);
            classes.put(request.getKey(), file.toString());
            calls.append("System.out.println(\"\\n%s%s\");%s.%s.main(args);"
                    .formatted(MARK, request.getKey(), request.getKey(), name));
        }
        Path driver = Files.writeString(
                folder.resolve("RunAll.java"),
                "class RunAll { public static void main(String[] args) throws Exception { " + calls + " } }");
        List<String> arguments = new ArrayList<>(List.of(
                "-encoding",
                "UTF-8",
                "-classpath",
                Tools.classPath(),
                "-Xlint:all",
                "-proc:none",
                "-d",
                folder.toString()));
        arguments.addAll(classes.values());
        arguments.add(driver.toString());
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        assertThat(compiler.run(null, messages, messages, arguments.toArray(String[]::new)))
                .as(messages.toString(StandardCharsets.UTF_8))
                .isZero();
        String classPath = folder + File.pathSeparator + Tools.classPath();
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        requireAnswers(outputs(Tools.run(folder, java, "-XX:TieredStopAtLevel=1", "-cp", classPath, "RunAll")
                .requireFine()
                .text()));
        requireTableAsAfterTheRequests();
    }

    @ParameterizedTest
    @EnumSource(names = {"TYPESCRIPT", "TYPESCRIPT_PLAIN"})
    void programsInTypeScriptRun(Language language) throws Exception {
        assumeThat(Tools.has("node")).as("node is installed").isTrue();
        Map<String, Path> files = write(language, ".mjs");
        StringBuilder all = new StringBuilder();
        files.forEach((name, file) -> all.append(
                "console.log('\\n%s%s');\nawait import('./%s');\n".formatted(MARK, name, file.getFileName())));
        Path driver = Files.writeString(folder.resolve("run-all.mjs"), all);
        for (Path file : files.values()) {
            Tools.run(folder, "node", "--check", file.toString()).requireFine();
        }

        Optional<Path> modules = Tools.nodeModules();
        assumeThat(modules)
                .as("KEYLOOM_NODE_MODULES names a folder with the AWS SDK")
                .isPresent();
        Files.createSymbolicLink(folder.resolve("node_modules"), modules.get());
        requireAnswers(outputs(
                Tools.run(folder, "node", driver.toString()).requireFine().text()));
        requireTableAsAfterTheRequests();
    }

    @ParameterizedTest
    @EnumSource(names = {"TYPESCRIPT", "TYPESCRIPT_PLAIN"})
    void typesOfProgramsInTypeScriptAreRight(Language language) throws Exception {
        Optional<Path> modules =
                Tools.nodeModules().filter(folder -> Files.exists(folder.resolve("typescript/bin/tsc")));
        assumeThat(modules)
                .as("KEYLOOM_NODE_MODULES names a folder with the AWS SDK, typescript and @types/node")
                .isPresent();
        Files.createSymbolicLink(folder.resolve("node_modules"), modules.get());
        List<String> command =
                new ArrayList<>(List.of("node", "node_modules/typescript/bin/tsc", "--noEmit", "--strict"));
        command.addAll(List.of("--target", "es2022", "--module", "nodenext", "--types", "node", "--skipLibCheck"));
        write(language, ".mts").values().forEach(file -> command.add(file.toString()));
        Tools.run(folder, command.toArray(String[]::new)).requireFine();
    }

    @Test
    void programsInGoAreFormatted() throws Exception {
        assumeThat(Tools.has("gofmt")).as("gofmt is installed").isTrue();
        List<String> command = new ArrayList<>(List.of("gofmt", "-d"));
        write(Language.GO, ".go").values().forEach(file -> command.add(file.toString()));
        assertThat(Tools.run(folder, command.toArray(String[]::new))
                        .requireFine()
                        .text())
                .isEmpty();
    }

    @Test
    void commandsOfTheAwsCliRun() throws Exception {
        assumeThat(Tools.has("bash")).as("bash is installed").isTrue();
        Map<String, Path> files = write(Language.CLI, ".sh");
        StringBuilder all = new StringBuilder("set -e\n");
        for (Map.Entry<String, Path> file : files.entrySet()) {
            Tools.run(folder, "bash", "-n", file.getValue().toString()).requireFine();
            all.append("printf '\\n%s%s\\n'\nbash %s\n"
                    .formatted(MARK, file.getKey(), file.getValue().getFileName()));
        }

        assumeThat(Tools.has("aws") && Tools.has("jq"))
                .as("aws and jq are installed")
                .isTrue();
        Path driver = Files.writeString(folder.resolve("run-all"), all);
        requireAnswers(outputs(
                Tools.run(folder, "bash", driver.toString()).requireFine().text()));
        boolean isFirstVersion = Tools.run(folder, "aws", "--version").text().startsWith("aws-cli/1");
        assertThat(server.items().stream()
                        .map(item -> isFirstVersion ? ShopServer.withBinariesDecodedOnce(item) : item)
                        .toList())
                .isEqualTo(ShopServer.itemsAfter(Requests.scenario().values()));
    }
}
