package dev.keyloom.gui.shell;

import dev.keyloom.gui.theme.Theme;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * What comes back at the next start: window bounds, theme, text scale, recent files. Kept in one properties file; one that
 * is missing or damaged means defaults, and one that cannot be written costs nothing but the memory.
 */
public final class Settings {
    private static final int MOST_RECENT_FILES = 12;
    private static final String RECENT = "recent.";

    private final Path file;
    private final Properties values = new Properties();

    private Settings(Path file) {
        this.file = file;
    }

    /** Returns the settings stored in a file. */
    public static Settings read(Path file) {
        Settings settings = new Settings(file);
        if (Files.isReadable(file)) {
            try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                settings.values.load(reader);
            } catch (IOException | IllegalArgumentException damaged) {
                settings.values.clear();
            }
        }
        return settings;
    }

    /** Writes the settings back; whether that worked does not matter to the program. */
    public void write() {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            StringWriter text = new StringWriter();
            values.store(text, null);
            Path temporary = file.resolveSibling(file.getFileName() + ".new");
            Files.writeString(temporary, text.toString(), StandardCharsets.UTF_8);
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException unwritable) {
            values.setProperty("unwritable", String.valueOf(unwritable.getMessage()));
        }
    }

    /** Returns the theme the user chose, if he did. */
    public Optional<Theme> theme() {
        return Optional.ofNullable(values.getProperty("theme")).flatMap(name -> {
            try {
                return Optional.of(Theme.valueOf(name));
            } catch (IllegalArgumentException unknown) {
                return Optional.empty();
            }
        });
    }

    public void setTheme(Theme theme) {
        values.setProperty("theme", theme.name());
    }

    /** Returns a number stored under a name. */
    public Optional<Double> number(String name) {
        try {
            return Optional.ofNullable(values.getProperty(name))
                    .map(Double::valueOf)
                    .filter(Double::isFinite);
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    public void setNumber(String name, double value) {
        values.setProperty(name, Double.toString(value));
    }

    /** Returns the language the user chose, as a BCP 47 tag, if he did. */
    public Optional<String> language() {
        return Optional.ofNullable(values.getProperty("language"));
    }

    public void setLanguage(String tag) {
        values.setProperty("language", tag);
    }

    /** Returns the files opened or saved last, newest first. */
    public List<Path> recentFiles() {
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < MOST_RECENT_FILES; i++) {
            Optional.ofNullable(values.getProperty(RECENT + i))
                    .flatMap(Settings::path)
                    .ifPresent(files::add);
        }
        return files;
    }

    /** Puts a file at the head of the recent ones. */
    public void addRecentFile(Path recent) {
        List<Path> files = new ArrayList<>(recentFiles());
        Path absolute = recent.toAbsolutePath().normalize();
        files.remove(absolute);
        files.add(0, absolute);
        setRecentFiles(files);
    }

    public void clearRecentFiles() {
        setRecentFiles(List.of());
    }

    private void setRecentFiles(List<Path> files) {
        for (int i = 0; i < MOST_RECENT_FILES; i++) {
            if (i < files.size()) {
                values.setProperty(RECENT + i, files.get(i).toString());
            } else {
                values.remove(RECENT + i);
            }
        }
    }

    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException damaged) {
            return Optional.empty();
        }
    }
}
