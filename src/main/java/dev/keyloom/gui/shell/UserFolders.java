package dev.keyloom.gui.shell;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where a program keeps its own files on this system. */
public final class UserFolders {
    private static final String NAME = "keyloom";

    private UserFolders() {}

    /** Returns the folder for settings: XDG's on Linux, Application Support on macOS, APPDATA on Windows. */
    public static Path settings(Map<String, String> environment, String systemName, Path home) {
        return folder(environment, systemName, home, "XDG_CONFIG_HOME", ".config");
    }

    /** Returns the folder for recovery files, which outlive a crash but are nobody's documents. */
    public static Path recovery(Map<String, String> environment, String systemName, Path home) {
        return folder(environment, systemName, home, "XDG_STATE_HOME", ".local/state")
                .resolve("recovery");
    }

    private static Path folder(
            Map<String, String> environment, String systemName, Path home, String variable, String usual) {
        String system = systemName.toLowerCase(Locale.ROOT);
        if (system.contains("win")) {
            return Optional.ofNullable(environment.get("APPDATA"))
                    .map(Path::of)
                    .orElse(home.resolve("AppData/Roaming"))
                    .resolve(NAME);
        }
        if (system.contains("mac")) {
            return home.resolve("Library/Application Support").resolve(NAME);
        }
        return Optional.ofNullable(environment.get(variable))
                .filter(path -> !path.isBlank())
                .map(Path::of)
                .filter(Path::isAbsolute)
                .orElse(home.resolve(usual))
                .resolve(NAME);
    }
}
