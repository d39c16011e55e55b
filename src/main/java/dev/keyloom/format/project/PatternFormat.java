package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Rate;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.Step;
import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Access patterns in the file. */
final class PatternFormat {
    private PatternFormat() {}

    static Optional<AccessPattern> read(Node node) {
        return node.members(Kind.PATTERN).map(PatternFormat::pattern);
    }

    private static AccessPattern pattern(Members members) {
        int number = members.require("number", Node::count).orElse(0);
        Optional<String> group = members.text("group");
        String name = members.require("name", Node::text).orElse("Pattern " + number);
        Optional<String> description = members.text("description");
        Map<String, AttributeValue> parameters = members.map("parameters", PatternFormat::value);
        List<Map<String, AttributeValue>> examples =
                members.list("examples", example -> example.map(PatternFormat::value));
        List<Step> steps = members.list("steps", StepFormat::read);
        Optional<List<Returned>> returns = members.get("returns", list -> list.list(PatternFormat::returned));
        List<String> order = members.texts("order");
        List<String> orderBy = members.texts("orderBy");
        Optional<Rate> rate = members.get("rate", PatternFormat::rate);
        Optional<String> bet = members.text("bet");
        Optional<String> note = members.text("note");
        return new AccessPattern(
                number,
                group,
                name,
                description,
                parameters,
                examples,
                steps,
                returns,
                order,
                orderBy,
                rate,
                bet,
                note,
                members.extras());
    }

    static Optional<AttributeValue> value(Node node) {
        return ValueFormat.read(node, null);
    }

    private static Optional<Returned> returned(Node node) {
        return node.members(Kind.RETURNED).flatMap(members -> {
            Optional<String> entity = members.require("entity", Node::text);
            Map<String, String> match = members.textsByName("match");
            Optional<String> where = members.text("where");
            List<String> orderBy = members.texts("orderBy");
            Optional<List<String>> attributes = members.get("attributes", list -> list.list(Node::text));
            Optional<BigDecimal> limit = members.number("limit");
            return entity.map(known -> new Returned(known, match, where, orderBy, attributes, limit, members.extras()));
        });
    }

    private static Optional<Rate> rate(Node node) {
        return node.members(Kind.RATE).map(members -> {
            Optional<BigDecimal> perSecond = members.number("perSecond");
            Optional<BigDecimal> peakPerSecond = members.number("peakPerSecond");
            Optional<Boolean> often = members.flag("often");
            return new Rate(perSecond, peakPerSecond, often, members.extras());
        });
    }

    static Json write(AccessPattern pattern) {
        return new MembersWriter(Kind.PATTERN)
                .put("number", Json.number(pattern.number()))
                .putText("group", pattern.group())
                .put("name", pattern.name())
                .putText("description", pattern.description())
                .put("parameters", ListFormat.map(pattern.parameters(), PatternFormat::write))
                .put("examples", ListFormat.list(pattern.examples(), PatternFormat::write))
                .put("steps", ListFormat.list(pattern.steps(), StepFormat::write))
                .put("returns", pattern.returns().map(PatternFormat::write))
                .put("order", ListFormat.texts(pattern.order()))
                .put("orderBy", ListFormat.texts(pattern.orderBy()))
                .put("rate", pattern.rate().map(PatternFormat::write))
                .putText("bet", pattern.bet())
                .putText("note", pattern.note())
                .build(pattern.extras());
    }

    static Json write(AttributeValue value) {
        return ValueFormat.write(value, null);
    }

    private static Json write(Map<String, AttributeValue> values) {
        return ListFormat.map(values, PatternFormat::write).orElseGet(() -> Json.object(Map.of()));
    }

    private static Json write(List<Returned> returns) {
        return Json.array(returns.stream().map(PatternFormat::write).toList());
    }

    private static Json write(Returned returned) {
        return new MembersWriter(Kind.RETURNED)
                .put("entity", returned.entity())
                .put("match", ListFormat.map(returned.match(), Json::text))
                .putText("where", returned.where())
                .put("orderBy", ListFormat.texts(returned.orderBy()))
                .put("attributes", returned.attributes().map(Json::texts))
                .putNumber("limit", returned.limit())
                .build(returned.extras());
    }

    private static Json write(Rate rate) {
        return new MembersWriter(Kind.RATE)
                .putNumber("perSecond", rate.perSecond())
                .putNumber("peakPerSecond", rate.peakPerSecond())
                .putFlag("often", rate.often())
                .build(rate.extras());
    }
}
