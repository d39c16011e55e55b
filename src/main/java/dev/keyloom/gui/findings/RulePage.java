package dev.keyloom.gui.findings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The page about a rule, as it stands in {@code docs/rules}: of Markdown it knows headings, paragraphs, lists and blocks of
 * code, and code within a line.
 */
record RulePage(List<Block> blocks) {
    private static final String FOLDER = "/dev/keyloom/rules/";

    RulePage {
        blocks = List.copyOf(blocks);
    }

    /** What a block is. */
    enum Kind {
        TITLE,
        HEADING,
        PARAGRAPH,
        ITEM,
        CODE
    }

    /** A block of the page; code keeps its lines. */
    record Block(Kind kind, String text) {}

    /** A stretch of a line, code or not. */
    record Stretch(String text, Kind kind) {}

    /** Returns the page of a rule; nothing if the program brings none. */
    static Optional<RulePage> of(String rule) {
        try (InputStream page = RulePage.class.getResourceAsStream(FOLDER + rule + ".md")) {
            return page == null
                    ? Optional.empty()
                    : Optional.of(parse(new String(page.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("The page of rule " + rule, unreadable);
        }
    }

    /** Returns the page with another title. */
    RulePage titled(String title) {
        List<Block> changed = new ArrayList<>(blocks);
        changed.removeIf(block -> block.kind() == Kind.TITLE);
        changed.add(0, new Block(Kind.TITLE, title));
        return new RulePage(changed);
    }

    static RulePage parse(String markdown) {
        List<Block> blocks = new ArrayList<>();
        StringBuilder open = new StringBuilder();
        Kind kind = Kind.PARAGRAPH;
        for (String line : markdown.lines().toList()) {
            boolean isFence = line.startsWith("```");
            if (kind == Kind.CODE && !isFence) {
                open.append(open.isEmpty() ? "" : "\n").append(line);
                continue;
            }
            boolean isItem = line.startsWith("* ") || line.startsWith("- ");
            if (isFence || line.isBlank() || line.startsWith("#") || isItem) {
                close(blocks, kind, open);
                boolean isOpening = isFence && kind != Kind.CODE;
                kind = isOpening ? Kind.CODE : isItem ? Kind.ITEM : Kind.PARAGRAPH;
                if (line.startsWith("#")) {
                    blocks.add(new Block(
                            line.startsWith("##") ? Kind.HEADING : Kind.TITLE, line.replaceFirst("^#+\\s*", "")));
                } else if (isItem) {
                    open.append(line.substring(2).strip());
                }
            } else {
                open.append(open.isEmpty() ? "" : " ").append(line.strip());
            }
        }
        close(blocks, kind, open);
        return new RulePage(blocks);
    }

    /** Returns a text as stretches: what stands between backticks is code. */
    static List<Stretch> stretches(String text) {
        List<Stretch> stretches = new ArrayList<>();
        String[] parts = text.split("`", -1);
        for (int i = 0; i < parts.length; i++) {
            if (!parts[i].isEmpty()) {
                stretches.add(new Stretch(parts[i], i % 2 == 0 ? Kind.PARAGRAPH : Kind.CODE));
            }
        }
        return stretches;
    }

    private static void close(List<Block> blocks, Kind kind, StringBuilder open) {
        if (!open.isEmpty()) {
            blocks.add(new Block(kind, open.toString()));
            open.setLength(0);
        }
    }
}
