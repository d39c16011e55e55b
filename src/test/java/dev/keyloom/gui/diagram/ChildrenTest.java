package dev.keyloom.gui.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.collections.ListChangeListener;
import javafx.scene.Group;
import javafx.scene.Node;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.UniqueElements;

class ChildrenTest {
    private final List<Node> nodes = new ArrayList<>();

    @Property(tries = 200)
    void theWantedAreTheChildrenAndThoseThatStayInTheirOrderAreNotTouched(
            @ForAll @UniqueElements @Size(max = 8) List<@IntRange(max = 9) Integer> before,
            @ForAll @UniqueElements @Size(max = 8) List<@IntRange(max = 9) Integer> wanted) {
        for (int i = 0; i < 10; i++) {
            nodes.add(new Group());
        }
        Group parent = new Group(before.stream().map(nodes::get).toArray(Node[]::new));
        Set<Node> added = new HashSet<>();
        parent.getChildren().addListener((ListChangeListener<Node>) change -> {
            while (change.next()) {
                added.addAll(change.getAddedSubList());
            }
        });

        Children.set(parent.getChildren(), wanted.stream().map(nodes::get).toList());

        assertThat(parent.getChildren())
                .containsExactlyElementsOf(wanted.stream().map(nodes::get).toList());
        List<Integer> stayed = before.stream().filter(wanted::contains).toList();
        if (!stayed.isEmpty()
                && wanted.stream().filter(before::contains).toList().equals(stayed)) {
            assertThat(added)
                    .doesNotContainAnyElementsOf(stayed.stream().map(nodes::get).toList());
        }
    }
}
