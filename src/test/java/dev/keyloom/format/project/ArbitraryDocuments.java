package dev.keyloom.format.project;

import dev.keyloom.document.Document;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generated documents for property tests; they shrink towards few and small parts. */
public final class ArbitraryDocuments {
    private ArbitraryDocuments() {}

    /** Returns documents in which every member of the format occurs; their references hit often, but not always. */
    public static Arbitrary<Document> documents() {
        return Combinators.combine(Arbitraries.longs(), Arbitraries.integers().between(0, 4))
                .as((seed, size) -> new RandomDocument(seed, size).document());
    }
}
