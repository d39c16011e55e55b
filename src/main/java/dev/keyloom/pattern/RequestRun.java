package dev.keyloom.pattern;

import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.schema.IndexRef;
import java.util.List;

/**
 * A request as it was sent, and what it brought and cost. A paginated one counts all its pages.
 *
 * @param step number of the step in the pattern, from 1
 * @param requests how many requests were sent: one for each page
 * @param items what came back, in order
 * @param strangers items that were read and are of no kind of the pattern's answer
 * @param isCut whether a limit or a page's size ended the reading before the end of the data
 */
public record RequestRun(
        int step,
        PreparedRequest request,
        String table,
        IndexRef index,
        int requests,
        List<AnsweredItem> items,
        int returned,
        int scanned,
        int strangers,
        boolean isCut,
        double readUnits,
        double writeUnits) {
    public RequestRun {
        items = List.copyOf(items);
    }
}
