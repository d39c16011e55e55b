package dev.keyloom.codegen;

import java.util.Optional;

/** Whom a snippet asks, and as whom. */
public sealed interface Endpoint {
    /** Returns the AWS region to name, if one is named. */
    Optional<String> namedRegion();

    /**
     * The service of AWS. What is absent is found by the SDK in its usual places.
     *
     * @param profile a profile of the files that the AWS CLI and the SDKs share
     */
    record Aws(Optional<String> region, Optional<String> profile) implements Endpoint {
        @Override
        public Optional<String> namedRegion() {
            return region;
        }
    }

    /**
     * A service on this machine that asks for credentials and does not check them. They are written into the snippet and
     * so are none that open anything.
     */
    record Local(String url, String region, String accessKeyId, String secretAccessKey) implements Endpoint {
        /** A service that is told the access key {@code local} with the secret {@code local}. */
        public static Local of(String url, String region) {
            return new Local(url, region, "local", "local");
        }

        @Override
        public Optional<String> namedRegion() {
            return Optional.of(region);
        }
    }
}
