package dev.keyloom.diagram;

import java.util.Arrays;

/** Advance widths of the bundled Inter, in thousandths of the font size, without kerning. */
final class InterWidths {
    /** Widest of the characters that have no width of their own here but are no wider than a letter. */
    private static final int OTHER_LETTER = 700;

    private static final int EM = 1000;
    private static final int ASCII_FIRST = 0x20;
    private static final int LATIN_FIRST = 0xA0;

    /** First and last of each range of characters as wide as high. */
    private static final int[][] WIDE = {
        {0x1100, 0x115F},
        {0x2010, 0x2BFF},
        {0x2E80, 0xA4CF},
        {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F},
        {0xFF00, 0xFF60},
        {0x10000, Character.MAX_CODE_POINT}
    };

    /** U+0020 to U+007E. */
    private static final int[] ASCII_REGULAR = widths("""
            281 278 403 631 638 813 639 222 362 362 500 659 280 460 276 357 625 464 605 636 642 608 624 571
            616 624 276 280 659 659 659 507 936 676 651 727 719 598 587 743 740 264 543 652 563 889 753 761
            635 761 639 638 642 741 676 949 642 665 625 362 357 362 469 452 497 564 621 558 621 582 361 609
            591 237 237 544 237 869 585 597 609 609 372 523 364 581 557 813 540 557 541 362 327 362 659
            """);

    /** U+00A0 to U+017F. */
    private static final int[] LATIN_REGULAR = widths("""
            281 278 558 631 723 548 266 551 591 915 449 540 540 460 670 449 455 659 420 430 497 622 599 276
            267 313 449 540 884 926 949 507 676 676 676 676 676 676 990 727 598 598 598 598 264 264 264 264
            719 753 761 761 761 761 761 659 761 741 741 741 741 665 631 609 564 564 564 564 564 564 925 558
            582 582 582 582 237 237 237 237 580 585 597 597 597 597 597 659 597 581 581 581 581 557 609 557
            676 564 676 564 676 564 727 558 727 558 727 558 727 558 719 677 719 621 598 582 598 582 598 582
            598 582 598 582 743 609 743 609 743 609 743 609 740 591 777 591 443 278 264 237 264 237 264 237
            264 237 807 474 543 237 652 544 631 563 237 563 237 563 305 563 315 563 237 753 585 753 585 753
            585 620 753 585 761 597 761 597 761 597 953 990 639 372 639 372 639 372 638 523 638 523 638 523
            638 523 642 364 642 364 642 364 741 581 741 581 741 581 741 581 741 581 741 581 949 813 665 557
            665 625 541 625 541 625 541 267
            """);

    private static final int[] ASCII_SEMIBOLD = widths("""
            248 309 396 643 649 844 663 213 393 393 543 673 295 466 290 379 667 481 621 652 666 632 648 587
            646 648 290 295 673 673 673 544 999 724 657 744 724 608 586 755 744 275 561 677 566 906 741 775
            643 776 651 649 660 734 724 1007 690 705 653 393 379 393 481 468 497 575 630 577 630 593 377 625
            613 261 261 569 261 898 610 608 625 625 397 549 380 608 576 837 563 576 562 393 358 393 673
            """);

    private static final int[] LATIN_SEMIBOLD = widths("""
            248 309 577 658 751 564 319 579 553 915 474 597 566 466 666 526 458 673 423 438 497 652 606 290
            339 318 473 599 881 919 960 544 724 724 724 724 724 724 1017 744 608 608 608 608 275 275 275 275
            724 741 775 775 775 775 775 673 775 734 734 734 734 705 657 646 575 575 575 575 575 575 917 577
            593 593 593 593 261 261 261 261 593 610 608 608 608 608 608 673 608 608 608 608 608 576 612 576
            724 575 724 575 724 575 744 577 744 577 744 577 744 577 724 716 724 630 608 593 608 593 608 593
            608 593 608 593 755 625 755 625 755 625 755 625 744 613 799 613 448 285 275 261 275 261 275 266
            275 261 836 521 561 261 677 569 657 566 261 566 261 566 352 574 380 578 261 741 610 741 610 741
            610 620 741 616 775 608 775 608 775 608 996 981 651 397 651 397 651 397 649 549 649 549 649 549
            649 549 660 380 660 404 660 380 734 608 734 608 734 608 734 608 734 608 734 608 1007 837 705 576
            705 653 562 653 562 653 562 282
            """);

    private InterWidths() {}

    /** Returns the width of a character in thousandths of the font size; {@code weight} as CSS counts it. */
    static int width(int codePoint, int weight) {
        boolean bold = weight >= 500;
        if (codePoint >= ASCII_FIRST && codePoint < ASCII_FIRST + ASCII_REGULAR.length) {
            return (bold ? ASCII_SEMIBOLD : ASCII_REGULAR)[codePoint - ASCII_FIRST];
        }
        if (codePoint >= LATIN_FIRST && codePoint < LATIN_FIRST + LATIN_REGULAR.length) {
            return (bold ? LATIN_SEMIBOLD : LATIN_REGULAR)[codePoint - LATIN_FIRST];
        }
        return isWide(codePoint) ? EM : OTHER_LETTER;
    }

    /** Says whether a character fills a square of the font's size: CJK, Hangul, full-width forms, emoji, symbols. */
    static boolean isWide(int codePoint) {
        for (int[] range : WIDE) {
            if (codePoint >= range[0] && codePoint <= range[1]) {
                return true;
            }
        }
        return false;
    }

    private static int[] widths(String table) {
        return Arrays.stream(table.strip().split("\\s+"))
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
