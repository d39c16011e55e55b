package dev.keyloom.gui.records;

import dev.keyloom.gui.control.Icons;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;

/** The number of a record in the design, before its row; red with an icon if the record has no item. */
final class RowNumber extends Label {
    private static final PseudoClass FAULTY = PseudoClass.getPseudoClass("faulty");
    private static final int ICON_PIXELS = 12;

    private Optional<String> fault = Optional.empty();

    RowNumber() {
        getStyleClass().add("kl-record-number");
        setManaged(false);
    }

    void show(String number, boolean isSelected, Optional<String> newFault) {
        setText(number);
        pseudoClassStateChanged(GridCell.SELECTED, isSelected);
        if (!newFault.equals(fault)) {
            fault = newFault;
            pseudoClassStateChanged(FAULTY, newFault.isPresent());
            setGraphic(newFault.isPresent() ? Icons.of("mdi2a-alert-circle-outline", ICON_PIXELS) : null);
            setTooltip(newFault.map(Tooltip::new).orElse(null));
        }
    }
}
