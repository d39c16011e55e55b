package dev.keyloom.gui.load;

import dev.keyloom.format.load.PriceTableFormat;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Review;
import dev.keyloom.gui.document.Reviews;
import dev.keyloom.gui.task.NewestTask;
import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.load.LoadAssumptions;
import dev.keyloom.load.LoadEstimate;
import dev.keyloom.load.PriceTable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The state of the place "Load": the rates that are tried and the newest estimate. Rates live as long as the tab does and do
 * not change the model. The estimate is made away from the UI thread, and only while the place is shown. No nodes.
 */
final class LoadViewModel {
    private final Reviews reviews;
    private final NewestTask task;
    private final PriceTable prices = PriceTableFormat.shipped();
    private final Map<Integer, Double> tried = new LinkedHashMap<>();
    private final ReadOnlyObjectWrapper<Optional<LoadPicture>> picture = new ReadOnlyObjectWrapper<>(Optional.empty());
    private boolean isShown;

    LoadViewModel(OpenDocument document, TaskRunner tasks) {
        this.reviews = document.reviews();
        this.task = new NewestTask(tasks);
        reviews.newestProperty().addListener((property, before, now) -> estimate());
    }

    /** Returns the newest estimate; nothing before the first is made. */
    ReadOnlyObjectProperty<Optional<LoadPicture>> pictureProperty() {
        return picture.getReadOnlyProperty();
    }

    Optional<LoadPicture> picture() {
        return picture.get();
    }

    /** Returns the prices that a month is reckoned with. */
    PriceTable prices() {
        return prices;
    }

    /** Begins or ends to follow the document. */
    void setShown(boolean shown) {
        isShown = shown;
        if (shown) {
            estimate();
        } else {
            task.cancel();
        }
    }

    /**
     * Tries a rate as it was typed: runs per second, thousands apart or not. A blank goes back to the model's rate.
     *
     * @return whether it is a rate; if not, nothing changes
     */
    boolean tryRate(int pattern, String typed) {
        String text = typed.replace(",", "").strip();
        if (text.isEmpty()) {
            tried.remove(pattern);
            estimate();
            return true;
        }
        Optional<Double> rate = rate(text);
        rate.ifPresent(found -> tryRate(pattern, found));
        return rate.isPresent();
    }

    /** Tries a rate in runs per second, 0 or more. */
    void tryRate(int pattern, double rate) {
        tried.put(pattern, rate);
        estimate();
    }

    /** Goes back to the rates of the model. */
    void forgetRates() {
        tried.clear();
        estimate();
    }

    private static Optional<Double> rate(String text) {
        try {
            double rate = Double.parseDouble(text);
            return rate >= 0 && Double.isFinite(rate) ? Optional.of(rate) : Optional.empty();
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    private void estimate() {
        Optional<Review> newest = reviews.newest();
        if (!isShown || newest.isEmpty()) {
            return;
        }
        Review review = newest.get();
        LoadAssumptions assumptions = LoadAssumptions.USUAL.withRates(tried);
        Set<Integer> typed = Set.copyOf(tried.keySet());
        task.start(
                cancelled -> LoadPicture.of(
                        LoadEstimate.of(review.materialization(), review.verification(), assumptions), typed),
                made -> picture.set(Optional.of(made)),
                failure -> {
                    throw new IllegalStateException(
                            "Estimating the load of revision "
                                    + review.revision().number(),
                            failure);
                });
    }
}
