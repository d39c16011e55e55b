package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The capacity command: what it prints, and what it refuses. */
class CapacityCommandTest {
    @TempDir
    Path folder;

    private Shell.Run run(String... arguments) {
        return new Shell(folder).run(arguments);
    }

    private JsonNode json(String... arguments) throws IOException {
        Shell.Run run = run(arguments);
        assertThat(run.exitCode()).isZero();
        return new ObjectMapper().readTree(run.output());
    }

    @Test
    void jsonHasPatternsEntitiesHeatAndMonth() throws IOException {
        JsonNode load = json("capacity", "sample:github", "--format", "json", "--rate", "16=80");

        JsonNode star = load.at("/patterns/15");
        assertThat(star.get("number").asInt()).isEqualTo(16);
        assertThat(star.get("readUnits").asInt()).isZero();
        assertThat(star.get("writeUnits").asInt()).isEqualTo(7);
        assertThat(star.get("naiveWriteUnits").asInt()).isEqualTo(2);
        assertThat(star.get("writeUnitsPerSecond").asInt()).isEqualTo(560);
        assertThat(load.at("/entities/0/name").asText()).isEqualTo("Repo");
        assertThat(load.at("/entities/0/writesPerInsert").asInt()).isEqualTo(4);
        assertThat(load.at("/heat/0/partition").asText()).isEqualTo("REPO#…#…");
        assertThat(load.at("/heat/0/shards").asInt()).isEqualTo(1);
        assertThat(load.at("/monthly/onDemand/price").asDouble()).isPositive();
        assertThat(load.at("/monthly/provisioned/price").asDouble()).isPositive();
        assertThat(load.at("/prices/date").asText()).isNotBlank();
    }

    @Test
    void textAlignsFiguresUnderTheirHeads() {
        String[] lines = run("capacity", "sample:github").output().split("\n", -1);

        assertThat(lines[1]).endsWith("RCU  at size  WCU  naive  per second  peak");
        assertThat(lines[17]).startsWith("  16  Star Repo").contains("  7      2  ");
        assertThat(lines[17].indexOf(" 7 ") + 2).isEqualTo(lines[1].indexOf("WCU") + 3);
        assertThat(lines).noneMatch(line -> line.endsWith(" "));
    }

    @Test
    void pricesOfAFileTakeThePlaceOfTheShippedOnes() throws IOException {
        Files.writeString(folder.resolve("p.json"), """
                {"region": "here", "currency": "XTS", "date": "2026-01-01", "source": "a contract",
                 "onDemand": {"readMillion": 0, "writeMillion": 1000000},
                 "provisioned": {"readUnitHour": 0, "writeUnitHour": 0},
                 "storage": {"gigabyteMonth": 0, "freeGigabytes": 0}}
                """);
        JsonNode load = json("capacity", "sample:github", "--format", "json", "--prices", "p.json");

        assertThat(load.at("/monthly/onDemand/price").asDouble())
                .isEqualTo(load.at("/monthly/writeUnits").asDouble());
        assertThat(load.at("/monthly/currency").asText()).isEqualTo("XTS");
    }

    @Test
    void mistakesAreToldInOneLine() throws IOException {
        assertThat(run("capacity", "sample:github", "--rate", "99=1"))
                .isEqualTo(new Shell.Run(2, "", "keyloom: capacity: sample:github has no access pattern 99\n"));
        assertThat(run("capacity", "sample:github", "--rate", "1=-1").exitCode())
                .isEqualTo(2);
        assertThat(run("capacity", "sample:github", "--rate", "1=NaN").exitCode())
                .isEqualTo(2);
        assertThat(run("capacity", "sample:github", "--items", "Repoo=1").messages())
                .contains("did you mean Repo?");
        assertThat(run("capacity", "sample:github", "--prices", "none.json").messages())
                .isEqualTo("keyloom: none.json: there is no such file\n");
        Files.writeString(folder.resolve("bad.json"), "{}");
        assertThat(run("capacity", "sample:github", "--prices", "bad.json"))
                .satisfies(run -> assertThat(run.exitCode()).isEqualTo(3))
                .satisfies(run -> assertThat(run.messages()).contains("bad.json: /region is missing"));
    }
}
