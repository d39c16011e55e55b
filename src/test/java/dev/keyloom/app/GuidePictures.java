package dev.keyloom.app;

import javafx.application.Application;

/**
 * Draws the pictures of README and guide from the real window: opens samples, does what the text tells, takes a picture.
 * The first argument is the folder for the pictures. It is not an {@code Application} itself, so that JavaFX may lie on
 * the class path.
 */
public final class GuidePictures {
    private GuidePictures() {}

    public static void main(String[] arguments) {
        Application.launch(GuidePicturesWindow.class, arguments);
    }
}
