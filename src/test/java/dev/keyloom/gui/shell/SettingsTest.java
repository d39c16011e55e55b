package dev.keyloom.gui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.gui.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
    @TempDir
    Path folder;

    @Test
    void whatWasWrittenComesBack() {
        Settings settings = Settings.read(file());
        settings.setTheme(Theme.DARK);
        settings.setNumber("text.scale", 1.25);
        settings.addRecentFile(folder.resolve("a.keyloom.json"));
        settings.addRecentFile(folder.resolve("b.keyloom.json"));
        settings.addRecentFile(folder.resolve("a.keyloom.json"));
        settings.write();

        Settings again = Settings.read(file());
        assertThat(again.theme()).contains(Theme.DARK);
        assertThat(again.number("text.scale")).contains(1.25);
        assertThat(again.recentFiles())
                .containsExactly(folder.resolve("a.keyloom.json"), folder.resolve("b.keyloom.json"));
    }

    @Test
    void aFirstWindowFitsIntoTheScreenWithRoomAround() {
        Rectangle2D screen = new Rectangle2D(0, 28, 1280, 772);

        Rectangle2D large = WindowBounds.first(1440, 900, screen);
        Rectangle2D small = WindowBounds.first(900, 600, screen);

        assertThat(screen.contains(large)).isTrue();
        assertThat(large).isEqualTo(new Rectangle2D(32, 60, 1216, 708));
        assertThat(small).isEqualTo(new Rectangle2D(190, 114, 900, 600));
    }

    @Test
    void aDamagedFileMeansDefaults() throws IOException {
        Files.writeString(file(), "theme=PLAID\ntext.scale=huge\nrecent.0=\\u00zz\n");
        Settings settings = Settings.read(file());
        assertThat(settings.theme()).isEmpty();
        assertThat(settings.number("text.scale")).isEmpty();
        assertThat(settings.recentFiles()).isEmpty();
    }

    @Test
    void aWindowComesBackOnAScreenThatIsStillThere() {
        Settings settings = Settings.read(file());
        WindowBounds.store(settings, new Rectangle2D(2000, 100, 1200, 800));
        Rectangle2D first = new Rectangle2D(0, 0, 1920, 1080);
        Rectangle2D second = new Rectangle2D(1920, 0, 1920, 1080);
        assertThat(WindowBounds.restored(settings, List.of(first, second)))
                .contains(new Rectangle2D(2000, 100, 1200, 800));
        assertThat(WindowBounds.restored(settings, List.of(first))).isEmpty();
    }

    private Path file() {
        return folder.resolve("settings.properties");
    }
}
