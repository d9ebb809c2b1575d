/* selfsizing.h - how tall rows are at any width, before any view exists.
 *
 * The library prepares a label or a row once and answers its height at any width by arithmetic; and it keeps the layout of a
 * list whose heights are still being found out, so that nothing the reader already saw ever jumps.
 *
 *     ss_engine *engine;
 *     if (ss_engine_create_system ("sans-serif", &engine) != SS_OK)
 *       errx (1, "%s", ss_error_message ());
 *     ss_label *label;
 *     ss_label_create (engine, "Hello, world", 12, NULL, &label);
 *     double height;
 *     ss_label_height (label, 80, &height);
 *     ss_label_release (label);
 *     ss_engine_release (engine);
 *
 * Compile and link with `pkg-config --cflags --libs selfsizing`.
 *
 * Status. Functions that can fail return SS_OK or what went wrong. Then ss_error_message () has a sentence that says what,
 * where, and what to do about it. A call that failed changed nothing, and set the handle that it was to give to NULL. No call
 * ends the program, whatever it is given: null pointers, bytes that are no text, numbers that are none. (A pointer to memory
 * that is not there, or to a handle that was released, is beyond help, as everywhere in C.)
 *
 * Memory. ss_engine, ss_label, ss_row and ss_template are counted: they begin with one reference, _retain () adds one, _release () takes one
 * away; NULL is let pass. Labels, rows and templates keep what they need of their engine, which may be released before them. A list has
 * one owner and is freed by ss_list_free (). Strings that a function gives belong to the handle; they are not freed, and each
 * function says how long they last. Arrays are the caller's: a function that fills one takes its capacity and gives the count
 * that there is, which may be more than it wrote.
 *
 * Threads. Engines, labels, rows and templates never change: any threads may use them at once. A list is used by one thread at a time, and
 * not from within its own callback; a call that finds it in use gives SS_BUSY and changes nothing. Messages belong to threads.
 *
 * Lengths are in points, as double, where they go in and where they are heights of labels and rows. A list counts in whole units
 * of 1/192 point, which is exact at 1, 2, 3 and 4 pixels a point: its positions are int64_t, SS_UNITS_PER_POINT to the point.
 *
 * Text is UTF-8 with its length in bytes, and need not end in a null byte; SS_TO_END stands for the length of one that does.
 *
 * JSON that goes in has the form that the tool `selfsize` reads: rows as for `selfsize measure`, labels as for `selfsize wrap`,
 * lists as for `selfsize replay`. Templates are rows with holes, in JSON or as the bytes that `selfsize compile` writes.
 */
#ifndef SELFSIZING_H
#define SELFSIZING_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Versions ---------------------------------------------------------------------------------------------------------- */

/* Grows when a program that was compiled with an older header would no longer work with the library. */
#define SS_ABI_VERSION 1

/* SS_ABI_VERSION of the library, to be compared with the header's. */
uint32_t ss_abi_version (void);

/* The version of the library, as "0.1.0". It lasts for ever. */
const char *ss_version (void);

/* ---- Status ------------------------------------------------------------------------------------------------------------ */

typedef int32_t ss_status;

enum {
  SS_OK = 0,
  SS_MISUSE = 1,       /* a pointer that must not be null is, or a count makes no sense */
  SS_BAD_TEXT = 2,     /* text that is no UTF-8 */
  SS_BAD_DOCUMENT = 3, /* JSON that is none, or does not say what it should; the message has line and column */
  SS_UNREADABLE = 4,   /* a font or file that is missing or broken */
  SS_BAD_STYLE = 5,    /* a stack, size, weight or number of a style that cannot be used */
  SS_BAD_NUMBER = 6,   /* a width or height that is no number */
  SS_TOO_LONG = 7,     /* more than a limit allows */
  SS_REFUSED = 8,      /* an event that the list's state does not allow */
  SS_BUSY = 9,         /* a list that another thread, or the caller's own callback, is using */
  SS_DAMAGED = 10,     /* bytes that are no label or template of this version */
  SS_BAD_VALUE = 11    /* a value that does not fit the hole of a template */
};

/* What went wrong in the last call of this thread that failed: one sentence or a few, of less than 4 kB; "" if none failed. It
 * lasts until a call of this thread fails again. */
const char *ss_error_message (void);

/* The name of a status, as "SS_MISUSE"; "unknown status" for others. It lasts for ever. */
const char *ss_status_name (ss_status status);

/* A length of text: up to its null byte. */
#define SS_TO_END ((size_t) -1)

/* ---- Engines ----------------------------------------------------------------------------------------------------------- */

/* Opened fonts, and what rows and labels have in common. Making one opens the fonts, which takes some milliseconds: make it once
 * and keep it. */
typedef struct ss_engine ss_engine;

/* An engine set up by JSON:
 *
 *     {"format": 1,
 *      "environment": {"scale": 2, "stacks": {"ui": {"fonts": ["Inter-Regular.otf"]}}, "font": {"stack": "ui"}},
 *      "sizes": [17], "lineMetrics": "pixel", "tailoring": "unicode", "systemStacks": {"system": "sans-serif"}}
 *
 * A stack is a list of font files in the order in which they are tried; a bare name is looked up in font_folder, which may be
 * NULL, and then in the system's folders of fonts. "systemStacks" are made of the system's fonts by family. "scale" is pixels a
 * point, "lineMetrics": "css" rounds lines as browsers do, "tailoring": "chromium" breaks them so, "unicode17" by the newer rules. */
ss_status ss_engine_create (const char *json, size_t length, const char *font_folder, ss_engine **engine);

/* An engine of the system's fonts: its only stack, "system", is a family, or NULL for the system's own choice, and the system's
 * fallback behind it. The answers depend on the machine: name files where they must not. */
ss_status ss_engine_create_system (const char *family, ss_engine **engine);

ss_engine *ss_engine_retain (ss_engine *engine);
void ss_engine_release (ss_engine *engine);

/* A digest of the font files of a stack: equal on two machines whose answers for it are equal. */
ss_status ss_engine_fonts_digest (const ss_engine *engine, const char *stack, uint64_t *digest);

/* ---- Labels ------------------------------------------------------------------------------------------------------------ */

/* A text that was prepared: its height at any width is arithmetic, of tens of nanoseconds. */
typedef struct ss_label ss_label;

/* The look of a text of one font. Begin with SS_TEXT_STYLE_INIT: what is 0 is as if it were not given. */
typedef struct ss_text_style {
  size_t struct_size;    /* sizeof (ss_text_style) */
  const char *stack;     /* the name of a font stack; NULL for the engine's own */
  const char *language;  /* a BCP 47 tag as "en" or "zh-Hant"; NULL for none */
  double font_size;      /* points; 0 for the first of the engine's "sizes" */
  double line_spacing;   /* points between two lines beyond the font's own */
  double tracking;       /* points after each character */
  int32_t weight;        /* 1 to 1000; 0 for 400 */
  int32_t italic;        /* whether italic faces are asked for */
  int32_t line_limit;    /* the most lines that show; 0 for all */
  int32_t minimum_lines; /* the least lines whose height is taken up; 0 for 1 */
} ss_text_style;

#define SS_TEXT_STYLE_INIT { sizeof (ss_text_style), NULL, NULL, 0, 0, 0, 0, 0, 0, 0 }

/* Prepares a text of one font. style may be NULL. */
ss_status ss_label_create (const ss_engine *engine, const char *text, size_t length, const ss_text_style *style,
                           ss_label **label);

/* Prepares a label described in JSON, with runs, boxes, weights and whatever else a line of `selfsize wrap` may have, at the first
 * of its "sizes", or of the engine's. */
ss_status ss_label_create_json (const ss_engine *engine, const char *json, size_t length, ss_label **label);

/* The same label with its first font at another size, the others in proportion; nothing is shaped again. */
ss_status ss_label_with_font_size (const ss_label *label, double font_size, ss_label **resized);

/* The same label with its heights kept as steps: worth it for one that is measured at several widths. */
ss_status ss_label_keep_heights (const ss_label *label, ss_label **kept);

ss_label *ss_label_retain (ss_label *label);
void ss_label_release (ss_label *label);

/* The height in lines of at most so many points. A width below 0 counts as 0; infinity leaves lines unbroken. */
ss_status ss_label_height (const ss_label *label, double width, double *height);

/* The heights of many labels at one width: heights has room for count. All labels but those that are null are measured, and the
 * height of these is NaN. */
ss_status ss_labels_heights (const ss_label *const *labels, size_t count, double width, double *heights);

typedef struct ss_text_size {
  double width;          /* the widest line */
  double height;         /* all lines */
  double first_baseline; /* from the top down to the baseline of the first line */
  double last_baseline;  /* and of the last one that shows */
  double valid_from;     /* the least width for which all of this holds */
  double valid_to;       /* the end, not included, of the widths for which it holds; infinite where there is none */
  int64_t line_count;    /* the lines that show */
  int32_t truncated;     /* whether something does not show */
  int32_t reserved;
} ss_text_size;

/* The size at a width, rounded to the pixel grid. */
ss_status ss_label_measure (const ss_label *label, double width, ss_text_size *size);

typedef struct ss_line {
  int64_t start;   /* the first Unicode scalar on the line, from the label's start */
  int64_t end;     /* behind the last one, trailing spaces included */
  double x;        /* from the left edge of the label to the line */
  double width;    /* without trailing spaces */
  double baseline; /* from the label's top down */
  double ascent;
  double descent;
} ss_line;

/* The lines at a width: writes at most capacity of them, and gives how many there are. lines may be NULL if capacity is 0. */
ss_status ss_label_lines (const ss_label *label, double width, ss_line *lines, size_t capacity, size_t *count);

/* A place between two characters. */
typedef struct ss_caret {
  double x;       /* from the left edge of the label */
  double y;       /* its top, from the label's top down */
  double height;
  int64_t offset; /* the Unicode scalar that follows it: the one asked for, or the start of the character that this lies in */
  int64_t line;   /* its line, from 0 */
} ss_caret;

/* Where the caret stands before a Unicode scalar of the text, or at its end, at a width. Offsets that the text does not have are
 * moved to its ends. */
ss_status ss_label_caret (const ss_label *label, double width, int64_t offset, ss_caret *caret);

/* The place between two characters that is nearest to a point. */
ss_status ss_label_offset_at (const ss_label *label, double width, double x, double y, int64_t *offset);

/* How many parts of the text no font of the stack has letters for. */
ss_status ss_label_uncovered (const ss_label *label, size_t *count);

/* The label as bytes, to be measured on machines without its fonts: writes them if they fit, and gives how many there are. */
ss_status ss_label_encode (const ss_label *label, void *bytes, size_t capacity, size_t *count);

/* A label from such bytes, with the same answers bit for bit. Bytes from anywhere may be tried. */
ss_status ss_label_decode (const void *bytes, size_t count, ss_label **label);

/* The heights of many texts of one style at several widths, without a label for each. Text i is the bytes from offsets[i] to
 * offsets[i + 1], as Arrow keeps strings; its height at widths[j] is heights[i * width_count + j]. A text that cannot be measured has
 * heights of NaN; the status and the message are those of the first one, and all others are measured even so. */
ss_status ss_texts_heights (const ss_engine *engine, const ss_text_style *style, const char *bytes, const int64_t *offsets,
                            size_t count, const double *widths, size_t width_count, double *heights);

/* The same for offsets of 32 bits. */
ss_status ss_texts_heights_32 (const ss_engine *engine, const ss_text_style *style, const char *bytes, const int32_t *offsets,
                               size_t count, const double *widths, size_t width_count, double *heights);

/* ---- Rows -------------------------------------------------------------------------------------------------------------- */

/* A row ready to be measured at any width: stacks, padding, frames, texts, in SwiftUI's words and with its results. */
typedef struct ss_row ss_row;

/* Prepares a row described in JSON, as {"tree": {"kind": "vstack", "children": [...]}, "env": {...}}. A proposal in it is not
 * looked at: it is given when the row is measured. */
ss_status ss_row_create (const ss_engine *engine, const char *json, size_t length, ss_row **row);

ss_row *ss_row_retain (ss_row *row);
void ss_row_release (ss_row *row);

typedef struct ss_row_size {
  double width;
  double height;
  double valid_from; /* the least proposed width with this height */
  double valid_to;   /* the end, not included, of the widths with this height; infinite where there is none */
} ss_row_size;

/* The heights at several widths, the proposed height left open. heights has room for count. */
ss_status ss_row_heights (const ss_row *row, const double *widths, size_t count, double *heights);

/* The size for a proposal: NULL leaves a dimension open. */
ss_status ss_row_measure (const ss_row *row, const double *width, const double *height, ss_row_size *size);

typedef struct ss_rect {
  double x, y, width, height;
} ss_rect;

/* How many parts of the row have names, and the name of one of them, in the order of their bytes. A name lasts as long as the
 * row. */
ss_status ss_row_part_count (const ss_row *row, size_t *count);
ss_status ss_row_part_name (const ss_row *row, size_t part, const char **name);

/* The frames of the named parts for a proposal, in the order of their names, not rounded to pixels; NaN for a part that does
 * not show. Writes at most capacity of them. */
ss_status ss_row_frames (const ss_row *row, const double *width, const double *height, ss_rect *frames, size_t capacity,
                         size_t *count);

/* How many parts of the row's texts no font of their stacks has letters for. */
ss_status ss_row_uncovered (const ss_row *row, size_t *count);

/* Draws the row for a proposal, from the upper left corner of the pixels: its texts in its own fonts, its shapes in their colours. What
 * is not covered becomes clear; what lies beyond is cut off. Pixels are numbers 0xAARRGGBB of 32 bits with the colours times the
 * opacity, as cairo's CAIRO_FORMAT_ARGB32, Qt's Format_ARGB32_Premultiplied and GDK_MEMORY_DEFAULT have them; stride is the bytes
 * from one line of pixels to the next, and scale is pixels a point. At most 16,000 pixels a side; a row that
 * draws more than 2^31 pixels one over the other, or holds more than 2^26 in parts within each other that are seen through or cut, is
 * SS_TOO_LONG. */
ss_status ss_row_draw (const ss_row *row, const double *width, const double *height, double scale, void *pixels,
                       size_t pixel_width, size_t pixel_height, size_t stride);

/* ---- Row templates ----------------------------------------------------------------------------------------------------- */

/* A row with holes, which values fill again and again: one look for a million messages. What rows have in common is read and
 * laid out once, so that a row takes little more than the preparing of its texts.
 *
 *     {"tree": {"kind": "vstack", "children": [
 *       {"kind": "text", "string": {"hole": "name"}, "font": {"style": "headline"}},
 *       {"kind": "text", "string": {"hole": "body"}},
 *       {"kind": "if", "condition": {"hole": "photo"}, "then": [{"kind": "image", "size": {"hole": "size"}}]}]}}
 *
 * A filled row is the row that has the values written in the holes' places: the same heights and frames, bit for bit. */
typedef struct ss_template ss_template;

/* A template described in JSON as a row is (ss_row_create), with {"hole": "name"} for a text's string, a number, a condition, a count
 * or an image's size. */
ss_status ss_template_create (const ss_engine *engine, const char *json, size_t length, ss_template **row_template);

/* A template of bytes that `selfsize compile` or ss_template_encode () wrote; its texts are set in the engine's fonts, which have to
 * have the stacks that it names. name is the id of one of several, or NULL for the only one. Bytes from anywhere may be tried: what was
 * changed on the way is refused. */
ss_status ss_template_decode (const ss_engine *engine, const void *bytes, size_t length, const char *name,
                              ss_template **row_template);

/* The template as bytes, with the environment that it was made in and without fonts: writes nothing where capacity is less than what
 * there is, and gives the count. */
ss_status ss_template_encode (const ss_template *row_template, void *bytes, size_t capacity, size_t *count);

ss_template *ss_template_retain (ss_template *row_template);
void ss_template_release (ss_template *row_template);

/* What fills a hole. */
typedef int32_t ss_hole_kind;

enum {
  SS_HOLE_STRING = 0, /* a text's string */
  SS_HOLE_NUMBER = 1, /* a finite number */
  SS_HOLE_FLAG = 2,   /* a condition: 0 or 1 */
  SS_HOLE_COUNT = 3,  /* a whole number from 0 on */
  SS_HOLE_SIZE = 4    /* an image's own size in points */
};

/* How many holes there are, each once, by the order of their places; and the name and kind of one. A name lasts as long as the
 * template. name and kind may be NULL. */
ss_status ss_template_hole_count (const ss_template *row_template, size_t *count);
ss_status ss_template_hole (const ss_template *row_template, size_t hole, const char **name, ss_hole_kind *kind);

/* A value for a hole; what its kind does not need is not looked at. */
typedef struct ss_value {
  const char *text; /* of a string */
  size_t length;    /* its bytes, or SS_TO_END */
  double number;    /* a number, a count, a condition; the width of a size */
  double height;    /* of a size */
} ss_value;

/* A row with a value in each hole, by the order of the holes: count is that of the holes. */
ss_status ss_template_row (const ss_template *row_template, const ss_value *values, size_t count, ss_row **row);

/* The label that a hole's string becomes in a row of these values: in the template's font and under its limits. Its bytes
 * (ss_label_encode ()) fill the hole where no fonts are, as in a browser. The hole has to fill a text by itself, and the text to be there. */
ss_status ss_template_label (const ss_template *row_template, const ss_value *values, size_t count, size_t hole, ss_label **label);

/* The values of one hole in many rows, lying as in a column of Arrow. Begin with { 0 }. */
typedef struct ss_column {
  int32_t kind;            /* one of those below */
  int32_t reserved;
  const void *values;      /* bytes of UTF-8, doubles, or pairs of doubles */
  const void *offsets;     /* of texts: text i begins at byte offsets[i] and ends before offsets[i + 1] */
  const uint8_t *validity; /* a bit a row, the lowest of a byte first: 0 where there is no value; NULL if all are there */
  size_t first_bit;        /* which bit of validity is that of the first row */
} ss_column;

enum {
  SS_TEXTS = 0,    /* strings, with offsets of int64_t */
  SS_TEXTS_32 = 1, /* strings, with offsets of int32_t */
  SS_NUMBERS = 2,  /* numbers, counts and conditions, as double */
  SS_SIZES = 3     /* sizes, as two doubles each */
};

/* The heights of many rows at several widths: columns has one column for each hole, in the order of the holes, and the height of row i
 * at widths[j] is heights[i * width_count + j]. valid_from and valid_to, if they are not NULL, get the widths for which each of these
 * heights holds, the second not included. A row that cannot be measured has NaN in all of them; the status and the message are those of
 * the first one, and all others are measured even so. */
ss_status ss_template_heights (const ss_template *row_template, const ss_column *columns, size_t column_count, size_t row_count,
                               const double *widths, size_t width_count, double *heights, double *valid_from, double *valid_to);

/* ---- Lists ------------------------------------------------------------------------------------------------------------- */

/* The layout of a list whose heights are mostly unknown: offsets, what is visible, and by how much the offset changes so that
 * nothing the reader saw moves. It draws nothing and owns no clock. */
typedef struct ss_list ss_list;

#define SS_UNITS_PER_POINT 192

/* A list set up by the first line of a trace, as {"configure": {"viewport": 640, "width": 320, "estimates": [60]}}. */
ss_status ss_list_create (const char *json, size_t length, ss_list **list);

void ss_list_free (ss_list *list);

/* Applies a line of a trace: {"load": {"rows": {"count": 1000}}}, {"batch": {...}}, {"scrollTo": {...}, "frame": true} ... The state
 * is the line that `selfsize replay` prints; it lasts until the next call with this list. An event that the list refuses changes
 * nothing: the call is SS_OK, its state has "refused", and ss_error_message () says why. state may be NULL: then the call is SS_REFUSED.
 *
 * {"query": {"saved": true}} gives the reader's place and the heights as a text, its "answer", to be kept beyond the program's end;
 * {"keep": {"name": "last", "saved": text}} and {"restore": "last"} bring them back. */
ss_status ss_list_apply (ss_list *list, const char *json, size_t length, const char **state, size_t *state_length);

/* What an event or a frame did, in units. */
typedef struct ss_report {
  int64_t offset;         /* the offset to be shown */
  int64_t content_height; /* of the whole list */
  int64_t bias;           /* the offset shown less the true one, while corrections wait */
  int64_t correction;     /* by how much the true offset was corrected */
  int64_t dropped;        /* measurements that were not current */
  int64_t clamped;        /* heights cut to the greatest one */
} ss_report;

/* The user scrolls by a distance in points; held at the limits unless it may overscroll. report may be NULL, here and below. */
ss_status ss_list_scroll_by (ss_list *list, double points, int overscrolls, ss_report *report);

/* A slot's height in points becomes known, by its number or its key. */
ss_status ss_list_set_height (ss_list *list, int64_t slot, double points, ss_report *report);
ss_status ss_list_set_height_by_key (ss_list *list, const char *key, size_t length, double points, ss_report *report);

/* A slot that is to be measured. */
typedef struct ss_request {
  int64_t slot;         /* its number in the list */
  int64_t section;      /* its section, from 0 */
  int64_t row;          /* its row there, from 0; SS_HEADER or SS_FOOTER */
  int64_t across;       /* how wide it is, in units */
  int32_t class_number; /* its class of estimates */
  int32_t reserved;
} ss_request;

#define SS_HEADER (-1)
#define SS_FOOTER (-2)

/* Gives the height of a slot in points; NaN where it is not known yet. It must not use the list. */
typedef double (*ss_measure_function) (void *context, const ss_request *request);

/* A frame: asks for the heights of what is visible and not measured, and gives everything its place. */
ss_status ss_list_frame (ss_list *list, ss_measure_function measure, void *context, ss_report *report);

/* A slot on screen. */
typedef struct ss_slot {
  int64_t slot;
  int64_t section;
  int64_t row;    /* SS_HEADER or SS_FOOTER for these */
  int64_t y;      /* its top: on screen for visible and pinned slots, in the content for ss_list_slot_frame () */
  int64_t height;
  int32_t lane;   /* -1 where it takes the list's whole width */
  int32_t state;  /* 0 never measured, 1 measured, 2 measured for another width or content */
} ss_slot;

/* The slots that the last frame shows at their own places, and those that are pinned: writes at most capacity of them, and
 * gives how many there are. */
ss_status ss_list_visible_slots (ss_list *list, ss_slot *slots, size_t capacity, size_t *count);
ss_status ss_list_pinned_slots (ss_list *list, ss_slot *slots, size_t capacity, size_t *count);

/* The number of slots; the slot at a y of the content, in units, -1 for none; the slot with a key, -1 for none. */
ss_status ss_list_slot_count (ss_list *list, int64_t *count);
ss_status ss_list_slot_at (ss_list *list, int64_t y, int64_t *slot);
ss_status ss_list_slot_with_key (ss_list *list, const char *key, size_t length, int64_t *slot);

/* Where a slot stands in the content. */
ss_status ss_list_slot_frame (ss_list *list, int64_t slot, ss_slot *frame);

/* Where a slot stands across the list, in units, lanes and insets counted: its left edge and its width; in a horizontal list its top
 * and its height. */
ss_status ss_list_slot_sides (ss_list *list, int64_t slot, int64_t *x, int64_t *width);

/* The key of a slot: its bytes and a null byte, which last until the next call with this list. length may be NULL. */
ss_status ss_list_key (ss_list *list, int64_t slot, const char **key, size_t *length);

/* Where the list stands, as the last event left it. */
ss_status ss_list_state (ss_list *list, ss_report *report);

#ifdef __cplusplus
}
#endif

#endif
