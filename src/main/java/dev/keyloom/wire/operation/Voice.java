package dev.keyloom.wire.operation;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.wire.value.ValueFault;
import java.util.List;

/** In which words one operation refuses, under one {@link Wording}. */
enum Voice {
    /** Current words, everything about the form of the request in an envelope that counts the errors. */
    ENVELOPED,
    /** Current words without the envelope. */
    BARE,
    /** Former words. */
    FORMER;

    private static final String ENVELOPE = "1 validation error detected: ";

    /** What the engine says of the form of a request, not of its tables and items. */
    private static final List<String> FORM_PREFIXES = List.of(
            "Invalid ConditionExpression: ",
            "Invalid UpdateExpression: ",
            "Value provided in ExpressionAttribute",
            "Can not use both expression and non-expression");

    /** Returns how single writes speak. */
    static Voice ofWrites(Wording wording) {
        return wording == Wording.CURRENT ? ENVELOPED : FORMER;
    }

    /** Returns how single reads and BatchGetItem speak. */
    static Voice ofReads(Wording wording) {
        return wording == Wording.CURRENT ? BARE : FORMER;
    }

    /** Returns the refusal for what is wrong with the form of a request. */
    ServiceException form(String message) {
        return ServiceException.validation(this == ENVELOPED ? ENVELOPE + message : message);
    }

    /** Returns the refusal of an attribute value of an item or key. */
    ServiceException value(ValueFault fault) {
        return form(this == FORMER ? fault.former() : fault.current());
    }

    /** Returns the refusal of an expression's value. */
    ServiceException expressionValue(ValueFault fault, String placeholder) {
        return this == FORMER
                ? ServiceException.validation("ExpressionAttributeValues contains invalid value: " + fault.former()
                        + " for key " + placeholder)
                : value(fault);
    }

    /** Returns the engine's refusal as this operation words it. */
    ServiceException of(ServiceException refusal) {
        boolean isForm = this == ENVELOPED
                && refusal.code() == ErrorCode.VALIDATION
                && FORM_PREFIXES.stream().anyMatch(refusal.text()::startsWith);
        return isForm ? form(refusal.text()) : refusal;
    }
}
