package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.Operand;
import dev.keyloom.expression.ProjectionExpression;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Refuses paths that go into key attributes, which are never lists or maps. */
final class KeyPaths {
    private KeyPaths() {}

    static void require(Table table, ProjectionExpression projection) {
        require(table, projection.paths().stream());
    }

    static void require(Table table, Formula formula) {
        Stream.Builder<DocumentPath> paths = Stream.builder();
        formula.forEachOperand(operand -> addPath(operand, paths));
        require(table, paths.build());
    }

    /** Passes on the path that an operand is or takes the size of. */
    static void addPath(Operand operand, Consumer<DocumentPath> paths) {
        Operand inner = operand instanceof Operand.Size size ? size.of() : operand;
        if (inner instanceof DocumentPath path) {
            paths.accept(path);
        }
    }

    /** @throws ServiceException if a path goes into a key attribute of the table or an index */
    static void require(Table table, Stream<DocumentPath> paths) {
        Set<String> entered = paths.filter(path -> !path.isTopLevel())
                .map(path -> path.attribute().name())
                .collect(Collectors.toSet());
        if (entered.isEmpty()) {
            return;
        }
        for (String name : table.schema().key().attributeNames()) {
            requireNot(entered, name, "Key: ");
        }
        for (TableIndex index : table.indexes()) {
            for (String name : index.schema().key().attributeNames()) {
                requireNot(entered, name, "IndexKey: ");
            }
        }
    }

    private static void requireNot(Set<String> entered, String name, String what) {
        if (entered.contains(name)) {
            throw ServiceException.validation(
                    "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: "
                            + what + name);
        }
    }
}
