package dev.keyloom.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** Tells which Keyloom this is. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("(not packaged)");
        return new String[] {"Keyloom " + version, "Java " + Runtime.version() + ", " + System.getProperty("os.name")};
    }
}
