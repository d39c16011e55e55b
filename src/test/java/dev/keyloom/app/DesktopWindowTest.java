package dev.keyloom.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.cli.WindowStarter.WindowUnavailable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class DesktopWindowTest {
    @Test
    void theWindowIsStartedWithTheModels() throws WindowUnavailable {
        List<List<String>> started = new ArrayList<>();
        new DesktopWindow(Optional::empty, started::add).open(List.of("sample:github"));
        assertThat(started).containsExactly(List.of("sample:github"));
    }

    @Test
    void nothingIsStartedWhereSomethingIsMissing() {
        List<List<String>> started = new ArrayList<>();
        DesktopWindow window = new DesktopWindow(() -> Optional.of("There is no display."), started::add);
        assertThatThrownBy(() -> window.open(List.of()))
                .isInstanceOf(WindowUnavailable.class)
                .hasMessage("There is no display.");
        assertThat(started).isEmpty();
    }

    @Test
    void aDisplayThatDoesNotAnswerIsNoWindow() {
        assertThatThrownBy(() -> failing(new RuntimeException(
                                "Exception in Application start",
                                new UnsupportedOperationException("Unable to open DISPLAY")))
                        .open(List.of()))
                .isInstanceOf(WindowUnavailable.class)
                .hasMessage("No window can be opened: Unable to open DISPLAY.");
    }

    @Test
    void aLibraryThatCannotBeLoadedIsNoWindow() {
        assertThatThrownBy(() -> failing(new UnsatisfiedLinkError("libgtk-3.so.0: cannot open shared object file"))
                        .open(List.of()))
                .isInstanceOf(WindowUnavailable.class)
                .hasMessageContaining("libgtk-3.so.0");
    }

    @Test
    void aFaultOfOursStaysAFault() {
        assertThatThrownBy(() -> failing(new IllegalStateException("bug")).open(List.of()))
                .isInstanceOf(IllegalStateException.class);
    }

    private static DesktopWindow failing(Throwable failure) {
        Consumer<List<String>> start = models -> {
            if (failure instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) failure;
        };
        return new DesktopWindow(Optional::empty, start);
    }
}
