package dev.keyloom.pattern;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs a transaction where one of its conditions fails: then it must be refused, and nothing may change. */
final class TransactionProof {
    private final Playground before;
    private final Playground after;

    /** @param after the world in which the transaction has happened */
    TransactionProof(Playground before, Playground after) {
        this.before = before;
        this.after = after;
    }

    /** @throws PatternFault if a refused transaction left a change behind */
    void requireWholeOrAbsent(PreparedRequest.TransactWrite transaction) {
        List<WriteRunner.Target> targets = WriteRunner.targets(transaction, before);
        if (isRefusedWhole(transaction, after.copy(), targets)) {
            return;
        }
        for (int i = 0; i < targets.size(); i++) {
            boolean conditional =
                    transaction.request().actions().get(i).condition().isPresent();
            WriteRunner.Target target = targets.get(i);
            if (conditional && before.stored(target.table(), target.key()).isPresent()) {
                Playground without = before.copy();
                without.remove(target.table(), target.key());
                if (isRefusedWhole(transaction, without, targets)) {
                    return;
                }
            }
        }
    }

    private static boolean isRefusedWhole(
            PreparedRequest.TransactWrite transaction, Playground world, List<WriteRunner.Target> targets) {
        List<Optional<Item>> untouched = stored(world, targets);
        try {
            WriteRunner.run(0, transaction, world.engine());
            return false;
        } catch (ServiceException refused) {
            if (!stored(world, targets).equals(untouched)) {
                throw new PatternFault(VerdictPhrases.NOT_WHOLE.with());
            }
            return true;
        }
    }

    private static List<Optional<Item>> stored(Playground world, List<WriteRunner.Target> targets) {
        List<Optional<Item>> items = new ArrayList<>();
        targets.forEach(target -> items.add(world.stored(target.table(), target.key())));
        return items;
    }
}
