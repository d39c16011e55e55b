package dev.keyloom.materialize;

import dev.keyloom.materialize.NotWritten.Cause;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.Rendered;
import dev.keyloom.template.ShardDraw;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Makes the key values of one record after another from an entity's templates. A mapping writes all its key attributes or
 * none: where one is absent, the others are not written. Key attributes that no template gives come from the record's own
 * attributes of the same name, as the service would see them.
 */
final class KeyRenderer {
    private static final Rendered RUNNING = new Rendered.Absent("");
    private static final Rendered.Refused CYCLE = new Rendered.Refused(
            "key-copy-cycle", "Keys copy one another in a circle", Optional.empty(), Optional.empty());
    private static final String BROKEN = "key-template-broken";

    private final EntityPlan plan;
    private final List<KeyAttribute> slots;
    private final @Nullable AttributeValue[] own;
    private final @Nullable MappingPlan[] chosen;
    private final @Nullable Rendered[] outcomes;
    private final KeyLookup lookup = this::lookUp;
    private final ShardDraw draw = this::draw;

    private Item values = Item.EMPTY;
    /** Number of the template that is being rendered. */
    private int current = -1;

    /** @param own values of the record's own attributes by slot, filled in for each record by the caller */
    KeyRenderer(EntityPlan plan, @Nullable AttributeValue[] own) {
        this.plan = plan;
        this.slots = plan.table().slots();
        this.own = own;
        this.chosen = new MappingPlan[plan.mappings().size()];
        this.outcomes = new Rendered[plan.templates().size()];
    }

    /** Fills in a record's key values by slot; returns why the record cannot be written, null if it can. */
    @Nullable
    Fault render(Item record, @Nullable AttributeValue[] keys) {
        values = record;
        Arrays.fill(outcomes, null);
        for (int i = 0; i < chosen.length; i++) {
            chosen[i] = EntityPlan.chosen(plan.mappings().get(i), record);
        }
        for (int i = 0; i < chosen.length; i++) {
            Fault fault = write(i, keys);
            if (fault != null) {
                return fault;
            }
        }
        for (int slot = 0; slot < keys.length; slot++) {
            if (keys[slot] == null) {
                keys[slot] = own[slot];
            }
        }
        return primaryFault(keys);
    }

    /** Writes the key attributes of the mapping chosen for an index, or none of them. */
    private @Nullable Fault write(int index, @Nullable AttributeValue[] keys) {
        MappingPlan mapping = chosen[index];
        if (mapping == null || !isWhole(mapping, index)) {
            return null;
        }
        for (int i = 0; i < mapping.size(); i++) {
            int slot = mapping.slot(i);
            Rendered outcome = outcome(mapping.template(i));
            if (outcome instanceof Rendered.Refused refused) {
                return refusal(slot, mapping.template(i), refused);
            }
            AttributeValue value = ((Rendered.Key) outcome).attributeValue();
            AttributeValue other = keys[slot];
            if (other != null && !other.equals(value)) {
                return new Fault(
                        Cause.CONTRADICTION,
                        Messages.contradiction(
                                slots.get(slot),
                                plan.table().indexes().get(index).ref(),
                                value,
                                other));
            }
            keys[slot] = other == null ? value : other;
        }
        return null;
    }

    /** A template that is broken keeps items out of its index, but not out of the table: the model's problems tell of it. */
    private boolean isWhole(MappingPlan mapping, int index) {
        for (int i = 0; i < mapping.size(); i++) {
            Rendered outcome = outcome(mapping.template(i));
            if (outcome instanceof Rendered.Absent
                    || (index > 0
                            && outcome instanceof Rendered.Refused refused
                            && refused.code().equals(BROKEN))) {
                return false;
            }
        }
        return true;
    }

    private Rendered outcome(int template) {
        Rendered known = outcomes[template];
        if (known != null) {
            return known == RUNNING ? CYCLE : known;
        }
        int outer = current;
        current = template;
        outcomes[template] = RUNNING;
        SlotTemplate slotTemplate = plan.templates().get(template);
        Rendered outcome = slotTemplate.template().render(values, lookup, slotTemplate.type(), draw);
        outcomes[template] = outcome;
        current = outer;
        return outcome;
    }

    /**
     * Returns what another key attribute is, for {@code =PK}: what the templates make it, else the record's own attribute. A
     * template that names its own attribute means what else gives it, as {@code =SK} does in an inverted index.
     */
    private Optional<Rendered> lookUp(String name) {
        int slot = plan.table().slotOf(name);
        if (slot < 0) {
            return values.get(name).map(Rendered.Key::new);
        }
        boolean isSelf = false;
        for (MappingPlan mapping : chosen) {
            int template = mapping == null ? -1 : mapping.templateFor(slot);
            isSelf |= template >= 0 && template == current;
            if (template >= 0 && template != current) {
                Rendered outcome = outcome(template);
                if (!(outcome instanceof Rendered.Absent)) {
                    return Optional.of(outcome);
                }
            }
        }
        AttributeValue value = own[slot];
        if (value != null) {
            return Optional.of(new Rendered.Key(value));
        }
        return Optional.of(isSelf ? CYCLE : new Rendered.Absent(name));
    }

    /**
     * Draws the shard of {@code <random(n)>} from the record's texts and numbers: any draw is as good as another, but the same
     * record should lie in the same place each time it is looked at.
     */
    private OptionalInt draw(int shards) {
        int[] hash = {17};
        values.forEach((name, value) -> hash[0] = 31 * (31 * hash[0] + name.hashCode())
                + value.scalarText().map(String::hashCode).orElse(0));
        return OptionalInt.of(Math.floorMod(hash[0] ^ (hash[0] >>> 16), shards));
    }

    private Fault refusal(int slot, int template, Rendered.Refused refused) {
        SlotTemplate slotTemplate = plan.templates().get(template);
        return refused.code().equals(CYCLE.code())
                ? new Fault(Cause.CYCLE, Messages.cycle(slots.get(slot), slotTemplate))
                : new Fault(Cause.REFUSED, Messages.refused(slots.get(slot), slotTemplate, refused.message()));
    }

    private @Nullable Fault primaryFault(@Nullable AttributeValue[] keys) {
        for (KeyAttribute attribute : plan.table().primary().key().all()) {
            int slot = plan.table().slotOf(attribute.name());
            if (keys[slot] == null) {
                return missingFault(attribute);
            }
        }
        return null;
    }

    private Fault missingFault(KeyAttribute attribute) {
        MappingPlan mapping = chosen[0];
        for (int i = 0; mapping != null && i < mapping.size(); i++) {
            if (outcomes[mapping.template(i)] instanceof Rendered.Absent absent) {
                SlotTemplate template = plan.templates().get(mapping.template(i));
                return new Fault(
                        Cause.MISSING_KEY,
                        Messages.missingAttribute(slots.get(mapping.slot(i)), template, absent.missingAttribute()));
            }
        }
        return new Fault(Cause.MISSING_KEY, Messages.unmappedKey(attribute, plan.entity()));
    }
}
