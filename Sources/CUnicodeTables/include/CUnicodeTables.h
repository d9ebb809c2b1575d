#ifndef SELFSIZING_UNICODE_TABLES_H
#define SELFSIZING_UNICODE_TABLES_H

#include <stdint.h>

#include "GraphemeBreakConstants.h"
#include "LineBreakConstants.h"

/// The version of Unicode that every table of this module is made from.
static const char *const unicode_tables_version = "16.0";

/// Three stages from a code point to its class, 64 entries a block: every stage is picked by the bits of one UTF-8
/// continuation byte.
extern const uint8_t line_break_root[272];
extern const uint16_t line_break_middle[];
extern const uint8_t line_break_leaves[];

/// One automaton for each reading of what UAX #14 leaves to tailoring: LINE_BREAK_STRICT, LINE_BREAK_CHINESE, both or
/// none. Rows of LINE_BREAK_COLUMNS entries, one a state, row 0 the start of text; the column is the class read.
/// Bits 0-7 are the next row. Bits 8-9 are the boundary before the character: LINE_BREAK_NONE … LINE_BREAK_PENDING.
extern const uint16_t line_break_automaton_0[], line_break_automaton_1[];
extern const uint16_t line_break_automaton_2[], line_break_automaton_3[];

/// What the end of the text says in each state, without a next row.
extern const uint16_t line_break_end_0[], line_break_end_1[], line_break_end_2[], line_break_end_3[];

enum {
  /// Class CJ is NS; otherwise ID.
  LINE_BREAK_STRICT = 1,
  /// U+201C is OP and U+201D is CL; otherwise QU.
  LINE_BREAK_CHINESE = 2,
};

enum {
  LINE_BREAK_CLASS_MASK = 0x7F,
  /// Set beside the class of characters that "keep all" keeps together.
  LINE_BREAK_KEPT_TOGETHER = 0x80,
  LINE_BREAK_STATE_MASK = 0xFF,
  LINE_BREAK_BOUNDARY_SHIFT = 8,
  LINE_BREAK_BOUNDARY_MASK = 3,
  LINE_BREAK_NONE = 0,
  LINE_BREAK_ALLOWED = 1,
  LINE_BREAK_MANDATORY = 2,
  /// The boundary's rule looks ahead: a later entry with LINE_BREAK_SETTLES, or the next boundary without it, says
  /// whether it is a break.
  LINE_BREAK_PENDING = 3,
  /// The boundary that was pending is a break.
  LINE_BREAK_SETTLES = 1 << 10,
  /// The boundary before the character is a break only if the line does not start at the unit before it.
  LINE_BREAK_DEPENDS_ON_LINE_START = 1 << 11,
};

/// The line-break class of a code point, and LINE_BREAK_KEPT_TOGETHER; anything above U+10FFFF counts as U+10FFFF.
static inline uint8_t line_break_class(uint32_t c) {
  c = c > 0x10FFFF ? 0x10FFFF : c;
  uint32_t middle = ((uint32_t)line_break_root[c >> 12] << 6) | ((c >> 6) & 63);
  return line_break_leaves[((uint32_t)line_break_middle[middle] << 6) | (c & 63)];
}

/// The same for a code point still in UTF-8: a lead byte of a sequence of two or three, and continuation bytes.
static inline uint8_t line_break_class_of_two(uint8_t lead, uint8_t second) {
  return line_break_leaves[((uint32_t)line_break_middle[lead & 0x1F] << 6) | (second & 63)];
}

static inline uint8_t line_break_class_of_three(uint8_t lead, uint8_t second, uint8_t third) {
  uint32_t middle = ((uint32_t)line_break_root[lead & 0x0F] << 6) | (second & 63);
  return line_break_leaves[((uint32_t)line_break_middle[middle] << 6) | (third & 63)];
}

/// The same for an ASCII character.
static inline uint8_t line_break_class_of_one(uint8_t byte) { return line_break_leaves[byte & 0x7F]; }

/// The entry for reading a class in a state, both from these tables.
static inline uint32_t line_break_entry(uint32_t reading, uint32_t state, uint32_t class) {
  const uint16_t *const automata[4] = {
    line_break_automaton_0, line_break_automaton_1, line_break_automaton_2, line_break_automaton_3};
  return automata[reading & 3]
                 [((state & LINE_BREAK_STATE_MASK) * LINE_BREAK_COLUMNS) | (class & (LINE_BREAK_COLUMNS - 1))];
}

/// The entry for the end of the text in a state.
static inline uint32_t line_break_end(uint32_t reading, uint32_t state) {
  const uint16_t *const ends[4] = {line_break_end_0, line_break_end_1, line_break_end_2, line_break_end_3};
  return ends[reading & 3][state & LINE_BREAK_STATE_MASK];
}

/// Bit b of words a * 2 and a * 2 + 1: Chromium breaks between the ASCII characters a and b.
extern const uint64_t chromium_ascii_pairs[256];

/// Whether Chromium breaks between two ASCII characters; false where one of them is none.
static inline _Bool chromium_ascii_break(uint8_t a, uint8_t b) {
  return ((a | b) & 0x80) == 0 && ((chromium_ascii_pairs[a * 2 + (b >> 6)] >> (b & 63)) & 1) != 0;
}

/// For each class the classes, a bit each, before which "break all" has an opportunity that UAX #14 does not have.
extern const uint64_t line_break_all_pairs[];

/// Whether "break all" breaks between two characters of these classes, both from these tables.
static inline _Bool line_break_all(uint32_t before, uint32_t after) {
  return (line_break_all_pairs[before & (LINE_BREAK_COLUMNS - 1)] >> (after & 63)) & 1;
}

/// Sorts of bytes for the runs of plain ASCII text, and what pairs of sorts (before * 8 + after) do; see the generator.
extern const uint8_t ascii_run_sorts_unicode[256], ascii_run_sorts_chromium[256];
extern const uint8_t ascii_run_actions_unicode[64], ascii_run_actions_chromium[64];

enum {
  ASCII_RUN_LETTER = 1,
  ASCII_RUN_NONE = 0,
  ASCII_RUN_BREAK = 1,
  /// The run is over.
  ASCII_RUN_END = 2,
};

static inline uint8_t ascii_run_sort(_Bool chromium, uint8_t byte) {
  return chromium ? ascii_run_sorts_chromium[byte] : ascii_run_sorts_unicode[byte];
}

static inline uint8_t ascii_run_action(_Bool chromium, uint8_t before, uint8_t after) {
  uint32_t pair = ((uint32_t)(before & 7) << 3) | (after & 7);
  return chromium ? ascii_run_actions_chromium[pair] : ascii_run_actions_unicode[pair];
}

extern const uint8_t grapheme_break_root[272];
extern const uint16_t grapheme_break_middle[];
extern const uint8_t grapheme_break_leaves[];

/// Rows of GRAPHEME_BREAK_COLUMNS entries, one a state, row 0 the start of text; the column is the class read.
/// Bits 0-6 are the next row, bit 7 a boundary before the character.
extern const uint8_t grapheme_break_automaton[];

enum { GRAPHEME_BREAK_STATE_MASK = 0x7F, GRAPHEME_BREAK_BOUNDARY = 0x80 };

/// The grapheme class of a code point; anything above U+10FFFF counts as U+10FFFF.
static inline uint8_t grapheme_break_class(uint32_t c) {
  c = c > 0x10FFFF ? 0x10FFFF : c;
  uint32_t middle = ((uint32_t)grapheme_break_root[c >> 12] << 6) | ((c >> 6) & 63);
  return grapheme_break_leaves[((uint32_t)grapheme_break_middle[middle] << 6) | (c & 63)];
}

/// The same for a code point still in UTF-8.
static inline uint8_t grapheme_break_class_of_two(uint8_t lead, uint8_t second) {
  return grapheme_break_leaves[((uint32_t)grapheme_break_middle[lead & 0x1F] << 6) | (second & 63)];
}

static inline uint8_t grapheme_break_class_of_three(uint8_t lead, uint8_t second, uint8_t third) {
  uint32_t middle = ((uint32_t)grapheme_break_root[lead & 0x0F] << 6) | (second & 63);
  return grapheme_break_leaves[((uint32_t)grapheme_break_middle[middle] << 6) | (third & 63)];
}

static inline uint8_t grapheme_break_class_of_one(uint8_t byte) { return grapheme_break_leaves[byte & 0x7F]; }

/// The entry for reading a class in a state.
static inline uint8_t grapheme_break_entry(uint32_t state, uint32_t class) {
  return grapheme_break_automaton[((state & GRAPHEME_BREAK_STATE_MASK) * GRAPHEME_BREAK_COLUMNS)
                                  | (class & (GRAPHEME_BREAK_COLUMNS - 1))];
}

#endif
