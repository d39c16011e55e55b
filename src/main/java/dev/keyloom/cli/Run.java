package dev.keyloom.cli;

import java.util.concurrent.Callable;

/** A command whose arguments are parsed. */
interface Run extends Callable<Integer> {
    /** Does what was asked. */
    ExitCode run() throws CommandFailure;

    @Override
    default Integer call() throws CommandFailure {
        return run().number();
    }
}
