package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Deletes that leave what points at the record. */
class OrphaningDeleteTest {
    private static final Rule RULE = new OrphaningDelete();

    private static DataModel rooms(String condition, String steps) {
        return Designs.store()
                .entity("Room", "RoomId!*", "Members~ N")
                .identifiedBy("RoomId")
                .primary("ROOM#<RoomId>", "ROOM")
                .entity("Message", "RoomId!*", "Id!*")
                .identifiedBy("RoomId", "Id")
                .primary("ROOM#<RoomId>", "MSG#<Id>")
                .relationship(
                        "'name': 'messages', 'from': {'entity': 'Room', 'cardinality': 'ONE'}, 'to': {'entity': 'Message',"
                                + " 'cardinality': 'MANY'}, 'join': {'from': {'RoomId': 'RoomId'}}")
                .constraints(
                        "'counters': [{'entity': 'Room', 'attribute': 'Members', 'counts': 'Message', 'match': {'RoomId':"
                                + " 'RoomId'}}]")
                .pattern("'parameters': {'RoomId': 'r', 'Id': 'm'}, 'steps': [" + steps
                        + "{'operation': 'DeleteItem', 'entity': 'Room'" + condition + "}]")
                .build();
    }

    @Test
    void messagesStayWhenTheirRoomGoes() {
        assertThat(Designs.messages(RULE, rooms("", "")))
                .containsExactly("Pattern 1 \"Pattern 1\" deletes Room and leaves what points at it: Message");
    }

    @Test
    void deletingOrCountingThemIsRight() {
        assertThat(Designs.messages(RULE, rooms("", "{'operation': 'DeleteItem', 'entity': 'Message', 'upTo': 25}, ")))
                .isEmpty();
        assertThat(Designs.messages(RULE, rooms(", 'condition': 'Members = :none'", "")))
                .isEmpty();
    }

    @Test
    void edgeThatNothingPointsAtMayGo() {
        assertThat(Designs.messages(RULE, Designs.sample("teams-and-users"))).isEmpty();
        assertThat(Designs.messages(RULE, Designs.sample("session-store"))).isEmpty();
    }
}
