package dev.keyloom.codegen;

/** A language, and where there are several the client, in which a request can be written. */
public enum Language {
    /** Python 3 with the client of boto3. */
    PYTHON("Python");

    private final String title;

    Language(String title) {
        this.title = title;
    }

    /** Returns the name that people know it by. */
    public String title() {
        return title;
    }
}
