package dev.keyloom.format.verdict;

import dev.keyloom.model.DataModel;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.pattern.Verification;
import java.io.StringWriter;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * The verdicts as JUnit's XML, which build servers read: a test case for each access pattern, failed where its answer is
 * wrong, in error where it cannot be run or is not served.
 */
public final class VerificationJUnit {
    private static final DateTimeFormatter TIMESTAMP =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private VerificationJUnit() {}

    /**
     * Returns the file's text. It satisfies the strict schema of the Ant task's reports, which wants a time and a host, as
     * well as the laxer ones of build servers.
     *
     * @param when the time of the verification
     */
    public static String write(DataModel model, Verification verification, Instant when) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("testsuites");
            xml.writeCharacters("\n");
            xml.writeStartElement("testsuite");
            counts(xml, model, verification);
            xml.writeAttribute("timestamp", TIMESTAMP.format(when));
            xml.writeAttribute("hostname", "localhost");
            xml.writeAttribute("id", "0");
            xml.writeAttribute("package", "keyloom");
            xml.writeCharacters("\n  ");
            xml.writeEmptyElement("properties");
            for (Verdict verdict : verification.verdicts()) {
                write(xml, model, verdict);
            }
            xml.writeCharacters("\n  ");
            xml.writeEmptyElement("system-out");
            xml.writeCharacters("\n  ");
            xml.writeEmptyElement("system-err");
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeCharacters("\n");
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("A text in memory could not be written", e);
        }
        return text.toString();
    }

    private static void counts(XMLStreamWriter xml, DataModel model, Verification verification)
            throws XMLStreamException {
        int errors = verification.count(Verdict.Kind.ERROR) + verification.count(Verdict.Kind.UNSERVED);
        xml.writeAttribute("name", clean(model.name()));
        xml.writeAttribute("tests", Integer.toString(verification.verdicts().size()));
        xml.writeAttribute("failures", Integer.toString(verification.count(Verdict.Kind.FAIL)));
        xml.writeAttribute("errors", Integer.toString(errors));
        xml.writeAttribute("time", "0");
    }

    private static void write(XMLStreamWriter xml, DataModel model, Verdict verdict) throws XMLStreamException {
        ExampleRun run = verdict.telling();
        xml.writeCharacters("\n  ");
        xml.writeStartElement("testcase");
        xml.writeAttribute(
                "name",
                clean(verdict.pattern().number() + " " + verdict.pattern().name()));
        xml.writeAttribute(
                "classname",
                clean(verdict.pattern()
                        .group()
                        .map(group -> model.name() + "." + group)
                        .orElse(model.name())));
        xml.writeAttribute("time", "0");
        switch (verdict.kind()) {
            case PASS -> {}
            case FAIL -> fault(xml, "failure", verdict, run);
            case ERROR, UNSERVED -> fault(xml, "error", verdict, run);
        }
        xml.writeEndElement();
    }

    private static void fault(XMLStreamWriter xml, String element, Verdict verdict, ExampleRun run)
            throws XMLStreamException {
        String message = run.explanation().or(run::error).orElse("");
        xml.writeStartElement(element);
        xml.writeAttribute("message", clean(message).strip());
        xml.writeAttribute("type", verdict.kind().word());
        xml.writeCharacters(clean(message));
        xml.writeEndElement();
    }

    /** Returns the text without the characters that XML cannot hold. */
    private static String clean(String text) {
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().forEach(code -> clean.appendCodePoint(isAllowed(code) ? code : 0xFFFD));
        return clean.toString();
    }

    private static boolean isAllowed(int code) {
        return code == '\t'
                || code == '\n'
                || code == '\r'
                || (code >= 0x20 && code <= 0xD7FF)
                || (code >= 0xE000 && code <= 0xFFFD)
                || code >= 0x10000;
    }
}
