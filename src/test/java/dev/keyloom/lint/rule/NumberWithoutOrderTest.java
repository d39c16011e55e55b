package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class NumberWithoutOrderTest {
    @Test
    void negativeNumber() {
        DataModel model = Designs.store()
                .entity("Entry", "Account!*", "Amount!* N")
                .primary("ACCOUNT#<Account>", "<Amount|pad(4)>")
                .record("{'Account': 'a', 'Amount': -5}")
                .build();

        List<Finding> findings = Designs.check(new NumberWithoutOrder(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Entry.SK: Amount can be -5, and pad(4) does not keep the order of negative numbers");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void fraction() {
        DataModel model = Designs.store()
                .entity("Entry", "Account!*", "Amount!* N")
                .primary("ACCOUNT#<Account>", "<Amount|pad(4)>")
                .record("{'Account': 'a', 'Amount': 2.25}")
                .build();

        List<Finding> findings = Designs.check(new NumberWithoutOrder(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Entry.SK: Amount has 2 fraction digits, and pad(4) has no room for any");
    }

    @Test
    void numberThatCannotBeInverted() {
        DataModel model = Designs.store()
                .entity("Entry", "Account!*", "Amount!* N {'maximum': 1000}")
                .primary("ACCOUNT#<Account>", "<Amount|desc(3)>")
                .build();

        List<Finding> findings = Designs.check(new NumberWithoutOrder(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Entry.SK: Amount = 1000 cannot be inverted by desc(3)");
    }

    @Test
    void signedNumber() {
        DataModel model = Designs.store()
                .entity("Entry", "Account!*", "Amount!* N")
                .primary("ACCOUNT#<Account>", "<Amount|signed(4, 2)>")
                .record("{'Account': 'a', 'Amount': -2.25}")
                .build();

        assertThat(Designs.check(new NumberWithoutOrder(), model)).isEmpty();
    }

    @Test
    void partitionKey() {
        DataModel model = Designs.store()
                .entity("Entry", "Amount!* N")
                .primary("AMOUNT#<Amount>", "x")
                .record("{'Amount': -1}")
                .build();

        assertThat(Designs.check(new NumberWithoutOrder(), model)).isEmpty();
    }
}
