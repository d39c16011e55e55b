package dev.keyloom.wire.operation;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.wire.shape.Constraints.Violation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How an operation tells of broken constraints. */
enum MemberStyle {
    /** All of them, each with its value. */
    ALL {
        @Override
        String current(List<Violation> violations) {
            return former(violations);
        }
    },
    /** The table's name first and alone, else all, some in words of their own. */
    WRITE {
        @Override
        String current(List<Violation> violations) {
            return tableName(violations)
                    .orElseGet(() -> joined(
                            violations.stream().map(MemberStyle::enumText).toList()));
        }
    },
    /** The first only. */
    UPDATE {
        @Override
        String current(List<Violation> violations) {
            return tableName(violations)
                    .orElseGet(() -> joined(List.of(enumText(violations.stream()
                            .filter(violation -> violation.path().equals("returnValues"))
                            .findFirst()
                            .orElse(violations.get(0))))));
        }
    },
    /** The table's name first and alone. */
    READ {
        @Override
        String current(List<Violation> violations) {
            return tableName(violations).orElseGet(() -> joined(texts(violations)));
        }

        @Override
        String former(List<Violation> violations) {
            return joined(texts(violations));
        }

        private List<String> texts(List<Violation> violations) {
            return violations.stream()
                    .map(violation ->
                            violation.path().equals("limit") ? violation.inCurrentWords() : violation.inFormerWords())
                    .toList();
        }
    },
    BATCH_GET {
        @Override
        String current(List<Violation> violations) {
            return joined(violations.stream().map(this::text).toList());
        }

        @Override
        String former(List<Violation> violations) {
            return violations.get(0).path().equals("requestItems")
                            && violations.get(0).demand().contains("greater than")
                            && !violations.get(0).demand().startsWith("Map")
                    ? "The requestItems parameter is required for BatchGetItem"
                    : current(violations);
        }

        private String text(Violation violation) {
            boolean isLength = violation.demand().startsWith("Member must have length");
            return isLength ? violation.inCurrentWords() : violation.inFormerWords();
        }
    },
    BATCH_WRITE {
        @Override
        String current(List<Violation> violations) {
            return former(violations);
        }

        @Override
        String former(List<Violation> violations) {
            // Enumerations come before the map, which is told of alone.
            List<Violation> enums = violations.stream()
                    .filter(violation -> !violation.path().startsWith("requestItems"))
                    .toList();
            if (!enums.isEmpty()) {
                return super.former(enums);
            }
            Violation first = violations.get(0);
            return first.path().equals("requestItems") && first.demand().startsWith("Member must have length")
                    ? "The requestItems parameter is required for BatchWriteItem"
                    : super.former(violations);
        }
    },
    /** The absence of the table's name in words of its own. */
    TABLE {
        @Override
        String current(List<Violation> violations) {
            return former(violations);
        }
    };

    /** Returns the refusal of a request with these broken constraints, of which there is at least one. */
    ServiceException refusal(List<Violation> violations, Wording wording) {
        boolean isCurrent = wording == Wording.CURRENT && violations.stream().noneMatch(Violation::isAbsence);
        return ServiceException.validation(isCurrent ? current(violations) : former(violations));
    }

    abstract String current(List<Violation> violations);

    String former(List<Violation> violations) {
        return joined(violations.stream().map(Violation::inFormerWords).toList());
    }

    private static String joined(List<String> texts) {
        return texts.size() + " validation error" + (texts.size() > 1 ? "s" : "") + " detected: "
                + texts.stream().collect(Collectors.joining("; "));
    }

    private static Optional<String> tableName(List<Violation> violations) {
        return violations.stream()
                .filter(violation -> violation.path().equals("tableName"))
                .findFirst()
                .map(violation -> joined(List.of(
                        violation.demand().startsWith("Member must have length greater")
                                ? violation.inCurrentWords()
                                : violation.inFormerWords())));
    }

    /** The service's own list of return values has a slip of the pen, and that of operators another name. */
    private static String enumText(Violation violation) {
        String start = "Failed to satisfy constraint: Member must satisfy enum value set: ";
        return switch (violation.path()) {
            case "returnValues" -> start + "[ALL_OLD, UPDATED_OLD, ALL_NEW, UPDATE_NEW, NONE]";
            case "conditionalOperator" -> start + "[ALL, OR]";
            default -> violation.inFormerWords();
        };
    }
}
