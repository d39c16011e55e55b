package dev.keyloom.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import dev.keyloom.app.Launcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the rules R1 to R9 of {@code docs/architecture.md}. */
class ArchitectureTest {
    private static final String ROOT = "dev.keyloom.";

    /** Made by the parser generator, in its own style. */
    private static final String GENERATED = ROOT + "expression.grammar..";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importUrl(Launcher.class.getProtectionDomain().getCodeSource().getLocation());

    @ParameterizedTest(name = "R1 {0}")
    @EnumSource
    void aPackageUsesOnlyWhatTheTableAllows(PackageRow row) {
        List<String> allowed =
                new ArrayList<>(List.of("java..", "javax..", "org.jspecify..", "org.w3c..", "org.xml.."));
        allowed.addAll(row.libraries());
        Stream.concat(Stream.of(row), row.uses().stream()).forEach(used -> allowed.add(used.pattern()));
        classes()
                .that(resideInAPackage(row.pattern()))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed.toArray(String[]::new))
                        .or(JavaClass.Predicates.equivalentTo(Object.class))
                        .or(isPrimitiveOrArray()))
                .as("R1: " + row.packageName() + " uses only " + row.uses() + " and " + row.libraries())
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void everyPackageIsInTheTable() {
        assertThat(CLASSES.stream().map(JavaClass::getPackageName))
                .allMatch(name -> Stream.of(PackageRow.values())
                        .anyMatch(row -> name.equals(ROOT + row.packageName())
                                || name.startsWith(ROOT + row.packageName() + ".")));
    }

    @ParameterizedTest(name = "R2 {0}")
    @MethodSource("slicePatterns")
    void packagesHaveNoCycles(String pattern) {
        slices().matching(pattern)
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    static List<String> slicePatterns() {
        return List.of(ROOT + "(*)..", ROOT + "format.(*)..", ROOT + "gui.(*)..");
    }

    @ParameterizedTest(name = "R3 {0}")
    @EnumSource
    void aLibraryIsUsedOnlyWithinItsWall(LibraryWall wall) {
        noClasses()
                .that(not(resideInAnyPackage(wall.users())))
                .should()
                .dependOnClassesThat(resideInAnyPackage(wall.library()))
                .as("R3: " + wall + " is used only in " + List.of(wall.users()))
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    /** Builders collect; what they build does not change. */
    @Test
    void fieldsOfPublicTypesBelowTheEngineAreFinal() {
        fields().that()
                .areDeclaredInClassesThat(belowEngine()
                        .and(not(JavaClass.Predicates.simpleName("Builder")))
                        .and(described("public", type -> type.getModifiers().contains(JavaModifier.PUBLIC))))
                .should()
                .beFinal()
                .as("R4: fields of public types below engine are final")
                .check(CLASSES);
    }

    @Test
    void typesBelowTheEngineAreRecordsEnumsSealedInterfacesOrFinalClasses() {
        classes()
                .that(belowEngine())
                .should(ArchCondition.from(described(
                        "be a record, an enum, a final class, a sealed type, or an interface for others to implement",
                        type -> {
                            Class<?> reflected = type.reflect();
                            return type.isRecord()
                                    || type.isEnum()
                                    || reflected.isAnonymousClass()
                                    || (reflected.isMemberClass()
                                            && reflected.getEnclosingClass().isEnum())
                                    || type.getModifiers().contains(JavaModifier.FINAL)
                                    || reflected.isSealed()
                                    || type.getSimpleName().equals("package-info")
                                    || isContract(type);
                        })))
                .as("R4: types below engine are records, enums, sealed interfaces or final classes")
                .check(CLASSES);
    }

    @Test
    void filesAndNetworkComeInFromTheRim() {
        noClasses()
                .that(inner().and(not(resideInAPackage(ROOT + "engine.storage.."))))
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net..")
                        .or(JavaClass.Predicates.belongToAnyOf(
                                java.io.File.class,
                                java.io.FileInputStream.class,
                                java.io.FileOutputStream.class,
                                java.io.FileReader.class,
                                java.io.FileWriter.class,
                                java.io.RandomAccessFile.class)))
                .as("R5: no files outside the rim")
                .check(CLASSES);
    }

    @Test
    void threadsComeInFromTheRim() {
        noClasses()
                .that(inner())
                .should()
                .dependOnClassesThat(JavaClass.Predicates.belongToAnyOf(THREAD_MAKERS))
                .orShould()
                .callMethod(java.util.Collection.class, "parallelStream")
                .orShould()
                .callMethod(java.util.stream.Stream.class, "parallel")
                .as("R5: no threads outside the rim")
                .check(CLASSES);
    }

    @Test
    void clockRandomnessLocaleAndStandardStreamsComeInFromTheRim() {
        noClasses()
                .that(inner())
                .should(new CallOf(AmbientCalls.CLOCK_AND_RANDOMNESS))
                .as("R5: no clock and no randomness outside the rim")
                .check(CLASSES);
        noClasses()
                .that(inner())
                .should(new CallOf(AmbientCalls.DEFAULTS_OF_THE_MACHINE))
                .as("R5: nothing depends on the machine's locale, encoding or time zone")
                .check(CLASSES);
        noClasses()
                .that(inner())
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .as("R5: no standard streams outside the rim")
                .check(CLASSES);
    }

    @Test
    void onlyGuiTaskTurnsToOtherThreads() {
        DescribedPredicate<JavaClass> elsewhere =
                resideInAnyPackage(ROOT + "gui..", ROOT + "app..").and(not(resideInAPackage(ROOT + "gui.task..")));
        noClasses()
                .that(elsewhere)
                .should(new CallOf(Set.of("javafx.application.Platform.runLater(java.lang.Runnable)")))
                .orShould()
                .dependOnClassesThat(JavaClass.Predicates.belongToAnyOf(EXECUTORS))
                .as("R6: Platform.runLater and executors only in gui.task")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void partsOfTheWindowUseOnlySharedParts() {
        Set<String> shared = Set.of("document", "task", "control", "theme", "uses", "value");
        noClasses()
                .that(resideInAPackage(ROOT + "gui.*..").and(not(resideInAPackage(ROOT + "gui.shell.."))))
                .should(new UseAnotherPart(ROOT + "gui.", shared))
                .as("R7: a part of the window uses another only if it is one of " + shared)
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    /** Its test and its registration are looked for here; that its page is there is a test of the rules themselves. */
    @Test
    void everyRuleIsRegisteredAndTested() {
        List<JavaClass> rules = CLASSES.stream()
                .filter(type -> type.getPackageName().equals(ROOT + "lint.rule"))
                .filter(type -> type.isTopLevelClass() && !type.isInterface())
                .filter(type -> type.getAllRawInterfaces().stream()
                        .anyMatch(implemented -> implemented.getName().equals(ROOT + "lint.Rule")))
                .toList();
        for (JavaClass rule : rules) {
            assertThat(rule.getDirectDependenciesToSelf())
                    .as("R8: " + rule.getSimpleName() + " is registered")
                    .anyMatch(use -> !use.getOriginClass().equals(rule));
            assertThat(Path.of("src/test/java", rule.getName().replace('.', '/') + "Test.java"))
                    .as("R8: " + rule.getSimpleName() + " is tested")
                    .exists();
        }
    }

    @Test
    void everyPackageIsNullMarkedAndSaysWhatItIs() throws IOException {
        Set<JavaPackage> packages = CLASSES.stream()
                .map(JavaClass::getPackage)
                .filter(name -> !name.getName().equals(GENERATED.replace("..", "")))
                .collect(java.util.stream.Collectors.toSet());
        for (JavaPackage some : packages) {
            assertThat(some.isAnnotatedWith(NullMarked.class))
                    .as("R9: " + some.getName() + " is @NullMarked")
                    .isTrue();
            Path source = Path.of("src/main/java", some.getName().replace('.', '/'), "package-info.java");
            assertThat(Files.readString(source))
                    .as("R9: " + some.getName())
                    .containsPattern("/\\*\\*\\s+\\* \\S.{40,}");
        }
    }

    private static final Class<?>[] EXECUTORS = {
        Thread.class,
        java.util.Timer.class,
        java.util.concurrent.CompletableFuture.class,
        java.util.concurrent.Executors.class,
        java.util.concurrent.ExecutorService.class,
        java.util.concurrent.ForkJoinPool.class,
        java.util.concurrent.ThreadPoolExecutor.class
    };

    private static final Class<?>[] THREAD_MAKERS = EXECUTORS;

    private static DescribedPredicate<JavaClass> belowEngine() {
        return resideInAnyPackage(patterns(row -> row.ordinal() < PackageRow.ENGINE.ordinal()))
                .and(not(resideInAPackage(GENERATED)));
    }

    /** The inner packages: all but those at the rim. */
    private static DescribedPredicate<JavaClass> inner() {
        return resideInAnyPackage(patterns(row -> !row.isRim())).and(not(resideInAPackage(GENERATED)));
    }

    private static String[] patterns(Predicate<PackageRow> some) {
        return Stream.of(PackageRow.values())
                .filter(some)
                .map(PackageRow::pattern)
                .toArray(String[]::new);
    }

    /**
     * A family of types that others see is sealed; a public interface that its own package does not implement is what it
     * asks of others.
     */
    private static boolean isContract(JavaClass type) {
        boolean isFunctional = type.getMethods().stream()
                        .filter(method -> method.getModifiers().contains(JavaModifier.ABSTRACT))
                        .count()
                == 1;
        boolean isFamily = type.getAllSubclasses().stream()
                .anyMatch(member -> member.getPackage().equals(type.getPackage()) && !member.isAnonymousClass());
        boolean isSeen = type.getModifiers().contains(JavaModifier.PUBLIC);
        return type.isInterface()
                && (!isSeen || isFunctional || type.getSimpleName().equals("Visitor") || !isFamily);
    }

    private static DescribedPredicate<JavaClass> isPrimitiveOrArray() {
        return described("primitive or array", type -> type.isPrimitive() || type.isArray());
    }

    private static DescribedPredicate<JavaClass> described(String description, Predicate<JavaClass> predicate) {
        return DescribedPredicate.describe(description, predicate);
    }
}
