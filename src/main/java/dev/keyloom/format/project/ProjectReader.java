package dev.keyloom.format.project;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.JsonSource;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Extras;
import dev.keyloom.model.ModelCheck;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RuleOverride;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Result;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads model files. What is wrong in one part is a problem with its place; the rest is there all the same. */
public final class ProjectReader {
    /** The version of the format that this program reads and writes. */
    public static final int FORMAT_VERSION = 1;

    private ProjectReader() {}

    /**
     * Returns the design that a model file holds. There is none, and one error that says why, if the file is not JSON,
     * not a model, or of another format version. Otherwise a part that cannot be used is reported with line and column
     * and left out; the document's extras keep it, so that saving loses nothing. What {@link ModelCheck} finds in the
     * model is reported too.
     */
    public static Result<Document> read(byte[] content) {
        return JsonSource.read(content).then(ProjectReader::read);
    }

    private static Result<Document> read(JsonSource source) {
        Reading reading = new Reading(source);
        Keeper keeper = new Keeper();
        Node root = new Node(reading, source.root(), "", keeper, "");
        if (!isModel(root)) {
            return Result.failed(reading.problems());
        }
        Members members = new Members(root, (ObjectValue) source.root(), Kind.MODEL, keeper, "");
        Document document = document(members);
        Locator locator = new Locator(reading);
        ModelCheck.check(document.model()).forEach(problem -> reading.add(locator.located(problem)));
        return Result.of(document, reading.problems());
    }

    /** Says whether the document can be read as a model; reports why not, or what is odd about its version. */
    private static boolean isModel(Node root) {
        if (!(root.json() instanceof ObjectValue object)) {
            root.unfit("an object");
            return false;
        }
        Optional<Json> version = object.get("formatVersion");
        if (version.isEmpty()) {
            boolean looksLikeModel =
                    object.get("tables").isPresent() || object.get("entities").isPresent();
            root.reading()
                    .error(
                            root,
                            "format-version",
                            looksLikeModel
                                    ? "Member \"formatVersion\" is missing; 1 is assumed."
                                    : "This is JSON, but not a Keyloom model: it has no \"formatVersion\", no"
                                            + " \"tables\" and no \"entities\".",
                            looksLikeModel ? Optional.of("\"formatVersion\": " + FORMAT_VERSION) : Optional.empty());
            return looksLikeModel;
        }
        Node node = root.member("formatVersion", version.get());
        if (version.get() instanceof Json.NumberValue number
                && Numbers.parse(number.digits()).equals(Optional.of(BigDecimal.valueOf(FORMAT_VERSION)))) {
            return true;
        }
        root.reading()
                .error(
                        node,
                        "format-version",
                        "The file has formatVersion " + Reading.shortLine(version.get()) + ", and this program reads "
                                + FORMAT_VERSION + ". A newer Keyloom may read it.",
                        Optional.of(Integer.toString(FORMAT_VERSION)));
        return false;
    }

    private static Document document(Members members) {
        members.raw("formatVersion");
        String name = members.require("name", Node::text).orElse("Untitled");
        Optional<String> description = members.text("description");
        List<Table> tables = members.list("tables", TableFormat::read);
        String onlyTable = tables.isEmpty() ? "" : tables.get(0).name();
        List<Entity> entities = members.list("entities", entity -> EntityFormat.read(entity, onlyTable));
        List<Relationship> relationships = members.list("relationships", RelationshipFormat::read);
        List<AccessPattern> accessPatterns = members.list("accessPatterns", PatternFormat::read);
        DataModel typed = DataModel.empty(name).withTables(tables).withEntities(entities);
        Map<String, List<SampleRecord>> records =
                members.get("records", node -> RecordsFormat.read(node, typed)).orElse(Map.of());
        List<CollectionNote> collections = members.list("collections", ConstraintsFormat::collection);
        Constraints constraints =
                members.get("constraints", ConstraintsFormat::read).orElse(Constraints.NONE);
        Map<String, RuleOverride> rules = members.map("rules", ConstraintsFormat::rule);
        DiagramLayout layout =
                members.get("diagram", node -> LayoutFormat.read(node, typed)).orElse(DiagramLayout.EMPTY);
        Extras extras = members.extras();
        DataModel model = new DataModel(
                name,
                description,
                tables,
                entities,
                relationships,
                accessPatterns,
                records,
                collections,
                constraints,
                rules,
                extras);
        return new Document(model, layout);
    }
}
