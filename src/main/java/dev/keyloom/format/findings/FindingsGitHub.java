package dev.keyloom.format.findings;

import dev.keyloom.lint.Finding;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Findings as workflow commands, which GitHub's actions show as annotations of the file.
 *
 * @see <a href="https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions">GitHub: workflow commands</a>
 */
public final class FindingsGitHub {
    private FindingsGitHub() {}

    /**
     * Returns the commands, one on each line.
     *
     * @param file name of the model's file within the repository
     */
    public static String write(List<Finding> findings, String file) {
        StringBuilder out = new StringBuilder();
        for (Finding finding : findings) {
            String where = finding.where().stream().map(WhereText::words).collect(Collectors.joining("; "));
            out.append("::")
                    .append(command(finding.severity()))
                    .append(" file=")
                    .append(property(file))
                    .append(",line=1,title=")
                    .append(property(finding.rule() + " " + where))
                    .append("::")
                    .append(data(finding.message() + " " + finding.advice()))
                    .append('\n');
        }
        return out.toString();
    }

    private static String command(Severity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case INFO -> "notice";
        };
    }

    private static String data(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
