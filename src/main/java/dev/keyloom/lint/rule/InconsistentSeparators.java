package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One kind of key written with different words or separators in different templates. */
public final class InconsistentSeparators implements Rule {
    private static final char PLACEHOLDER = '\u0000';
    /** A word, in which a sign may stand between letters, or a placeholder; then the signs behind it. */
    private static final Pattern PIECE =
            Pattern.compile("(\u0000|\\p{L}[\\p{L}\\p{N}]*(?:[-_.][\\p{L}][\\p{L}\\p{N}]*)*)([^\\p{L}\\p{N}\u0000]*)");

    @Override
    public String id() {
        return "K18";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "Templates write one prefix in several ways";
    }

    @Override
    public String reference() {
        return "Keys are compared byte by byte, so that Item# and ITEM# are two prefixes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Table table : context.model().tables()) {
            List<Piece> pieces = pieces(context, table);
            checkWords(pieces, findings);
            checkSeparators(pieces, findings);
        }
    }

    private void checkWords(List<Piece> pieces, Consumer<Finding> findings) {
        Map<String, Piece> first = new LinkedHashMap<>();
        Set<String> told = new LinkedHashSet<>();
        for (Piece piece : pieces) {
            if (piece.word().isEmpty()) {
                continue;
            }
            Piece known = first.putIfAbsent(piece.word().toLowerCase(Locale.ROOT), piece);
            if (known != null && !known.word().equals(piece.word()) && told.add(piece.word())) {
                findings.accept(finding(known.word(), known, piece.word(), piece));
            }
        }
    }

    /** What most templates of the table use is right; the others are told of. */
    private void checkSeparators(List<Piece> pieces, Consumer<Finding> findings) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        pieces.stream()
                .filter(piece -> !piece.separator().isEmpty())
                .forEach(piece -> counts.merge(piece.separator(), 1, Integer::sum));
        Optional<String> usual =
                counts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
        Set<List<String>> told = new LinkedHashSet<>();
        for (Piece piece : pieces) {
            if (piece.separator().isEmpty() || piece.separator().equals(usual.orElse(""))) {
                continue;
            }
            pieces.stream()
                    .filter(other -> other.separator().equals(usual.orElse(""))
                            && (other.isOfWord(piece)
                                    || other.owner().equals(piece.owner())
                                    || piece.separator().contains(other.separator())))
                    .findFirst()
                    .filter(other -> told.add(List.of(piece.owner(), piece.separator())))
                    .ifPresent(other -> findings.accept(
                            finding(piece.word() + piece.separator(), piece, other.word() + other.separator(), other)));
        }
    }

    private Finding finding(String here, Piece piece, String there, Piece other) {
        return Finding.of(
                this,
                RecordNames.quoted(here) + " in " + piece.name() + " (\"" + piece.template() + "\"), "
                        + RecordNames.quoted(there) + " in " + other.name() + " (\"" + other.template() + "\")",
                "Write one kind of key in one way everywhere.",
                piece.where(),
                other.where());
    }

    private static List<Piece> pieces(LintContext context, Table table) {
        List<Piece> pieces = new ArrayList<>();
        for (KeyCell cell : KeyCells.of(context).cells()) {
            if (cell.table().name().equals(table.name()) && cell.isOwn() && cell.isText()) {
                addPieces(pieces, cell.written(), cell.entity().name(), cell.name(), cell.where());
            }
        }
        for (ReadStep read : ReadSteps.of(context)) {
            boolean isHere =
                    read.table().filter(own -> own.name().equals(table.name())).isPresent();
            if (isHere) {
                List<KeyTemplate> templates = new ArrayList<>(read.step().partition());
                templates.addAll(read.sortTemplates());
                templates.forEach(template ->
                        addPieces(pieces, template, "pattern " + read.pattern().number(), read.name(), read.where()));
            }
        }
        return pieces;
    }

    /** Cuts a template into words and what separates them from what follows; signs at the beginning and the end do not count. */
    private static void addPieces(List<Piece> pieces, KeyTemplate template, String owner, String name, Where where) {
        if (template.isBroken()) {
            return;
        }
        String skeleton = TemplateTexts.skeleton(template);
        int shards = 0;
        List<TemplatePart.Reference> references = template.references();
        Matcher matcher = PIECE.matcher(skeleton);
        while (matcher.find()) {
            shards +=
                    (int) matcher.group().chars().filter(c -> c == PLACEHOLDER).count();
            int next = shards;
            boolean isBeforeShard = matcher.end() < skeleton.length()
                    && skeleton.charAt(matcher.end()) == PLACEHOLDER
                    && TemplateTexts.hasShard(references.get(next));
            String word = matcher.group(1).replace(String.valueOf(PLACEHOLDER), "");
            String separator = matcher.end() == skeleton.length() || isBeforeShard ? "" : matcher.group(2);
            if (!word.isEmpty() || !separator.isEmpty()) {
                pieces.add(new Piece(word, separator, template, owner, name, where));
            }
        }
    }

    /** A word of a template, or a placeholder if it is empty, and the signs behind it. */
    private record Piece(String word, String separator, KeyTemplate template, String owner, String name, Where where) {
        boolean isOfWord(Piece other) {
            return !word.isEmpty() && word.equals(other.word);
        }
    }
}
