package dev.keyloom.architecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The rows of the package table, low to high, and what each may use. */
enum PackageRow {
    PROBLEM(Uses.only()),
    VALUE(Uses.only()),
    SCHEMA(Uses.only(VALUE)),
    EXPRESSION(Uses.only(VALUE, PROBLEM), "org.antlr.v4.runtime.."),
    TEMPLATE(Uses.only(VALUE, PROBLEM)),
    MODEL(Uses.only(VALUE, SCHEMA, TEMPLATE, EXPRESSION, PROBLEM), "org.jgrapht.."),
    DOCUMENT(Uses.theirs(MODEL)),
    CAPACITY(Uses.only(VALUE, SCHEMA)),
    ENGINE(Uses.only(VALUE, SCHEMA, EXPRESSION, CAPACITY, PROBLEM), "org.sqlite.."),
    WIRE(
            Uses.theirs(ENGINE),
            "com.fasterxml.jackson..",
            "software.amazon.awssdk..",
            "org.reactivestreams..",
            "com.sun.net.httpserver.."),
    MATERIALIZE(Uses.theirs(MODEL)),
    PATTERN(Uses.lowerBut(DOCUMENT, WIRE)),
    LINT(Uses.lowerBut(DOCUMENT, WIRE)),
    PROVE(Uses.lowerBut(DOCUMENT, WIRE)),
    LOAD(Uses.lowerBut(DOCUMENT, WIRE)),
    EDIT(Uses.theirs(DOCUMENT)),
    STRATEGY(Uses.theirs(EDIT, PATTERN), "org.jgrapht.."),
    DIAGRAM(Uses.theirs(DOCUMENT), "org.jgrapht..", "org.eclipse.elk..", "org.eclipse.emf.."),
    CONNECT(Uses.lowerBut(), "software.amazon.awssdk..", "org.reactivestreams.."),
    CODEGEN(Uses.theirs(ENGINE, MODEL)),
    FORMAT(Uses.lowerBut(), "com.fasterxml.jackson..", "org.yaml..", "com.github.weisj.jsvg.."),
    CLI(Uses.lowerBut(), "picocli.."),
    GUI(
            Uses.lowerBut(CLI),
            "javafx..",
            "com.sun.javafx..",
            "atlantafx..",
            "org.kordamp.ikonli..",
            "org.fxmisc..",
            "org.reactfx.."),
    APP(Uses.lowerBut(), "javafx..", "picocli..");

    private final Uses uses;
    private final List<String> libraries;

    PackageRow(Uses uses, String... libraries) {
        this.uses = uses;
        this.libraries = List.of(libraries);
    }

    String packageName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the pattern of the package and those below it. */
    String pattern() {
        return "dev.keyloom." + packageName() + "..";
    }

    List<String> libraries() {
        return libraries;
    }

    Set<PackageRow> uses() {
        return uses.of(this);
    }

    /** Says whether files, threads, clock and randomness may be met here. */
    boolean isRim() {
        return List.of(CLI, GUI, APP, CONNECT, WIRE, FORMAT).contains(this);
    }

    /** What a row's last column says. */
    private interface Uses {
        Set<PackageRow> of(PackageRow row);

        static Uses only(PackageRow... rows) {
            return row -> new LinkedHashSet<>(List.of(rows));
        }

        /** These rows and what they use themselves. */
        static Uses theirs(PackageRow... rows) {
            return row -> {
                Set<PackageRow> all = new LinkedHashSet<>(List.of(rows));
                for (PackageRow used : rows) {
                    all.addAll(used.uses());
                }
                return all;
            };
        }

        static Uses lowerBut(PackageRow... excluded) {
            return row -> {
                List<PackageRow> lower =
                        new ArrayList<>(Arrays.asList(PackageRow.values()).subList(0, row.ordinal()));
                lower.removeAll(List.of(excluded));
                return new LinkedHashSet<>(lower);
            };
        }
    }
}
