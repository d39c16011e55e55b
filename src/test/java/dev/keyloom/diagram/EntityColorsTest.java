package dev.keyloom.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.EntityColors.Hue;
import dev.keyloom.diagram.EntityColors.Tint;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EntityColorsTest {
    private static DataModel modelOf(Entity... entities) {
        return DataModel.empty("Model").withEntities(List.of(entities));
    }

    @Test
    void storedPaletteColorHasItsDarkPair() {
        EntityColors colors = EntityColors.of(modelOf(Entity.of("Repo", "T").withColor(Optional.of("#4791EC"))));

        assertThat(colors.color("Repo", PictureTheme.LIGHT).hex()).isEqualTo("#4791EC");
        assertThat(colors.color("Repo", PictureTheme.DARK).hex()).isEqualTo("#6BB0F9");
    }

    @Test
    void entitiesWithoutColorTakeTheNextFreeOne() {
        DataModel model = modelOf(
                Entity.of("A", "T"), Entity.of("B", "T").withColor(Optional.of("#4791EC")), Entity.of("C", "T"));
        EntityColors colors = EntityColors.of(model);

        assertThat(colors.color("A", PictureTheme.LIGHT)).isEqualTo(Hue.GREEN.light());
        assertThat(colors.color("C", PictureTheme.LIGHT)).isEqualTo(Hue.ORANGE.light());
        assertThat(EntityColors.next(model)).isEqualTo(Hue.PLUM.light().hex());
    }

    @Test
    void tintMixesTheColorIntoTheGroundOfBoxes() {
        EntityColors colors = EntityColors.of(modelOf(Entity.of("A", "T").withColor(Optional.of("#000000"))));

        assertThat(colors.tint("A", Tint.BOX_HEAD, PictureTheme.LIGHT).hex()).isEqualTo("#DEDEDE");
    }

    @Property(tries = 300)
    void everyOwnColorCanBeReadOnTheDarkBackground(
            @ForAll @IntRange(max = 255) int red,
            @ForAll @IntRange(max = 255) int green,
            @ForAll @IntRange(max = 255) int blue) {
        Rgb dark = EntityColors.inTheme(new Rgb(red, green, blue), PictureTheme.DARK);

        assertThat(dark.contrast(PictureTheme.DARK.background())).isGreaterThanOrEqualTo(3.7);
        if (Hue.ofLight(new Rgb(red, green, blue)).isEmpty()) {
            assertThat(dark.contrast(PictureTheme.DARK.background())).isGreaterThanOrEqualTo(4.5);
        }
    }
}
