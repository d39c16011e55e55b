package dev.keyloom.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ProblemTest {
    private static final Problem PROBLEM =
            Problem.error("template-unknown-function", "lowr is no function", Place.at("/keys", new Span(3, 4)));

    @Test
    void placeIsJoinedBelowAParent() {
        Problem inside = PROBLEM.within("/entities/0");
        assertThat(inside.place().path()).isEqualTo("/entities/0/keys");
        assertThat(inside.place().span()).contains(new Span(3, 4));
        assertThat(inside.within("/tables/1").place().path()).isEqualTo("/tables/1/entities/0/keys");
    }

    @Test
    void lineIsAddedToAPlaceThatKeepsItsSpan() {
        Place place = PROBLEM.place().onLine(7, 12);
        assertThat(place.line()).isEqualTo(7);
        assertThat(place.column()).isEqualTo(12);
        assertThat(place.within("/x").line()).isEqualTo(7);
        assertThat(place.span()).contains(new Span(3, 4));
    }

    @Test
    void suggestionStandsBesideTheMessage() {
        assertThat(PROBLEM.suggestion()).isEmpty();
        assertThat(PROBLEM.suggesting("lower").suggestion()).contains("lower");
        assertThat(PROBLEM.suggesting("lower").message()).isEqualTo(PROBLEM.message());
    }

    @Test
    void onlyErrorsAreErrors() {
        assertThat(PROBLEM.isError()).isTrue();
        assertThat(Problem.warning("c", "m", Place.NOWHERE).isError()).isFalse();
        assertThat(Problem.info("c", "m", Place.NOWHERE).isError()).isFalse();
    }

    @Test
    void pointerPartsAreEscaped() {
        assertThat(Place.escaped("a/b~c")).isEqualTo("a~1b~0c");
        assertThat(Place.escaped("~1")).isEqualTo("~01");
    }

    @Test
    void spansCountFromZeroAndMayBeEmpty() {
        assertThat(new Span(3, 4).end()).isEqualTo(7);
        assertThat(new Span(3, 0).shifted(2)).isEqualTo(new Span(5, 0));
        assertThatThrownBy(() -> new Span(-1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Span(0, -1)).isInstanceOf(IllegalArgumentException.class);
    }
}
