package dev.keyloom.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A value and the problems met on the way to it. Both may be there at once: a model with a broken template is still a
 * model. A result without a value always has at least one error.
 *
 * @param value what could be made of the input
 * @param problems in the order in which they were met
 */
public record Result<T>(Optional<T> value, List<Problem> problems) {

    public Result {
        problems = List.copyOf(problems);
        if (value.isEmpty() && problems.stream().noneMatch(Problem::isError)) {
            throw new IllegalArgumentException("A result without a value needs an error that says why");
        }
    }

    public static <T> Result<T> of(T value) {
        return new Result<>(Optional.of(value), List.of());
    }

    public static <T> Result<T> of(T value, List<Problem> problems) {
        return new Result<>(Optional.of(value), problems);
    }

    public static <T> Result<T> failed(Problem... problems) {
        return new Result<>(Optional.empty(), List.of(problems));
    }

    public static <T> Result<T> failed(List<Problem> problems) {
        return new Result<>(Optional.empty(), problems);
    }

    public boolean hasErrors() {
        return problems.stream().anyMatch(Problem::isError);
    }

    /**
     * Returns the value.
     *
     * @throws IllegalStateException if there is none; the message quotes the problems
     */
    public T orElseThrow() {
        return value.orElseThrow(() -> new IllegalStateException("No value: " + problems));
    }

    /** Returns this result with its value changed and the same problems. */
    public <U> Result<U> map(Function<? super T, ? extends U> change) {
        return new Result<>(value.map(change), problems);
    }

    /** Returns the result of the next step with the problems of both, these first. */
    public <U> Result<U> then(Function<? super T, Result<U>> next) {
        if (value.isEmpty()) {
            return new Result<>(Optional.empty(), problems);
        }
        Result<U> following = next.apply(value.get());
        List<Problem> all = new ArrayList<>(problems);
        all.addAll(following.problems());
        return new Result<>(following.value(), all);
    }
}
