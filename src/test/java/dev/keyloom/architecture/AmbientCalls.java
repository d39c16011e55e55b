package dev.keyloom.architecture;

import java.util.Set;

/** Methods that answer by what the machine is or when they are asked; as {@code Class.method(parameter types)}. */
final class AmbientCalls {
    static final Set<String> CLOCK_AND_RANDOMNESS = Set.of(
            "java.lang.System.currentTimeMillis()",
            "java.lang.System.nanoTime()",
            "java.time.Instant.now()",
            "java.time.LocalDate.now()",
            "java.time.LocalTime.now()",
            "java.time.LocalDateTime.now()",
            "java.time.OffsetDateTime.now()",
            "java.time.ZonedDateTime.now()",
            "java.time.Year.now()",
            "java.time.YearMonth.now()",
            "java.time.Clock.systemUTC()",
            "java.time.Clock.systemDefaultZone()",
            "java.time.InstantSource.system()",
            "java.util.Date.<init>()",
            "java.util.Calendar.getInstance()",
            "java.lang.Math.random()",
            "java.util.Random.<init>()",
            "java.util.SplittableRandom.<init>()",
            "java.util.concurrent.ThreadLocalRandom.current()",
            "java.security.SecureRandom.<init>()",
            "java.util.UUID.randomUUID()",
            "java.util.Collections.shuffle(java.util.List)");

    static final Set<String> DEFAULTS_OF_THE_MACHINE = Set.of(
            "java.util.Locale.getDefault()",
            "java.lang.String.toLowerCase()",
            "java.lang.String.toUpperCase()",
            "java.lang.String.format(java.lang.String, [Ljava.lang.Object;)",
            "java.lang.String.formatted([Ljava.lang.Object;)",
            "java.lang.String.getBytes()",
            "java.lang.String.<init>([B)",
            "java.nio.charset.Charset.defaultCharset()",
            "java.util.Formatter.<init>()",
            "java.util.Scanner.<init>(java.lang.String)",
            "java.text.MessageFormat.<init>(java.lang.String)",
            "java.text.MessageFormat.format(java.lang.String, [Ljava.lang.Object;)",
            "java.text.NumberFormat.getInstance()",
            "java.text.DecimalFormat.<init>(java.lang.String)",
            "java.text.SimpleDateFormat.<init>(java.lang.String)",
            "java.text.Collator.getInstance()",
            "java.time.format.DateTimeFormatter.ofPattern(java.lang.String)",
            "java.time.ZoneId.systemDefault()",
            "java.util.TimeZone.getDefault()",
            "java.util.ResourceBundle.getBundle(java.lang.String)",
            "java.lang.System.getProperty(java.lang.String)",
            "java.lang.System.getenv(java.lang.String)",
            "java.lang.System.lineSeparator()");

    private AmbientCalls() {}
}
