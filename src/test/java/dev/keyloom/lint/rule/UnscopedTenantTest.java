package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnscopedTenantTest {
    @Test
    void indexKeyWithoutTenant() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Ticket", "Tenant!*", "Id!*", "Assignee")
                .primary("TENANT#<Tenant>", "TICKET#<Id>")
                .sparse("GSI1", "ASSIGNEE#<Assignee>", "TICKET#<Id>")
                .constraints("'tenant': {'attribute': 'Tenant', 'entities': ['Ticket']}")
                .build();

        List<Finding> findings = Designs.check(new UnscopedTenant(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Ticket.GSI1PK is not scoped by tenant: \"ASSIGNEE#<Assignee>\" does not begin with <Tenant>");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void exceptionThatIsNotListed() {
        DataModel model = Designs.store()
                .entity("EmailMarker", "Email!*")
                .primary("EMAIL#<Email>", "=PK")
                .entity("Ticket", "Tenant!*", "Id!*")
                .primary("TENANT#<Tenant>", "TICKET#<Id>")
                .constraints("'tenant': {'attribute': 'Tenant', 'entities': ['Ticket']}")
                .build();

        assertThat(Designs.check(new UnscopedTenant(), model)).isEmpty();
    }
}
