package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ArrayValue;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.Json.TextValue;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;

/**
 * Finds the places of the model's problems in the file. A pointer into the model may differ from the file's: elements
 * that could not be used are left out, and an only element may stand with or without its list.
 */
final class Locator {
    private final Reading reading;

    Locator(Reading reading) {
        this.reading = reading;
    }

    /** Returns the problem with the file's pointer, and the line and column of the value, or of the faulty part of a text. */
    Problem located(Problem problem) {
        Place place = problem.place();
        Walk walk = new Walk(reading.source().root());
        if (!place.path().isEmpty()) {
            for (String step : place.path().substring(1).split("/", -1)) {
                walk.step(step);
            }
        }
        if (place.span().isPresent()) {
            walk.intoOnlyElement();
        }
        return problem.at(placed(place, walk.path.toString(), walk.json));
    }

    private Place placed(Place place, String path, Json json) {
        Place inFile = new Place(path, place.line(), place.column(), place.span());
        Place ofValue = reading.source().place(path, json);
        Place found = inFile.onLine(ofValue.line(), ofValue.column());
        return json instanceof TextValue text && place.span().isPresent()
                ? reading.source().inside(found, text, place.span().get().offset())
                : found;
    }

    /** A plain template stands for one under the operator {@code =}. */
    private static boolean isImpliedOperator(Json json, String step) {
        return json instanceof TextValue && step.equals("=");
    }

    private static boolean isIndex(String step) {
        return !step.isEmpty() && step.length() <= 9 && step.chars().allMatch(digit -> digit >= '0' && digit <= '9');
    }

    private static String unescaped(String step) {
        return step.replace("~1", "/").replace("~0", "~");
    }

    /** The way from the root along a pointer of the model. */
    private final class Walk {
        private final StringBuilder path = new StringBuilder();
        private Json json;
        private boolean isLost;

        private Walk(Json root) {
            this.json = root;
        }

        private void step(String step) {
            if (!isIndex(step)) {
                intoOnlyElement();
            }
            if (!isLost && json instanceof ArrayValue array && isIndex(step)) {
                enter(array, reading.indexInFile(array, Integer.parseInt(step)));
            } else if (!isLost
                    && json instanceof ObjectValue object
                    && object.get(unescaped(step)).isPresent()) {
                json = object.get(unescaped(step)).get();
                path.append('/').append(step);
            } else if (isLost || !(isIndex(step) || isImpliedOperator(json, step))) {
                isLost = true;
                path.append('/').append(step);
            }
        }

        /** Goes down to the element of an array that is the model's only one. */
        private void intoOnlyElement() {
            if (!isLost && json instanceof ArrayValue array && !array.elements().isEmpty()) {
                enter(
                        array,
                        Math.min(reading.indexInFile(array, 0), array.elements().size() - 1));
            }
        }

        private void enter(ArrayValue array, int index) {
            path.append('/').append(index);
            if (index < array.elements().size()) {
                json = array.elements().get(index);
            } else {
                isLost = true;
            }
        }
    }
}
