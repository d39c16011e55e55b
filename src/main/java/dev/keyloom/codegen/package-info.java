/**
 * One request of items as a whole small program in Java, Python, TypeScript or Go, or as commands of the AWS CLI. The
 * programs send what the request says, placeholder by placeholder, and read on to the end where the service answers in
 * parts. It writes text and neither compiles, runs nor colours it.
 */
@NullMarked
package dev.keyloom.codegen;

import org.jspecify.annotations.NullMarked;
