package dev.keyloom.gui.diagram;

/** What a press on the canvas begins. */
enum Tool {
    SELECT("diagram.tool.select", "mdi2c-cursor-default-outline", "V"),
    ENTITY("diagram.tool.entity", "mdi2t-table-plus", "E"),
    RELATIONSHIP("diagram.tool.relationship", "mdi2r-relation-one-to-many", "R");

    private final String textKey;
    private final String icon;
    private final String key;

    Tool(String textKey, String icon, String key) {
        this.textKey = textKey;
        this.icon = icon;
        this.key = key;
    }

    String textKey() {
        return textKey;
    }

    String icon() {
        return icon;
    }

    /** Returns the key that takes the tool while the canvas has the focus. */
    String key() {
        return key;
    }
}
