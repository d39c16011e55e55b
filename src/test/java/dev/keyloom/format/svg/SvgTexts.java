package dev.keyloom.format.svg;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The texts of a picture of ours, with the room that they take by the measure that pictures are laid out with. */
public final class SvgTexts {
    private static final Pattern UPRIGHT = Pattern.compile("M(\\S+) (\\S+)L(\\S+) (\\S+)");
    /** Rounding to two decimals. */
    private static final double TOLERANCE = 0.05;

    private final Document document;

    private SvgTexts(Document document) {
        this.document = document;
    }

    /** A text, and the rectangle from the top of its capitals to the base line. */
    public record Placed(String text, Bounds bounds) {}

    /** Reads a picture; fails if it is not well-formed. */
    public static SvgTexts of(String svg) {
        try {
            return new SvgTexts(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8))));
        } catch (SAXException | IOException | ParserConfigurationException notWellFormed) {
            throw new AssertionError("Not well-formed: " + svg, notWellFormed);
        }
    }

    /** Returns the texts in the order of the document. */
    public List<String> texts() {
        return placed().stream().map(Placed::text).toList();
    }

    /** Returns the texts with their places. */
    public List<Placed> placed() {
        return elements("text").stream().map(SvgTexts::placed).toList();
    }

    /** Asserts that all texts are inside the picture, and none lies on another or is crossed by an upright line. */
    public void assertNothingCollides() {
        Element root = document.getDocumentElement();
        Bounds picture = new Bounds(0, 0, number(root, "width"), number(root, "height"));
        List<Placed> placed = placed().stream()
                .filter(each -> !each.text().isEmpty())
                .sorted(Comparator.comparingDouble(each -> each.bounds().y()))
                .toList();
        List<double[]> lines = uprightLines();
        for (int i = 0; i < placed.size(); i++) {
            Placed one = placed.get(i);
            Bounds bounds = one.bounds();
            assertThat(bounds.x() >= 0
                            && bounds.y() >= 0
                            && bounds.right() <= picture.width()
                            && bounds.bottom() <= picture.height())
                    .as("%s is inside %s", one, picture)
                    .isTrue();
            for (int j = i + 1; j < placed.size() && placed.get(j).bounds().y() < bounds.bottom(); j++) {
                assertThat(overlap(bounds, placed.get(j).bounds()))
                        .as("%s lies on %s", one, placed.get(j))
                        .isFalse();
            }
            for (double[] line : lines) {
                boolean isCrossed = line[0] > bounds.x() + TOLERANCE
                        && line[0] < bounds.right() - TOLERANCE
                        && line[1] < bounds.bottom()
                        && line[2] > bounds.y();
                assertThat(isCrossed).as("%s is crossed at %s", one, line[0]).isFalse();
            }
        }
    }

    private static boolean overlap(Bounds one, Bounds other) {
        return one.x() < other.right() - TOLERANCE
                && other.x() < one.right() - TOLERANCE
                && one.y() < other.bottom() - TOLERANCE
                && other.y() < one.bottom() - TOLERANCE;
    }

    private List<double[]> uprightLines() {
        List<double[]> lines = new ArrayList<>();
        for (Element path : elements("path")) {
            Matcher line = UPRIGHT.matcher(path.getAttribute("d"));
            if (line.matches() && line.group(1).equals(line.group(3))) {
                lines.add(new double[] {
                    Double.parseDouble(line.group(1)),
                    Double.parseDouble(line.group(2)),
                    Double.parseDouble(line.group(4))
                });
            }
        }
        return lines;
    }

    private static Placed placed(Element element) {
        String text = element.getTextContent().replace('\u00A0', ' ');
        double size = number(element, "font-size");
        boolean isMonospaced = element.getAttribute("font-family").contains("Mono");
        boolean isHeavy = element.getAttribute("font-weight").equals("600");
        TextStyle style = Arrays.stream(TextStyle.values())
                .filter(each -> each.size() == size
                        && (each.weight() == 600) == isHeavy
                        && (each.family() == TextStyle.Family.MONOSPACED) == isMonospaced)
                .findFirst()
                .orElse(TextStyle.LABEL);
        double width = StandardTextMeasure.INSTANCE.width(text, style);
        double left = switch (element.getAttribute("text-anchor")) {
            case "middle" -> number(element, "x") - width / 2;
            case "end" -> number(element, "x") - width;
            default -> number(element, "x");
        };
        double capitals = size * 0.728;
        return new Placed(text, new Bounds(left, number(element, "y") - capitals, width, capitals));
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private List<Element> elements(String name) {
        NodeList nodes = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }
}
