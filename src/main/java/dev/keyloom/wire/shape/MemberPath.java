package dev.keyloom.wire.shape;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where in a request a value stands. The service's former wording writes members with a small first letter and counts
 * elements; the current one writes them as the request does.
 */
record MemberPath(@Nullable MemberPath parent, String former, String current) {
    static MemberPath of(@Nullable MemberPath parent, Member member) {
        return new MemberPath(parent, lowerFirst(member.name()), member.name());
    }

    /** Returns the place of an element, by its number from 1 or its key. */
    MemberPath element(Object numberOrKey) {
        String segment = numberOrKey + ".member";
        return new MemberPath(this, segment, segment);
    }

    String inFormerWords() {
        return parent == null ? former : parent.inFormerWords() + "." + former;
    }

    String inCurrentWords() {
        return parent == null ? current : parent.inCurrentWords() + "." + current;
    }

    /** Returns a member's name as the service's program writes it. */
    static String lowerFirst(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }
}
