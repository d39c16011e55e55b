package dev.keyloom.cli;

import dev.keyloom.problem.OwnFault;
import java.util.List;
import java.util.stream.Collectors;

/** Ends a command: its message is the one line that the user reads, and says what, where and what would be right. */
final class CommandFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final ExitCode exitCode;

    CommandFailure(ExitCode exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    CommandFailure(ExitCode exitCode, String message, Throwable cause) {
        super(message, cause);
        this.exitCode = exitCode;
    }

    /** Returns the end of a command that has told what it could, though some of its parts broke down. */
    static CommandFailure of(List<OwnFault> faults) {
        OwnFault first = faults.get(0);
        String others = faults.size() == 1 ? "" : "; so it did in " + parts(faults.subList(1, faults.size()));
        CommandFailure failure = new CommandFailure(
                ExitCode.OUR_FAULT,
                first.message() + others + ". The rest is told. Please report it with what --debug shows beside it",
                first.cause());
        faults.stream().skip(1).map(OwnFault::cause).forEach(failure::addSuppressed);
        return failure;
    }

    private static String parts(List<OwnFault> faults) {
        return faults.stream().map(fault -> fault.part().text()).collect(Collectors.joining(", "));
    }

    ExitCode exitCode() {
        return exitCode;
    }
}
