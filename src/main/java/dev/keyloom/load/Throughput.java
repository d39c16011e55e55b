package dev.keyloom.load;

import dev.keyloom.schema.IndexRef;

/** Units per second of a table or of a global index, which has capacity of its own: usual and at peak rates. */
public record Throughput(
        String table,
        IndexRef index,
        double readUnits,
        double peakReadUnits,
        double writeUnits,
        double peakWriteUnits) {
    Throughput plus(double rate, double peak, PartLoad part) {
        return new Throughput(
                table,
                index,
                readUnits + rate * part.readUnits(),
                peakReadUnits + peak * part.readUnits(),
                writeUnits + rate * part.writeUnits(),
                peakWriteUnits + peak * part.writeUnits());
    }
}
