package dev.keyloom.codegen;

import dev.keyloom.engine.request.PreparedRequest;

/**
 * Writes a request of items as a whole program that sends it.
 *
 * <p>The program holds every name and value as the request does, in a literal that no value can leave; numbers keep all
 * their digits. It reads pages to the end, a limit being the size of a page, and asks again, ever later, for what a batch
 * left unprocessed. What a request asks to be told of capacity and item collections is left out.
 */
public final class Snippets {
    private Snippets() {}

    /**
     * Returns the program's text, lines ended by {@code \n}.
     *
     * @throws IllegalArgumentException if the request gives one placeholder two meanings
     */
    public static String of(PreparedRequest request, Language language, Endpoint endpoint) {
        Call call = Calls.of(request);
        return switch (language) {
            case JAVA -> JavaProgram.of(call, endpoint);
            case PYTHON -> PythonProgram.of(call, endpoint);
            case TYPESCRIPT -> TypeScriptProgram.of(call, TypeScriptSyntax.Values.NATIVE, endpoint);
            case TYPESCRIPT_PLAIN -> TypeScriptProgram.of(call, TypeScriptSyntax.Values.TYPED, endpoint);
            case GO -> GoProgram.of(call, endpoint);
            case CLI -> CliProgram.of(call, endpoint);
        };
    }
}
