package dev.keyloom.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** Tells which Keyloom this is. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"Keyloom " + current(), "Java " + Runtime.version() + ", " + System.getProperty("os.name")
        };
    }

    /** Returns the program's version. */
    static String current() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
    }
}
