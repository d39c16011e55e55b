package dev.keyloom.pattern;

import dev.keyloom.problem.Phrase;

/** What verdicts say: why an answer is wrong, and why a pattern cannot be run. */
final class VerdictPhrases {
    static final Phrase PATTERN = new Phrase("verdict.pattern", "access pattern {0}");
    static final Phrase SENTENCES = new Phrase("verdict.sentences", "{0} {1}");
    static final Phrase BASE_TABLE = new Phrase("verdict.base-table", "the base table");
    static final Phrase ABSENT = new Phrase("verdict.absent", "absent");

    static final Phrase TWICE = new Phrase("verdict.twice", "{0} comes twice.");
    static final Phrase UNEXPECTED = new Phrase("verdict.unexpected", "{0} is not asked for, but {1}.");
    static final Phrase UNEXPECTED_AND_ONE =
            new Phrase("verdict.unexpected.one", "{0} is not asked for, but {1}, and 1 other.");
    static final Phrase UNEXPECTED_AND_OTHERS =
            new Phrase("verdict.unexpected.others", "{0} is not asked for, but {1}, and {2} others.");
    static final Phrase STRANGER_FIRST = new Phrase("verdict.stranger-first", "{0} before {1}: {2}");
    static final Phrase IN_RANGE = new Phrase("verdict.in-range", "its key {0} lies in the range {1} of {2}");
    static final Phrase HAS_KEY = new Phrase("verdict.has-key", "it has the key that is read, {0}");
    static final Phrase UNNAMED = new Phrase("verdict.unnamed", "An item with the key {0}");

    static final Phrase MISSING = new Phrase("verdict.missing", "{0} is missing: {1}.");
    static final Phrase MISSING_AND_ONE = new Phrase("verdict.missing.one", "{0} is missing: {1}. So is 1 other.");
    static final Phrase MISSING_AND_OTHERS =
            new Phrase("verdict.missing.others", "{0} is missing: {1}. So are {2} others.");
    static final Phrase NOT_STORABLE = new Phrase("verdict.not-storable", "it cannot be stored, {0}");
    static final Phrase NOT_STORED = new Phrase("verdict.not-stored", "it is not stored");
    static final Phrase UNREAD = new Phrase("verdict.unread", "no request reads its item");
    static final Phrase NOT_IN_INDEX = new Phrase("verdict.not-in-index", "it is not in {0}, since it has no {1}");
    static final Phrase NEITHER = new Phrase("verdict.neither", "{0} and no {1}");
    static final Phrase OTHER_KEY = new Phrase("verdict.other-key", "its {0} is {1}, the request asks for {2}");
    static final Phrase FILTERED = new Phrase("verdict.filtered", "the filter takes it out");
    static final Phrase LIMITED = new Phrase("verdict.limited", "the limit is used up before it, at {0}");
    static final Phrase NOT_GIVEN = new Phrase("verdict.not-given", "the request does not give it back");

    static final Phrase KINDS_TURNED =
            new Phrase("verdict.kinds-turned", "{0} before {1}: they should come the other way.");
    static final Phrase RECORDS_TURNED =
            new Phrase("verdict.records-turned", "{0} should come before {1}: {2} is {3} and {4}.");
    static final Phrase KEY_ORDER = new Phrase("verdict.key-order", "{0} comes before {1} in {2}.");
    static final Phrase TEXT_ORDER =
            new Phrase("verdict.text-order", "{0} comes before {1} in {2}, by the order of text.");
    static final Phrase CROWDED_BY_ONE = new Phrase(
            "verdict.crowded.one",
            "1 item of other kinds used up the limit, so the page is cut short of what was asked for.");
    static final Phrase CROWDED = new Phrase(
            "verdict.crowded",
            "{0} items of other kinds used up the limit, so the page is cut short of what was asked for.");
    static final Phrase LEFT_OUT =
            new Phrase("verdict.left-out", "{0} leaves out {1} of {2}, which the answer must carry.");
    static final Phrase PROJECTION = new Phrase("verdict.projection", "The projection");

    static final Phrase NO_REQUEST = new Phrase("verdict.no-request", "No request is given for this pattern.");
    static final Phrase NO_INDEX =
            new Phrase("verdict.no-index", "No index is chosen whose partition key the parameters give.");

    static final Phrase WITHOUT_TYPE = new Phrase(
            "verdict.without-type", "{0} is written without {1} = '{0}', so nothing tells what the item is.");
    static final Phrase WRITTEN_KEY =
            new Phrase("verdict.written-key", "After this write the {0} of {1} is {2}, but its template gives {3}.");
    static final Phrase COUNTER_MOVED =
            new Phrase("verdict.counter-moved", "{0}.{1} moved by {2}, the number of {3} by {4}.");
    static final Phrase COUNTER_STAYED =
            new Phrase("verdict.counter-stayed", "The number of {0} moved by {1}, {2}.{3} did not.");
    static final Phrase TAKEN = new Phrase("verdict.taken", "Another {0} has the same {1} already: {2}");

    static final Phrase NO_SUCH_TABLE = new Phrase("fault.no-such-table", "There is no table \"{0}\"");
    static final Phrase NO_SUCH_INDEX = new Phrase("fault.no-such-index", "There is no index \"{0}\"");
    static final Phrase NO_SUCH_ENTITY = new Phrase("fault.no-such-entity", "There is no entity \"{0}\"");
    static final Phrase NO_TABLE = new Phrase("fault.no-table", "The model has no table");
    static final Phrase LOST_ENTITY =
            new Phrase("fault.lost-entity", "\"{0}\" lies in table \"{1}\", which does not exist");
    static final Phrase TABLE_WITHOUT_INDEX =
            new Phrase("fault.table-without-index", "Table \"{0}\" has no index \"{1}\"");
    static final Phrase PARTITION_PARTS = new Phrase(
            "fault.partition-parts", "A Query gives all {0} partition key attributes of the index; the step gives {1}");
    static final Phrase SORT_PARTS =
            new Phrase("fault.sort-parts", "The index has {0} sort key attributes; the step gives {1} conditions");
    static final Phrase BASE_ONLY =
            new Phrase("fault.base-only", "{0} reads the base table only; {1} is read by Query");
    static final Phrase WHOLE_KEY = new Phrase("fault.whole-key", "{0} needs the whole primary key ({1})");
    static final Phrase LEVEL_PARAMETER = new Phrase(
            "fault.level-parameter",
            "It reads level by level, and nothing says which of {0} goes from a record to those below it: give its entity"
                    + " a relationship with itself whose \"join\" says so");
    static final Phrase NOT_WHOLE =
            new Phrase("fault.not-whole", "The transaction was refused and has changed items all the same");
    static final Phrase WRITE_WITHOUT_ENTITY =
            new Phrase("fault.write-without-entity", "{0} names no entity, so nothing says what it writes");
    static final Phrase NO_KEY = new Phrase("fault.no-key", "\"{0}\" has no key that could be written");
    static final Phrase NO_VALUE_IN = new Phrase("fault.no-value-in", "No value is given for <{0}> in \"{1}\"");
    static final Phrase NO_VALUE = new Phrase("fault.no-value", "No value is given for :{0}");
    static final Phrase NO_PARAMETER = new Phrase("fault.no-parameter", "No value is given for parameter \"{0}\"");
    static final Phrase MATCH_NAMES =
            new Phrase("fault.match-names", "\"match\" names attribute \"{0}\", which \"{1}\" does not have");
    static final Phrase WHERE = new Phrase("fault.where", "\"where\" of {0}: {1}");
    static final Phrase MEMBER = new Phrase("fault.member", "\"{0}\": {1}");
    static final Phrase LONE_CHECK =
            new Phrase("fault.lone-check", "ConditionCheck stands in a TransactWriteItems only");
    static final Phrase NO_UPDATE = new Phrase("fault.no-update", "UpdateItem in a transaction needs an \"update\"");
    static final Phrase NO_CONDITION = new Phrase("fault.no-condition", "ConditionCheck needs a \"condition\"");
    static final Phrase NO_ACTION = new Phrase("fault.no-action", "{0} cannot be an action of TransactWriteItems");
    static final Phrase BATCH_CONDITION = new Phrase("fault.batch-condition", "BatchWriteItem takes no conditions");
    static final Phrase BATCH_UPDATE =
            new Phrase("fault.batch-update", "BatchWriteItem puts and deletes; it cannot update");

    private VerdictPhrases() {}
}
