package dev.keyloom.format.findings;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * Findings in SARIF 2.1.0, the form in which code hosts take the results of analyzers. Places in the model are logical
 * locations; the physical one is the model's file.
 *
 * @see <a href="https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html">OASIS: SARIF 2.1.0</a>
 */
public final class FindingsSarif {
    private FindingsSarif() {}

    /**
     * Returns the file's text.
     *
     * @param file name of the model's file as its users write it
     */
    public static String write(List<Finding> findings, List<Rule> rules, String file, String version) {
        Json driver = Json.object()
                .put("name", "Keyloom")
                .put("version", version)
                .put("rules", Json.array(rules.stream().map(FindingsSarif::of).toList()))
                .build();
        Json run = Json.object()
                .put("tool", Json.object().put("driver", driver).build())
                .put(
                        "results",
                        Json.array(findings.stream()
                                .map(finding -> of(finding, rules, file))
                                .toList()))
                .build();
        return JsonText.file(Json.object()
                .put("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
                .put("version", "2.1.0")
                .put("runs", Json.array(run))
                .build());
    }

    private static Json of(Rule rule) {
        return Json.object()
                .put("id", rule.id())
                .put("shortDescription", message(rule.summary()))
                .put("help", message(rule.reference()))
                .put(
                        "defaultConfiguration",
                        Json.object().put("level", level(rule.severity())).build())
                .build();
    }

    private static Json of(Finding finding, List<Rule> rules, String file) {
        int index = rules.stream().map(Rule::id).toList().indexOf(finding.rule());
        Json physical = Json.object()
                .put("artifactLocation", Json.object().put("uri", uri(file)).build())
                .put("region", Json.object().put("startLine", 1).build())
                .build();
        Json location = Json.object()
                .put("physicalLocation", physical)
                .put(
                        "logicalLocations",
                        Json.array(finding.where().stream()
                                .map(where -> Json.object()
                                        .put("fullyQualifiedName", WhereText.words(where))
                                        .put("kind", where.kind())
                                        .build())
                                .toList()))
                .build();
        Json.ObjectBuilder json = Json.object().put("ruleId", finding.rule());
        if (index >= 0) {
            json.put("ruleIndex", index);
        }
        json.put("level", level(finding.severity()))
                .put("message", message(finding.message() + " " + finding.advice()))
                .put("locations", Json.array(location));
        finding.override()
                .ifPresent(reason -> json.put(
                        "suppressions",
                        Json.array(Json.object()
                                .put("kind", "inSource")
                                .put("justification", reason)
                                .build())));
        return json.build();
    }

    private static Json message(String text) {
        return Json.object().put("text", text).build();
    }

    private static String level(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFO -> "note";
        };
    }

    /** Returns a file name as a URI reference. */
    private static String uri(String file) {
        StringBuilder uri = new StringBuilder();
        for (byte octet : file.replace('\\', '/').getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (octet & 0xFF);
            boolean plain = (c >= 'a' && c <= 'z')
                    || (c >= 'A' && c <= 'Z')
                    || (c >= '0' && c <= '9')
                    || "-._~/".indexOf(c) >= 0;
            uri.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02X", (int) c));
        }
        return uri.toString();
    }
}
