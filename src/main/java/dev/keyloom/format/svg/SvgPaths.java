package dev.keyloom.format.svg;

import dev.keyloom.diagram.RoundedPath;

/** Writes paths of the diagram as SVG path data. */
final class SvgPaths {
    private SvgPaths() {}

    static String data(RoundedPath path) {
        StringBuilder data = new StringBuilder();
        for (RoundedPath.Step step : path.steps()) {
            data.append(step.accept(DATA));
        }
        return data.toString();
    }

    private static final RoundedPath.Visitor<String> DATA = new RoundedPath.Visitor<>() {
        @Override
        public String move(RoundedPath.Move move) {
            return "M" + SvgWriter.point(move.end());
        }

        @Override
        public String line(RoundedPath.Line line) {
            return "L" + SvgWriter.point(line.end());
        }

        @Override
        public String curve(RoundedPath.Curve curve) {
            return "Q" + SvgWriter.point(curve.control()) + " " + SvgWriter.point(curve.end());
        }
    };
}
