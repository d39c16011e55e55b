package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class LocalIndexOnUnboundedTest {
    @Test
    void unboundedCollection() {
        DataModel model = Designs.store()
                .localIndex("ByDate", "Date")
                .entity("Customer", "Id!*")
                .primary("CUSTOMER#<Id>", "=PK")
                .entity("Order", "Id!*", "Date!*")
                .primary("CUSTOMER#<Id>", "ORDER#<Date>")
                .relationship("'name': 'places', 'from': {'entity': 'Customer', 'cardinality': 'ONE'}, 'to': {'entity':"
                        + " 'Order', 'cardinality': 'MANY'}, 'join': {'from': {'Id': 'Id'}}, 'forward': {'strategy':"
                        + " 'COMPOSITE_KEY', 'index': 'primary'}")
                .build();

        List<Finding> findings = Designs.check(new LocalIndexOnUnbounded(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "ByDate is a local index, so that a collection of 'places', which is unbounded, may have 10 GB at most");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void boundedCollection() {
        DataModel model = Designs.store()
                .localIndex("ByDate", "Date")
                .entity("Customer", "Id!*")
                .primary("CUSTOMER#<Id>", "=PK")
                .entity("Order", "Id!*", "Date!*")
                .primary("CUSTOMER#<Id>", "ORDER#<Date>")
                .relationship("'name': 'places', 'from': {'entity': 'Customer', 'cardinality': 'ONE'}, 'to': {'entity':"
                        + " 'Order', 'cardinality': 'MANY', 'maximum': 20}, 'join': {'from': {'Id': 'Id'}}, 'forward': {'strategy':"
                        + " 'COMPOSITE_KEY', 'index': 'primary'}")
                .build();

        assertThat(Designs.check(new LocalIndexOnUnbounded(), model)).isEmpty();
    }
}
