package dev.keyloom.architecture;

import java.util.stream.Stream;

/** Libraries, and parts of the JDK, that only some packages may know. */
enum LibraryWall {
    JAVAFX(of("javafx..", "atlantafx..", "org.kordamp.ikonli..", "org.fxmisc..", "org.reactfx.."), "gui", "app"),
    PICOCLI(of("picocli.."), "cli", "app"),
    JSON_AND_YAML(of("com.fasterxml..", "org.yaml.."), "format", "wire"),
    AWS_SDK(of("software.amazon.."), "connect", "wire"),
    ELK(of("org.eclipse.."), "diagram"),
    JGRAPHT(of("org.jgrapht.."), "model", "strategy", "diagram"),
    ANTLR(of("org.antlr.."), "expression"),
    AWT(of("java.awt..", "javax.imageio..", "com.github.weisj.."), "format.svg"),
    SQL(of("java.sql..", "javax.sql..", "org.sqlite.."), "engine.storage");

    private final String[] library;
    private final String[] users;

    LibraryWall(String[] library, String... users) {
        this.library = library;
        this.users = Stream.of(users).map(user -> "dev.keyloom." + user + "..").toArray(String[]::new);
    }

    String[] library() {
        return library.clone();
    }

    String[] users() {
        return users.clone();
    }

    private static String[] of(String... packages) {
        return packages;
    }
}
