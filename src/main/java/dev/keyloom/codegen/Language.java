package dev.keyloom.codegen;

/** A language, and where there are several the client, in which a request can be written. */
public enum Language {
    /** Java 17 with the AWS SDK for Java 2.x. */
    JAVA("Java"),
    /** Python 3 with the client of boto3. */
    PYTHON("Python"),
    /** TypeScript with the document client of the AWS SDK for JavaScript v3: attribute values are those of the language. */
    TYPESCRIPT("TypeScript"),
    /** TypeScript with the plain client of the AWS SDK for JavaScript v3: attribute values are written with their types. */
    TYPESCRIPT_PLAIN("TypeScript, plain client"),
    /** Go with the AWS SDK for Go v2. */
    GO("Go"),
    /** Commands of the AWS CLI, version 2, for bash; loops use {@code jq}. */
    CLI("AWS CLI");

    private final String title;

    Language(String title) {
        this.title = title;
    }

    /** Returns the name that people know it by. */
    public String title() {
        return title;
    }
}
