package dev.keyloom.gui.control;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.IkonHandler;

class IconsTest {
    private static final Pattern LITERAL = Pattern.compile("\"(mdi2[a-z]-[a-z0-9-]+)\"");

    @Test
    void everyIconOfTheWindowIsKnownWithTheCodePointThatThePackGivesIt() throws IOException {
        Set<String> used = literals();
        assertThat(used).hasSizeGreaterThan(50);
        assertThat(used)
                .allSatisfy(literal -> assertThat(Icons.known(literal))
                        .as(literal)
                        .map(Ikon::getCode)
                        .contains(pack(literal).getCode()));
    }

    private static Set<String> literals() throws IOException {
        Set<String> literals = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                Matcher matcher = LITERAL.matcher(Files.readString(file));
                while (matcher.find()) {
                    literals.add(matcher.group(1));
                }
            }
        }
        return literals;
    }

    private static Ikon pack(String literal) {
        return java.util.ServiceLoader.load(IkonHandler.class).stream()
                .map(java.util.ServiceLoader.Provider::get)
                .filter(handler -> handler.supports(literal))
                .findFirst()
                .orElseThrow()
                .resolve(literal);
    }
}
