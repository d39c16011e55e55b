package dev.keyloom.format.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The frame of a self-contained page: its style inside, nothing fetched, no script. It follows the reader's light or dark
 * look and prints light.
 */
public final class HtmlPage {
    /** Even if markup slipped in, nothing would run and nothing be fetched. */
    private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

    private HtmlPage() {}

    /**
     * Returns a page.
     *
     * @param title text for the window's title, to be escaped
     * @param body HTML
     */
    public static String of(String title, String body) {
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="%s">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="Keyloom">
            <title>%s</title>
            <style>
            %s</style>
            </head>
            <body>
            <main>
            %s</main>
            </body>
            </html>
            """.formatted(POLICY, Html.escape(title), style(), body);
    }

    private static String style() {
        try (InputStream resource = HtmlPage.class.getResourceAsStream("page.css")) {
            if (resource == null) {
                throw new IllegalStateException("page.css is missing from the program");
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException("page.css cannot be read from the program", broken);
        }
    }
}
