package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class CopiesDisagreeTest {
    @Test
    void copyThatDiffers() {
        DataModel model = Designs.store()
                .entity("Follow", "By!*", "Of!*", "Since")
                .identifiedBy("By", "Of")
                .primary("USER#<By>", "FOLLOWS#<Of>")
                .record("{'By': 'a', 'Of': 'b', 'Since': '2020'}")
                .entity("Copy", "By!*", "Of!*", "Since")
                .identifiedBy("By", "Of")
                .primary("USER#<Of>", "FOLLOWER#<By>")
                .record("{'By': 'a', 'Of': 'b', 'Since': '2021'}")
                .constraints("'copies': [{'entity': 'Copy', 'of': 'Follow', 'match': {'By': 'By', 'Of': 'Of'}}]")
                .build();

        List<Finding> findings = Designs.check(new CopiesDisagree(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Copies of Follow.Since disagree: '2021' in Copy a, b, '2020' in Follow a, b");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void copyThatIsMissing() {
        DataModel model = Designs.store()
                .entity("Follow", "By!*", "Of!*", "Since")
                .identifiedBy("By", "Of")
                .primary("USER#<By>", "FOLLOWS#<Of>")
                .record("{'By': 'a', 'Of': 'b', 'Since': '2020'}")
                .entity("Copy", "By!*", "Of!*", "Since")
                .identifiedBy("By", "Of")
                .primary("USER#<Of>", "FOLLOWER#<By>")
                .constraints("'copies': [{'entity': 'Copy', 'of': 'Follow', 'match': {'By': 'By', 'Of': 'Of'}}]")
                .build();

        List<Finding> findings = Designs.check(new CopiesDisagree(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("There is no Copy for Follow a, b");
    }

    @Test
    void duplicatedAttribute() {
        DataModel model = Designs.store()
                .entity("User", "Id!*", "Name~")
                .identifiedBy("Id")
                .primary("USER#<Id>", "=PK")
                .record("{'Id': 'a', 'Name': 'Ann'}")
                .entity("Post", "Id!*", "Author!*", "AuthorName S {'copyOf': 'User.Name'}")
                .identifiedBy("Id")
                .primary("POST#<Id>", "=PK")
                .record("{'Id': 'p', 'Author': 'a', 'AuthorName': 'Anna'}")
                .relationship(
                        "'from': {'entity': 'User', 'cardinality': 'ONE'}, 'to': {'entity': 'Post', 'cardinality':"
                                + " 'MANY'}, 'join': {'from': {'Id': 'Author'}}")
                .build();

        List<Finding> findings = Designs.check(new CopiesDisagree(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Copies of User.Name disagree: 'Anna' in Post p, 'Ann' in User a");
    }

    @Test
    void copyThatIsAlike() {
        DataModel model = Designs.store()
                .entity("Follow", "By!*", "Of!*", "Since")
                .identifiedBy("By", "Of")
                .primary("USER#<By>", "FOLLOWS#<Of>")
                .record("{'By': 'a', 'Of': 'b', 'Since': '2020'}")
                .entity("Copy", "By!*", "Of!*", "Since")
                .identifiedBy("By", "Of")
                .primary("USER#<Of>", "FOLLOWER#<By>")
                .record("{'By': 'a', 'Of': 'b', 'Since': '2020'}")
                .constraints("'copies': [{'entity': 'Copy', 'of': 'Follow', 'match': {'By': 'By', 'Of': 'Of'}}]")
                .build();

        assertThat(Designs.check(new CopiesDisagree(), model)).isEmpty();
    }
}
