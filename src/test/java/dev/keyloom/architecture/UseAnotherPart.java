package dev.keyloom.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;

/** Meets classes of one part below a package that use another part, unless that one is shared; for {@code noClasses()}. */
final class UseAnotherPart extends ArchCondition<JavaClass> {
    private final String parent;
    private final Set<String> shared;

    UseAnotherPart(String parent, Set<String> shared) {
        super("use another part of " + parent + " than " + shared);
        this.parent = parent;
        this.shared = shared;
    }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        for (Dependency use : type.getDirectDependenciesFromSelf()) {
            String target = use.getTargetClass().getBaseComponentType().getPackageName();
            if (target.startsWith(parent)) {
                String part = part(target);
                if (!part.equals(part(type.getPackageName())) && !shared.contains(part)) {
                    events.add(SimpleConditionEvent.satisfied(type, use.getDescription()));
                }
            }
        }
    }

    private String part(String packageName) {
        String below = packageName.substring(parent.length());
        int dot = below.indexOf('.');
        return dot < 0 ? below : below.substring(0, dot);
    }
}
