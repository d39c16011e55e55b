package dev.keyloom.benchmark;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;

/**
 * The GitHub sample's design with as many records as are asked for. Of each 100 records one is a repository with 40 issues,
 * 12 pull requests, 18 and 6 comments on them, 8 reactions and 12 stars, and the rest are accounts and memberships. The
 * records of each entity come in a shuffled order, and lie in memory in that order, as if read from a file; the same size
 * gives the same records.
 */
final class GeneratedGitHub {
    private static final int RECORDS_PER_REPO = 100;
    private static final Instant START = Instant.parse("2020-01-01T00:00:00Z");
    private static final AttributeValue OPEN = AttributeValue.of("Open");
    private static final AttributeValue CLOSED = AttributeValue.of("Closed");
    private static final AttributeValue REACTIONS = reactions();

    private final Random random = new Random(7);
    private final Map<String, List<Supplier<Item.Builder>>> recipes = new LinkedHashMap<>();

    private GeneratedGitHub() {}

    static DataModel of(int recordCount) {
        GeneratedGitHub generated = new GeneratedGitHub();
        for (int repo = 0; repo < recordCount / RECORDS_PER_REPO; repo++) {
            generated.addRepo(repo);
        }
        DataModel design =
                SampleModels.read("github").orElseThrow().orElseThrow().model();
        return design.withRecords(generated.records());
    }

    private Map<String, List<SampleRecord>> records() {
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>();
        recipes.forEach((entity, list) -> {
            Collections.shuffle(list, random);
            records.put(
                    entity,
                    list.stream()
                            .map(recipe -> SampleRecord.of(recipe.get().build()))
                            .toList());
        });
        return records;
    }

    private void addRepo(int repo) {
        AttributeValue owner = user(repo);
        AttributeValue name = AttributeValue.of("Project-" + repo);
        add("Repo", () -> repo(repo, owner, name));
        for (int number = 1; number <= 52; number++) {
            boolean isIssue = number % 13 < 10;
            addIssue(isIssue ? "Issue" : "PullRequest", owner, name, number, repo);
        }
        for (int i = 0; i < 24; i++) {
            addComment(i % 4 > 0 ? "Issue" : "PR", owner, name, i, repo);
        }
        for (int i = 0; i < 8; i++) {
            String target = Integer.toString(i / 2 + 1);
            AttributeValue user = user(repo + i);
            add(
                    "Reaction",
                    () -> inRepo(owner, name)
                            .put("TargetType", "ISSUE")
                            .put("TargetIdentifier", target)
                            .put("ReactingUser", user)
                            .put("Reactions", AttributeValue.SS.of(List.of("Heart"))));
        }
        for (int i = 0; i < 12; i++) {
            AttributeValue user = user(repo + i);
            add("Star", () -> inRepo(owner, name).put("Username", user).put("StarredAt", time()));
        }
        addAccounts(repo, owner);
    }

    private Item.Builder repo(int repo, AttributeValue owner, AttributeValue name) {
        Item.Builder values = inRepo(owner, name)
                .put("UpdatedAt", time())
                .put("CreatedAt", time())
                .put("Description", "What this repository is about, in one line of text")
                .put("StarCount", 12)
                .put("ForkCount", 0)
                .put("IssueAndPullRequestCount", 52);
        return repo % 5 == 4
                ? values.put("ForkOwner", user(repo - 1)).put("ForkRepoName", "Project-" + (repo - 1))
                : values;
    }

    private void addIssue(String entity, AttributeValue owner, AttributeValue name, int number, int repo) {
        add(
                entity,
                () -> inRepo(owner, name)
                        .put(entity.equals("Issue") ? "IssueNumber" : "PullRequestNumber", number)
                        .put("Title", "Something does not work as expected " + number)
                        .put("Content", "Steps to see it, what happens, and what should happen instead")
                        .put("Status", number % 3 == 0 ? CLOSED : OPEN)
                        .put("CreatorUsername", user(repo + number))
                        .put("CreatedAt", time())
                        .put("UpdatedAt", time())
                        .put("Reactions", REACTIONS));
    }

    private void addComment(String on, AttributeValue owner, AttributeValue name, int i, int repo) {
        String number = on.equals("PR") ? "PullRequestNumber" : "IssueNumber";
        add(
                on + "Comment",
                () -> inRepo(owner, name)
                        .put(number, i / 3 + 1)
                        .put("CommentId", "1ckzFWshtEFX" + String.format(Locale.ROOT, "%015d", repo * 24L + i))
                        .put("CommentorUsername", user(repo + i))
                        .put("Content", "A remark of a usual length on the matter at hand")
                        .put("CreatedAt", time())
                        .put("Reactions", REACTIONS));
    }

    private void addAccounts(int repo, AttributeValue owner) {
        AttributeValue organization = AttributeValue.of("Organization-" + repo);
        add("User", () -> Item.builder().put("Username", owner).put("CreatedAt", time()));
        add(
                "Organization",
                () -> Item.builder().put("OrganizationName", organization).put("CreatedAt", time()));
        add(
                "Membership",
                () -> Item.builder()
                        .put("OrganizationName", organization)
                        .put("Username", owner)
                        .put("Role", "Owner")
                        .put("CreatedAt", time()));
    }

    private void add(String entity, Supplier<Item.Builder> recipe) {
        recipes.computeIfAbsent(entity, name -> new ArrayList<>()).add(recipe);
    }

    private static Item.Builder inRepo(AttributeValue owner, AttributeValue name) {
        return Item.builder().put("OwnerName", owner).put("RepoName", name);
    }

    private static AttributeValue user(int number) {
        return AttributeValue.of("User-" + number);
    }

    private AttributeValue time() {
        return AttributeValue.of(START.plusSeconds(random.nextInt(100_000_000)).toString());
    }

    private static AttributeValue reactions() {
        Map<String, AttributeValue> counts = new LinkedHashMap<>();
        for (String name : List.of("+1", "-1", "Smile", "Celebration", "Disappointed", "Heart", "Rocket", "Eyes")) {
            counts.put(name, new AttributeValue.N(BigDecimal.ZERO));
        }
        return new AttributeValue.M(counts);
    }
}
