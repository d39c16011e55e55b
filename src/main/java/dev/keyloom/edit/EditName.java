package dev.keyloom.edit;

import java.text.MessageFormat;
import java.util.List;
import java.util.ResourceBundle;

/**
 * The name of an edit: a key of the text bundle {@value #BUNDLE} and the user's own words that the text quotes.
 *
 * @param key for example {@code edit.rename-entity}
 * @param arguments for example the entity's name
 */
public record EditName(String key, List<String> arguments) {
    /** Base name of the bundle that has a text for the name of every edit. */
    public static final String BUNDLE = "dev.keyloom.gui.edit";

    public EditName {
        arguments = List.copyOf(arguments);
    }

    public static EditName of(String key, String... arguments) {
        return new EditName(key, List.of(arguments));
    }

    /**
     * Returns the name as a text, "rename Repo".
     *
     * @param bundle {@value #BUNDLE} in the user's language
     */
    public String in(ResourceBundle bundle) {
        return new MessageFormat(bundle.getString(key), bundle.getLocale()).format(arguments.toArray());
    }
}
