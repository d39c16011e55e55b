package dev.keyloom.lint;

import dev.keyloom.model.DataModel;
import java.util.function.UnaryOperator;

/**
 * A change of the model that mends a finding. Applied to the model that the finding is about, the finding is gone.
 *
 * @param label what it does, as a button says it: {@code Pad IssueNumber to 7 digits}
 */
public record Fix(String label, UnaryOperator<DataModel> change) {}
