package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.Operand;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.UpdateExpression;
import java.util.HashSet;
import java.util.Set;

/** Refuses paths that go into key attributes, which are never lists or maps. */
final class KeyPaths {
    /** Attributes into which paths go. */
    private final Set<String> entered = new HashSet<>(4);

    private KeyPaths() {}

    static void require(Table table, ProjectionExpression projection) {
        KeyPaths paths = new KeyPaths();
        projection.paths().forEach(paths::add);
        paths.requireNoKeys(table);
    }

    static void require(Table table, Formula formula) {
        KeyPaths paths = new KeyPaths();
        formula.forEachOperand(paths::add);
        paths.requireNoKeys(table);
    }

    static void require(Table table, UpdateExpression update) {
        KeyPaths paths = new KeyPaths();
        update.forEachOperand(paths::add);
        paths.requireNoKeys(table);
    }

    private void add(Operand operand) {
        Operand inner = operand instanceof Operand.Size size ? size.of() : operand;
        if (inner instanceof DocumentPath path && !path.isTopLevel()) {
            entered.add(path.attribute().name());
        }
    }

    /** @throws ServiceException if a path goes into a key attribute of the table or an index */
    private void requireNoKeys(Table table) {
        if (entered.isEmpty()) {
            return;
        }
        for (String name : table.schema().key().attributeNames()) {
            requireNot(name, "Key: ");
        }
        for (TableIndex index : table.indexes()) {
            for (String name : index.schema().key().attributeNames()) {
                requireNot(name, "IndexKey: ");
            }
        }
    }

    private void requireNot(String name, String what) {
        if (entered.contains(name)) {
            throw ServiceException.validation(
                    "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: "
                            + what + name);
        }
    }
}
