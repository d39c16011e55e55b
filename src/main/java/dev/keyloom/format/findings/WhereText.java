package dev.keyloom.format.findings;

import dev.keyloom.format.json.Json;
import dev.keyloom.lint.Where;

/** Places of findings in words and as JSON. */
final class WhereText {
    private WhereText() {}

    static String words(Where where) {
        if (where instanceof Where.Key key) {
            return key.entity() + ", " + key.role().word() + " key of "
                    + key.index().name() + (key.mapping() == 0 ? "" : ", variant " + (key.mapping() + 1));
        }
        if (where instanceof Where.Record record) {
            return record.entity() + ", record " + record.number();
        }
        if (where instanceof Where.Attribute attribute) {
            return attribute.entity() + "." + attribute.attribute();
        }
        if (where instanceof Where.Pattern pattern) {
            return "access pattern " + pattern.number();
        }
        if (where instanceof Where.Entity entity) {
            return entity.entity();
        }
        if (where instanceof Where.Index index) {
            return index.index().name() + " of table " + index.table();
        }
        if (where instanceof Where.Table table) {
            return "table " + table.table();
        }
        if (where instanceof Where.Relationship relationship) {
            return "relationship " + relationship.relationship();
        }
        return where instanceof Where.Constraint constraint
                ? constraint.member() + ", entry " + (constraint.position() + 1)
                : "the model";
    }

    static Json json(Where where) {
        Json.ObjectBuilder json = Json.object().put("kind", where.kind());
        if (where instanceof Where.Key key) {
            json.put("entity", key.entity())
                    .put("index", key.index().name())
                    .put("role", key.role().word());
            if (key.mapping() > 0) {
                json.put("mapping", key.mapping());
            }
        } else if (where instanceof Where.Record record) {
            json.put("entity", record.entity()).put("number", record.number());
        } else if (where instanceof Where.Attribute attribute) {
            json.put("entity", attribute.entity()).put("attribute", attribute.attribute());
        } else if (where instanceof Where.Pattern pattern) {
            json.put("number", pattern.number());
        } else if (where instanceof Where.Entity entity) {
            json.put("entity", entity.entity());
        } else if (where instanceof Where.Index index) {
            json.put("table", index.table()).put("index", index.index().name());
        } else if (where instanceof Where.Table table) {
            json.put("table", table.table());
        } else if (where instanceof Where.Relationship relationship) {
            json.put("relationship", relationship.relationship());
        } else if (where instanceof Where.Constraint constraint) {
            json.put("member", constraint.member()).put("position", constraint.position());
        }
        return json.build();
    }
}
