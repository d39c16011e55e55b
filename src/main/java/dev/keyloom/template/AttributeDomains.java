package dev.keyloom.template;

/** Tells what is known of the attributes that a template refers to. */
@FunctionalInterface
public interface AttributeDomains {
    /** Knows nothing of any attribute. */
    AttributeDomains UNKNOWN = path -> Domain.UNKNOWN;

    /** Returns what is known of the values at a path; {@link Domain#UNKNOWN} for an attribute never heard of. */
    Domain domainOf(AttributePath path);
}
