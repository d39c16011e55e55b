package dev.keyloom.format.findings;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.lint.Finding;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Locale;

/** Findings as JSON that other tools rely on. */
public final class FindingsJson {
    private FindingsJson() {}

    /** Returns the file's text. */
    public static String write(List<Finding> findings) {
        Json.ObjectBuilder summary = Json.object();
        for (Severity severity : Severity.values()) {
            long count = findings.stream()
                    .filter(finding -> finding.severity() == severity)
                    .count();
            summary.put(severity.name().toLowerCase(Locale.ROOT), count);
        }
        return JsonText.file(Json.object()
                .put(
                        "findings",
                        Json.array(findings.stream().map(FindingsJson::of).toList()))
                .put("summary", summary.build())
                .build());
    }

    private static Json of(Finding finding) {
        return Json.object()
                .put("rule", finding.rule())
                .put("severity", finding.severity().name())
                .put("message", finding.message())
                .put("advice", finding.advice())
                .put(
                        "where",
                        Json.array(finding.where().stream().map(WhereText::json).toList()))
                .put("fixable", finding.fix().isPresent())
                .put("overridden", finding.override().<Json>map(Json::text).orElse(Json.nothing()))
                .build();
    }
}
