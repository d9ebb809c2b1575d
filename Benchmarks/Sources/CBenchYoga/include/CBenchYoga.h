#ifndef CBENCH_YOGA_H
#define CBENCH_YOGA_H

#include <stdbool.h>

/// A text whose height at any width is looked up: its length on one line and the height of a line.
typedef struct {
  float length;
  float lineHeight;
} BenchYogaText;

/// Loads Yoga from a shared library built of its sources; false where it cannot be loaded.
bool benchYogaOpen(const char *path);

/// The height of the chat row of the figures, built anew, laid out at a width and freed.
float benchYogaRow(BenchYogaText name, BenchYogaText message, BenchYogaText time, float width);

#endif
