/**
 * The place "Load": writes per insert, what each access pattern costs beside what one would count naively, a month's price,
 * and where single partition key values run hot. It shows what the estimate says and estimates nothing itself.
 */
@NullMarked
package dev.keyloom.gui.load;

import org.jspecify.annotations.NullMarked;
