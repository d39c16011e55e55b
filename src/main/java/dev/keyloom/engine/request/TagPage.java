package dev.keyloom.engine.request;

import java.util.List;
import java.util.Optional;

/** A page of a resource's tags in the order of their keys. */
public record TagPage(List<Tag> tags, Optional<String> nextToken) {}
