package dev.keyloom.gui.theme;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Asks the system whether it is light or dark; JavaFX 21 cannot tell. What cannot be asked counts as light. */
public final class SystemTheme {
    private static final long PATIENCE_MILLIS = 600;

    private SystemTheme() {}

    /** Returns the system's theme; takes as long as one small command of the system. */
    public static Theme detect(String systemName, Map<String, String> environment) {
        String system = systemName.toLowerCase(Locale.ROOT);
        if (system.contains("mac")) {
            return themeOf(answer(List.of("defaults", "read", "-g", "AppleInterfaceStyle")));
        }
        if (system.contains("win")) {
            String answer = answer(List.of(
                    "reg",
                    "query",
                    "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
                    "/v",
                    "AppsUseLightTheme"));
            return answer.contains("0x0") ? Theme.DARK : Theme.LIGHT;
        }
        String gtkTheme = environment.getOrDefault("GTK_THEME", "");
        if (!gtkTheme.isEmpty()) {
            return themeOf(gtkTheme);
        }
        return themeOf(answer(List.of("gsettings", "get", "org.gnome.desktop.interface", "color-scheme")));
    }

    private static Theme themeOf(String answer) {
        return answer.toLowerCase(Locale.ROOT).contains("dark") ? Theme.DARK : Theme.LIGHT;
    }

    private static String answer(List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
                return "";
            }
            return new String(process.getInputStream().readNBytes(1000), StandardCharsets.UTF_8);
        } catch (IOException | InterruptedException noAnswer) {
            // Asked once at the start, on a thread that does nothing else: no answer is an answer.
            return "";
        }
    }
}
