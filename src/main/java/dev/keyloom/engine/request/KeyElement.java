package dev.keyloom.engine.request;

import dev.keyloom.value.KeyRole;

/** One attribute of a key schema as a request writes it, with its role: HASH is the partition key, RANGE the sort key. */
public record KeyElement(String attribute, KeyRole role) {}
