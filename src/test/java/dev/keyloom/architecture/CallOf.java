package dev.keyloom.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Collectors;

/** Meets classes that call, or refer to, one of some methods; to be used with {@code noClasses()}. */
final class CallOf extends ArchCondition<JavaClass> {
    private final Set<String> methods;

    CallOf(Set<String> methods) {
        super("call one of " + methods);
        this.methods = methods;
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        for (JavaCodeUnitAccess<?> call : type.getCodeUnitAccessesFromSelf()) {
            String parameters = call.getTarget().getRawParameterTypes().stream()
                    .map(JavaClass::getName)
                    .collect(Collectors.joining(", ", "(", ")"));
            String method =
                    call.getTargetOwner().getName() + "." + call.getTarget().getName() + parameters;
            if (methods.contains(method)) {
                events.add(SimpleConditionEvent.satisfied(type, call.getDescription()));
            }
        }
    }
}
