package dev.keyloom.gui.diagram;

import dev.keyloom.edit.Names;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import java.util.Locale;

/** Names for what is drawn, until the user gives better ones. */
final class ProposedName {
    private ProposedName() {}

    static String entity(DataModel model) {
        return Names.fresh("Entity", model.entities().stream().map(Entity::name).toList());
    }

    /** Returns a free name for a relationship to many of an entity: its plural, {@code categories} for Category. */
    static String relationship(DataModel model, String target) {
        return Names.fresh(
                plural(uncapitalized(target)),
                model.relationships().stream().map(Relationship::name).toList());
    }

    /** Leaves acronyms alone: {@code PRComment}. */
    private static String uncapitalized(String name) {
        boolean isAcronym = name.length() > 1 && Character.isUpperCase(name.charAt(1));
        return isAcronym ? name : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private static String plural(String noun) {
        int last = noun.length() - 1;
        if (noun.endsWith("s") || noun.endsWith("x") || noun.endsWith("ch") || noun.endsWith("sh")) {
            return noun + "es";
        }
        boolean afterConsonant = last > 0 && "aeiou".indexOf(noun.charAt(last - 1)) < 0;
        if (noun.endsWith("y") && afterConsonant) {
            return noun.substring(0, last) + "ies";
        }
        return noun.charAt(last) < 0x250 ? noun + "s" : noun;
    }
}
