package dev.keyloom.cli;

/** What every command works with. */
record Context(Surroundings surroundings, Output output, WindowStarter window) {
    /** Returns the reader of the models that arguments name. */
    ModelInput models() {
        return new ModelInput(surroundings.folder());
    }
}
