// What the module asks of the page: its only imports.
#pragma once

#define WEB_IMPORT(name) __attribute__((import_module("host"), import_name(#name)))

// The height of a slot in points: its number, its class, how wide it is. NaN with web_answered() == 0: not known yet.
WEB_IMPORT(measure) double web_measure(double slot, double estimateClass, double across);
// The height, or the estimate, of a slot that is named by its key, too.
WEB_IMPORT(measureKey) double web_measure_key(unsigned address, unsigned length, int isEstimate, double slot, double estimateClass,
                                              double across);
// Whether the last height that was NaN was an answer.
WEB_IMPORT(answered) int web_answered(void);
