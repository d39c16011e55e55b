package dev.keyloom.engine.table;

import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.EncryptionSpecification;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.IndexProjection;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.engine.request.OnDemandThroughput;
import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.StreamViewType;
import dev.keyloom.engine.request.TableClass;
import dev.keyloom.engine.request.TableStatus;
import dev.keyloom.engine.request.Tag;
import dev.keyloom.engine.request.TimeToLive;
import dev.keyloom.engine.request.WarmThroughput;
import dev.keyloom.schema.Projection;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.util.List;
import java.util.Optional;

/** Writes a table's state as an item of the catalogue, and reads it back. */
final class TableCodec {
    private TableCodec() {}

    static Item toItem(TableState state) {
        Fields fields = new Fields()
                .text("id", state.id())
                .text("created", state.created().toString())
                .put("transition", transition(state.transition()).toValue())
                .put("shape", shape(state.shape()).toValue())
                .put("capacity", capacity(state.capacity()).toValue())
                .put("options", options(state.options()).toValue());
        return Item.of(fields.entries());
    }

    /** @throws IllegalStateException if the item is not one that {@link #toItem} wrote */
    static TableState toState(Item item) {
        Fields fields = Fields.of(new AttributeValue.M(item.toMap()));
        return new TableState(
                fields.text("id"),
                fields.instant("created").orElseThrow(),
                fields.map("transition", TableCodec::transition).orElseThrow(),
                fields.map("shape", TableCodec::shape).orElseThrow(),
                fields.map("capacity", TableCodec::capacity).orElseThrow(),
                fields.map("options", TableCodec::options).orElseThrow());
    }

    private static Fields transition(Transition transition) {
        return new Fields()
                .text("during", transition.during().name())
                .text("until", transition.until().toString());
    }

    private static Transition transition(Fields fields) {
        return new Transition(
                TableStatus.valueOf(fields.text("during")),
                fields.instant("until").orElseThrow());
    }

    private static Fields shape(TableShape shape) {
        return new Fields()
                .text("name", shape.name())
                .list(
                        "definitions",
                        shape.definitions(),
                        definition -> new Fields()
                                .text("name", definition.name())
                                .text("type", definition.type().name())
                                .toValue())
                .list("key", shape.key(), TableCodec::keyElement)
                .list("locals", shape.locals(), index -> index(index).toValue())
                .list("globals", shape.globals(), index -> index(index).toValue());
    }

    private static TableShape shape(Fields fields) {
        return new TableShape(
                fields.text("name"),
                fields.list(
                        "definitions",
                        definition -> new AttributeDefinition(
                                definition.text("name"), AttributeType.valueOf(definition.text("type")))),
                fields.list("key", TableCodec::keyElement),
                fields.list("locals", TableCodec::index),
                fields.list("globals", TableCodec::index));
    }

    private static AttributeValue keyElement(KeyElement element) {
        return new Fields()
                .text("attribute", element.attribute())
                .text("role", element.role().name())
                .toValue();
    }

    private static KeyElement keyElement(Fields fields) {
        return new KeyElement(fields.text("attribute"), KeyRole.valueOf(fields.text("role")));
    }

    private static Fields index(IndexState state) {
        IndexDefinition definition = state.definition();
        Fields fields = new Fields()
                .text("name", definition.name())
                .list("key", definition.keySchema(), TableCodec::keyElement)
                .text("projection", definition.projection().kind())
                .map("onDemand", definition.onDemandThroughput(), TableCodec::onDemand)
                .map("warm", definition.warmThroughput(), TableCodec::warm)
                .put("throughput", throughput(state.throughput()).toValue())
                .put("transition", transition(state.transition()).toValue());
        definition
                .projection()
                .nonKeyAttributes()
                .ifPresent(names -> fields.list("nonKeyAttributes", names, AttributeValue::of));
        return fields;
    }

    private static IndexState index(Fields fields) {
        IndexDefinition definition = new IndexDefinition(
                fields.text("name"),
                fields.list("key", TableCodec::keyElement),
                new IndexProjection(
                        fields.optionalText("projection").map(Projection.Kind::valueOf),
                        fields.texts("nonKeyAttributes")),
                Optional.empty(),
                fields.map("onDemand", TableCodec::onDemand),
                fields.map("warm", TableCodec::warm));
        return new IndexState(
                definition,
                fields.map("throughput", TableCodec::throughput).orElseThrow(),
                fields.map("transition", TableCodec::transition).orElseThrow());
    }

    private static Fields onDemand(OnDemandThroughput throughput) {
        return new Fields().number("read", throughput.maxReadUnits()).number("write", throughput.maxWriteUnits());
    }

    private static OnDemandThroughput onDemand(Fields fields) {
        return new OnDemandThroughput(fields.optionalNumber("read"), fields.optionalNumber("write"));
    }

    private static Fields warm(WarmThroughput throughput) {
        return new Fields()
                .number("read", throughput.readUnitsPerSecond())
                .number("write", throughput.writeUnitsPerSecond());
    }

    private static WarmThroughput warm(Fields fields) {
        return new WarmThroughput(fields.optionalNumber("read"), fields.optionalNumber("write"));
    }

    private static Fields throughput(ThroughputState state) {
        return new Fields()
                .put("units", units(state.units()).toValue())
                .put("before", units(state.before()).toValue())
                .text("lastIncrease", state.lastIncrease())
                .text("lastDecrease", state.lastDecrease())
                .number("decreases", state.decreases());
    }

    private static ThroughputState throughput(Fields fields) {
        return new ThroughputState(
                fields.map("units", TableCodec::units).orElseThrow(),
                fields.map("before", TableCodec::units).orElseThrow(),
                fields.instant("lastIncrease"),
                fields.instant("lastDecrease"),
                Math.toIntExact(fields.number("decreases")));
    }

    private static Fields units(ProvisionedThroughput units) {
        return new Fields().number("read", units.readUnits()).number("write", units.writeUnits());
    }

    private static ProvisionedThroughput units(Fields fields) {
        return new ProvisionedThroughput(fields.number("read"), fields.number("write"));
    }

    private static Fields capacity(TableCapacity capacity) {
        return new Fields()
                .text("billingMode", capacity.billingMode().name())
                .text("lastUpdateToOnDemand", capacity.lastUpdateToOnDemand())
                .put("throughput", throughput(capacity.throughput()).toValue())
                .map("onDemand", capacity.onDemand(), TableCodec::onDemand)
                .map("warm", capacity.warm(), TableCodec::warm);
    }

    private static TableCapacity capacity(Fields fields) {
        return new TableCapacity(
                BillingMode.valueOf(fields.text("billingMode")),
                fields.instant("lastUpdateToOnDemand"),
                fields.map("throughput", TableCodec::throughput).orElseThrow(),
                fields.map("onDemand", TableCodec::onDemand),
                fields.map("warm", TableCodec::warm));
    }

    private static Fields options(TableOptions options) {
        return new Fields()
                .text("streamViewType", options.stream().flatMap(StreamSpecification::viewType))
                .text("streamSince", options.streamSince())
                .map("encryption", options.encryption(), TableCodec::encryption)
                .text("tableClass", options.tableClass())
                .text("tableClassSince", options.tableClassSince())
                .flag("deletionProtection", options.deletionProtection())
                .text("resourcePolicy", options.resourcePolicy())
                .list(
                        "tags",
                        options.tags(),
                        tag -> new Fields()
                                .text("key", tag.key())
                                .text("value", tag.value())
                                .toValue())
                .text("timeToLive", options.timeToLive().map(TimeToLive::attribute));
    }

    private static TableOptions options(Fields fields) {
        List<Tag> tags = fields.list("tags", tag -> new Tag(tag.text("key"), tag.text("value")));
        return new TableOptions(
                fields.optionalText("streamViewType")
                        .map(StreamViewType::valueOf)
                        .map(viewType -> new StreamSpecification(true, Optional.of(viewType))),
                fields.instant("streamSince"),
                fields.map("encryption", TableCodec::encryption),
                fields.optionalText("tableClass").map(TableClass::valueOf),
                fields.instant("tableClassSince"),
                fields.flag("deletionProtection").orElse(false),
                fields.optionalText("resourcePolicy"),
                tags,
                fields.optionalText("timeToLive").map(attribute -> new TimeToLive(true, attribute)));
    }

    private static Fields encryption(EncryptionSpecification encryption) {
        Fields fields = new Fields().text("type", encryption.type()).text("keyId", encryption.keyId());
        encryption.enabled().ifPresent(enabled -> fields.flag("enabled", enabled));
        return fields;
    }

    private static EncryptionSpecification encryption(Fields fields) {
        return new EncryptionSpecification(
                fields.flag("enabled"), fields.optionalText("type"), fields.optionalText("keyId"));
    }
}
