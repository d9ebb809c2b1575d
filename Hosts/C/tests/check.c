/* Calls every function of the library with what it is made for and with what it is not. Ends with 1 if anything is wrong.
 * check CONFIGURATION: the path of Fixtures/Hosts/configure.json. */
#include <math.h>
#include <pthread.h>
#include <selfsizing.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks, faults;

#define CHECK(condition)                                                                                                  \
  do {                                                                                                                    \
    checks++;                                                                                                             \
    if (!(condition)) {                                                                                                   \
      faults++;                                                                                                           \
      fprintf (stderr, "%s:%d: not so: %s (%s)\n", __FILE__, __LINE__, #condition, ss_error_message ());                    \
    }                                                                                                                     \
  } while (0)

/* A call gives a status, and where it fails a message that has these words. */
#define GIVES(call, wanted, words)                                                                                        \
  do {                                                                                                                    \
    ss_status status = (call);                                                                                            \
    checks++;                                                                                                             \
    if (status != (wanted) || (status != SS_OK && !strstr (ss_error_message (), words))) {                                \
      faults++;                                                                                                           \
      fprintf (stderr, "%s:%d: %s gave %s: %s\n", __FILE__, __LINE__, #call, ss_status_name (status),                        \
               status == SS_OK ? "" : ss_error_message ());                                                               \
    }                                                                                                                     \
  } while (0)

#define OK(call) GIVES (call, SS_OK, "")
#define CLEARED(handle, call, wanted, words)                                                                              \
  do {                                                                                                                    \
    handle = (void *) &checks;                                                                                            \
    GIVES (call, wanted, words);                                                                                          \
    CHECK (handle == NULL);                                                                                               \
  } while (0)

static ss_engine *engine;
static char *configuration;

static char *read_file (const char *path)
{
  FILE *file = fopen (path, "rb");
  if (!file) exit (2);
  char *text = calloc (1, 1 << 20);
  if (fread (text, 1, (1 << 20) - 1, file) == 0) exit (2);
  fclose (file);
  return text;
}

static void versions (void)
{
  CHECK (ss_abi_version () == SS_ABI_VERSION);
  CHECK (strlen (ss_version ()) >= 5);
  CHECK (strcmp (ss_error_message (), "") == 0);
  for (ss_status status = SS_OK; status <= SS_DAMAGED; status++)
    CHECK (strncmp (ss_status_name (status), "SS_", 3) == 0);
  CHECK (strcmp (ss_status_name (-7), "unknown status") == 0);
}

static void engines (void)
{
  ss_engine *other;
  OK (ss_engine_create (configuration, SS_TO_END, NULL, &engine));
  OK (ss_engine_create (configuration, strlen (configuration), "/nowhere", &other));
  CHECK (ss_engine_retain (other) == other);
  ss_engine_release (other);
  uint64_t one, two;
  OK (ss_engine_fonts_digest (engine, "ui", &one));
  OK (ss_engine_fonts_digest (other, NULL, &two));
  CHECK (one == two);
  OK (ss_engine_fonts_digest (engine, "mono", &two));
  CHECK (one != two);
  GIVES (ss_engine_fonts_digest (engine, "serif", &two), SS_BAD_STYLE, "no stack \"serif\"");
  GIVES (ss_engine_fonts_digest (engine, "\xff", &two), SS_BAD_TEXT, "stack is no UTF-8");
  GIVES (ss_engine_fonts_digest (engine, "ui", NULL), SS_MISUSE, "digest must not be NULL");
  GIVES (ss_engine_fonts_digest (NULL, "ui", &two), SS_MISUSE, "engine must not be NULL");
  ss_engine_release (other);
  ss_engine_release (NULL);
  CHECK (ss_engine_retain (NULL) == NULL);

  CLEARED (other, ss_engine_create (NULL, 5, NULL, &other), SS_MISUSE, "json must not be NULL");
  CLEARED (other, ss_engine_create (NULL, 0, NULL, &other), SS_BAD_DOCUMENT, "configuration:1:1");
  CLEARED (other, ss_engine_create ("{", 1, NULL, &other), SS_BAD_DOCUMENT, "configuration:1:2");
  CLEARED (other, ss_engine_create ("{}", (size_t) -2, NULL, &other), SS_MISUSE, "length of json");
  CLEARED (other, ss_engine_create ("\xff", 1, NULL, &other), SS_BAD_DOCUMENT, "configuration:1:1");
  CLEARED (other, ss_engine_create ("{\"format\": 1, \"sises\": [1]}", SS_TO_END, NULL, &other), SS_BAD_DOCUMENT,
           "did you mean \"sizes\"?");
  CLEARED (other, ss_engine_create ("{\"format\": 1, \"environment\": {\"stacks\": {\"ui\": {\"fonts\": [\"None.ttf\"]}}}}",
                                    SS_TO_END, NULL, &other), SS_UNREADABLE, "None.ttf");
  CLEARED (other, ss_engine_create (configuration, SS_TO_END, "\xff", &other), SS_BAD_TEXT, "font_folder is no UTF-8");
  GIVES (ss_engine_create ("{\"format\": 1}", SS_TO_END, NULL, NULL), SS_MISUSE, "engine must not be NULL");
  OK (ss_engine_create_system ("Inter", &other));
  ss_engine_release (other);
  CLEARED (other, ss_engine_create_system ("\xc0", &other), SS_BAD_TEXT, "family");
  GIVES (ss_engine_create_system (NULL, NULL), SS_MISUSE, "engine");
}

static void labels (void)
{
  ss_label *label, *other;
  ss_text_style style = SS_TEXT_STYLE_INIT;
  double height, same;
  OK (ss_label_create (engine, "Hello, world", SS_TO_END, NULL, &label));
  OK (ss_label_create (engine, "Hello, world and more", 12, &style, &other));
  OK (ss_label_height (label, 60, &height));
  OK (ss_label_height (other, 60, &same));
  CHECK (height == same && height > 20);
  OK (ss_label_height (label, INFINITY, &same));
  CHECK (same < height);
  OK (ss_label_height (label, -5, &same));
  OK (ss_label_height (label, 1e300, &same));
  GIVES (ss_label_height (label, NAN, &same), SS_BAD_NUMBER, "NaN");
  GIVES (ss_label_height (label, 60, NULL), SS_MISUSE, "height must not be NULL");
  GIVES (ss_label_height (NULL, 60, &same), SS_MISUSE, "label must not be NULL");
  ss_label_release (other);
  CHECK (ss_label_retain (label) == label);
  ss_label_release (label);

  ss_text_size size;
  OK (ss_label_measure (label, 60, &size));
  CHECK (size.height == height && size.line_count == 2 && !size.truncated && size.valid_from <= 60 && size.valid_to > 60);
  GIVES (ss_label_measure (label, NAN, &size), SS_BAD_NUMBER, "NaN");
  GIVES (ss_label_measure (label, 60, NULL), SS_MISUSE, "size");
  GIVES (ss_label_measure (NULL, 60, &size), SS_MISUSE, "label");

  ss_line lines[2];
  size_t count = 7;
  OK (ss_label_lines (label, 60, NULL, 0, &count));
  CHECK (count == 2);
  lines[1].start = -1;
  OK (ss_label_lines (label, 60, lines, 1, &count));
  CHECK (count == 2 && lines[0].start == 0 && lines[0].end == 7 && lines[1].start == -1);
  OK (ss_label_lines (label, 60, lines, 2, &count));
  CHECK (lines[1].start == 7 && lines[1].end == 12 && lines[1].baseline > lines[0].baseline);
  GIVES (ss_label_lines (label, 60, NULL, 2, &count), SS_MISUSE, "the array");
  GIVES (ss_label_lines (label, 60, lines, 2, NULL), SS_MISUSE, "count");
  GIVES (ss_label_lines (label, NAN, lines, 2, &count), SS_BAD_NUMBER, "NaN");
  GIVES (ss_label_lines (NULL, 60, lines, 2, &count), SS_MISUSE, "label");

  OK (ss_label_uncovered (label, &count));
  CHECK (count == 0);
  GIVES (ss_label_uncovered (label, NULL), SS_MISUSE, "count");
  GIVES (ss_label_uncovered (NULL, &count), SS_MISUSE, "label");
  OK (ss_label_with_font_size (label, 34, &other));
  OK (ss_label_height (other, 120, &same));
  CHECK (same > height * 1.9);
  ss_label_release (other);
  CLEARED (other, ss_label_with_font_size (label, -1, &other), SS_BAD_STYLE, "font size");
  CLEARED (other, ss_label_with_font_size (label, NAN, &other), SS_BAD_STYLE, "font size");
  GIVES (ss_label_with_font_size (label, 1, NULL), SS_MISUSE, "resized");
  GIVES (ss_label_with_font_size (NULL, 1, &other), SS_MISUSE, "label");
  OK (ss_label_keep_heights (label, &other));
  OK (ss_label_height (other, 60, &same));
  CHECK (same == height);
  GIVES (ss_label_keep_heights (label, NULL), SS_MISUSE, "kept");
  GIVES (ss_label_keep_heights (NULL, &other), SS_MISUSE, "label");
  const ss_label *both[] = { label, NULL, other };
  double heights[3];
  GIVES (ss_labels_heights (both, 3, 60, heights), SS_MISUSE, "label 1");
  CHECK (heights[0] == height && isnan (heights[1]) && heights[2] == height);
  OK (ss_labels_heights (both, 1, 60, heights));
  OK (ss_labels_heights (NULL, 0, 60, NULL));
  GIVES (ss_labels_heights (NULL, 1, 60, heights), SS_MISUSE, "labels");
  GIVES (ss_labels_heights (both, 1, 60, NULL), SS_MISUSE, "heights");
  GIVES (ss_labels_heights (both, (size_t) -1, 60, heights), SS_MISUSE, "count");
  GIVES (ss_labels_heights (both, 1, NAN, heights), SS_BAD_NUMBER, "NaN");
  ss_label_release (other);
  ss_label_release (label);
  ss_label_release (NULL);
  CHECK (ss_label_retain (NULL) == NULL);
}

static void styles (void)
{
  ss_label *label;
  double height, one;
  ss_text_style style = SS_TEXT_STYLE_INIT;
  OK (ss_label_create (engine, "a", 1, &style, &label));
  OK (ss_label_height (label, 100, &one));
  ss_label_release (label);
  style.minimum_lines = 3;
  style.line_limit = 3;
  style.language = "en";
  style.weight = 700;
  style.italic = 1;
  style.tracking = 1;
  style.line_spacing = 2;
  style.stack = "mono";
  style.font_size = 10;
  OK (ss_label_create (engine, "a\nb\nc\nd", SS_TO_END, &style, &label));
  OK (ss_label_height (label, 100, &height));
  CHECK (height > one);
  ss_label_release (label);
#define BAD(change, wanted, words)                                                                                        \
  do {                                                                                                                    \
    ss_text_style bad = SS_TEXT_STYLE_INIT;                                                                               \
    bad.change;                                                                                                           \
    CLEARED (label, ss_label_create (engine, "a", 1, &bad, &label), wanted, words);                                       \
  } while (0)
  BAD (struct_size = 3, SS_MISUSE, "SS_TEXT_STYLE_INIT");
  BAD (stack = "serif", SS_BAD_STYLE, "serif");
  BAD (stack = "\xff", SS_BAD_TEXT, "stack");
  BAD (language = "\xff", SS_BAD_TEXT, "language");
  BAD (font_size = -1, SS_BAD_STYLE, "font size");
  BAD (font_size = NAN, SS_BAD_STYLE, "font size");
  BAD (font_size = INFINITY, SS_BAD_STYLE, "font size");
  BAD (weight = -1, SS_BAD_STYLE, "weight");
  BAD (weight = 1001, SS_BAD_STYLE, "weight");
  BAD (tracking = NAN, SS_BAD_STYLE, "");
  BAD (line_spacing = NAN, SS_BAD_STYLE, "");
  BAD (line_limit = -1, SS_BAD_STYLE, "lines");
  BAD (minimum_lines = -1, SS_BAD_STYLE, "lines");
  CLEARED (label, ss_label_create (engine, "\xff", 1, NULL, &label), SS_BAD_TEXT, "text is no UTF-8");
  CLEARED (label, ss_label_create (engine, "\xe2\x82\xac", 2, NULL, &label), SS_BAD_TEXT, "text is no UTF-8");
  CLEARED (label, ss_label_create (engine, NULL, 1, NULL, &label), SS_MISUSE, "text");
  CLEARED (label, ss_label_create (NULL, "a", 1, NULL, &label), SS_MISUSE, "engine");
  GIVES (ss_label_create (engine, "a", 1, NULL, NULL), SS_MISUSE, "label");
  OK (ss_label_create (engine, NULL, 0, NULL, &label));
  ss_label_release (label);
  OK (ss_label_create (engine, "a\0b", 3, NULL, &label));
  ss_label_release (label);
}

static void documents (void)
{
  ss_label *label, *copy;
  const char *json = "{\"stack\": \"ui\", \"sizes\": [20], \"runs\": [{\"string\": \"Bold\", \"font\": {\"weight\": 700}}, "
                     "{\"string\": \" and \"}, {\"box\": {\"width\": 20, \"ascent\": 15}}]}";
  OK (ss_label_create_json (engine, json, SS_TO_END, &label));
  CLEARED (copy, ss_label_create_json (engine, "{\"stack\": \"ui\"}", SS_TO_END, &copy), SS_BAD_DOCUMENT, "\"text\" is missing");
  CLEARED (copy, ss_label_create_json (engine, "[", 1, &copy), SS_BAD_DOCUMENT, "label:1:2");
  CLEARED (copy, ss_label_create_json (engine, "{\"stack\": \"serif\", \"text\": \"a\"}", SS_TO_END, &copy), SS_BAD_DOCUMENT,
           "label:1:11");
  CLEARED (copy, ss_label_create_json (engine, NULL, 3, &copy), SS_MISUSE, "json");
  CLEARED (copy, ss_label_create_json (NULL, json, SS_TO_END, &copy), SS_MISUSE, "engine");
  GIVES (ss_label_create_json (engine, json, SS_TO_END, NULL), SS_MISUSE, "label");

  size_t count = 0, again = 0;
  OK (ss_label_encode (label, NULL, 0, &count));
  CHECK (count > 50);
  unsigned char *bytes = calloc (1, count);
  OK (ss_label_encode (label, bytes, count - 1, &again));
  CHECK (again == count && bytes[0] == 0);
  OK (ss_label_encode (label, bytes, count, &again));
  CHECK (bytes[0] == 'S');
  GIVES (ss_label_encode (label, NULL, count, &again), SS_MISUSE, "bytes");
  GIVES (ss_label_encode (label, bytes, count, NULL), SS_MISUSE, "count");
  GIVES (ss_label_encode (NULL, bytes, count, &again), SS_MISUSE, "label");
  OK (ss_label_decode (bytes, count, &copy));
  for (double width = 0; width < 200; width += 7.25) {
    double one, two;
    OK (ss_label_height (label, width, &one));
    OK (ss_label_height (copy, width, &two));
    CHECK (one == two);
  }
  ss_label_release (copy);
  for (size_t length = 0; length < count; length++)
    CLEARED (copy, ss_label_decode (bytes, length, &copy), SS_DAMAGED, "");
  for (size_t i = 0; i < count; i++) {
    bytes[i] ^= 0x5a;
    CLEARED (copy, ss_label_decode (bytes, count, &copy), SS_DAMAGED, "");
    bytes[i] ^= 0x5a;
  }
  CLEARED (copy, ss_label_decode (NULL, 4, &copy), SS_MISUSE, "bytes");
  GIVES (ss_label_decode (bytes, count, NULL), SS_MISUSE, "label");
  free (bytes);
  ss_label_release (label);
}

static void texts (void)
{
  const char bytes[] = "one text\xff two\nlines";
  const int64_t offsets[] = { 0, 8, 8, 9, 19 };
  const int32_t narrow[] = { 0, 8, 8, 9, 19 };
  const double widths[] = { 40, 400 };
  double heights[8], same[8];
  GIVES (ss_texts_heights (engine, NULL, bytes, offsets, 4, widths, 2, heights), SS_BAD_TEXT, "text 2");
  CHECK (heights[0] > heights[1] && heights[2] == heights[1] && isnan (heights[4]) && isnan (heights[5]));
  CHECK (heights[7] == 2 * heights[1] - 1 || heights[7] > heights[1]);
  OK (ss_texts_heights (engine, NULL, bytes, offsets, 2, widths, 2, heights));
  OK (ss_texts_heights_32 (engine, NULL, bytes, narrow, 2, widths, 2, same));
  CHECK (memcmp (heights, same, 4 * sizeof (double)) == 0);
  OK (ss_texts_heights (engine, NULL, NULL, NULL, 0, NULL, 0, NULL));
  const int64_t falling[] = { 5, 3 }, negative[] = { -1, 3 };
  GIVES (ss_texts_heights (engine, NULL, bytes, falling, 1, widths, 2, heights), SS_MISUSE, "offsets are 5 and 3");
  GIVES (ss_texts_heights (engine, NULL, bytes, negative, 1, widths, 2, heights), SS_MISUSE, "offsets");
  GIVES (ss_texts_heights (engine, NULL, NULL, offsets, 1, widths, 2, heights), SS_MISUSE, "bytes");
  GIVES (ss_texts_heights (engine, NULL, bytes, NULL, 1, widths, 2, heights), SS_MISUSE, "offsets");
  GIVES (ss_texts_heights (engine, NULL, bytes, offsets, 1, NULL, 2, heights), SS_MISUSE, "widths");
  GIVES (ss_texts_heights (engine, NULL, bytes, offsets, 1, widths, 2, NULL), SS_MISUSE, "heights");
  GIVES (ss_texts_heights (engine, NULL, bytes, offsets, (size_t) -1, widths, 2, heights), SS_MISUSE, "count");
  GIVES (ss_texts_heights (NULL, NULL, bytes, offsets, 1, widths, 2, heights), SS_MISUSE, "engine");
  GIVES (ss_texts_heights_32 (NULL, NULL, bytes, narrow, 1, widths, 2, heights), SS_MISUSE, "engine");
  const double bad[] = { 1, NAN };
  GIVES (ss_texts_heights (engine, NULL, bytes, offsets, 1, bad, 2, heights), SS_BAD_NUMBER, "NaN");
  ss_text_style style = SS_TEXT_STYLE_INIT;
  style.stack = "serif";
  GIVES (ss_texts_heights (engine, &style, bytes, offsets, 1, widths, 2, heights), SS_BAD_STYLE, "text 0: ");
}

static void rows (void)
{
  ss_row *row, *other;
  const char *json = "{\"tree\": {\"kind\": \"vstack\", \"id\": \"all\", \"spacing\": 4, \"children\": ["
                     "{\"kind\": \"text\", \"string\": \"Hello, world\", \"id\": \"text\"}, "
                     "{\"kind\": \"leaf\", \"w\": 10, \"h\": 7, \"id\": \"leaf\"}]}}";
  OK (ss_row_create (engine, json, SS_TO_END, &row));
  double widths[] = { 60, 300, NAN }, heights[3], nan = NAN;
  OK (ss_row_heights (row, widths, 2, heights));
  CHECK (heights[0] > heights[1] && heights[1] > 30);
  OK (ss_row_heights (row, NULL, 0, NULL));
  GIVES (ss_row_heights (row, widths, 3, heights), SS_BAD_NUMBER, "NaN");
  GIVES (ss_row_heights (row, NULL, 2, heights), SS_MISUSE, "widths");
  GIVES (ss_row_heights (row, widths, 2, NULL), SS_MISUSE, "heights");
  GIVES (ss_row_heights (row, widths, (size_t) -1, heights), SS_MISUSE, "count");
  GIVES (ss_row_heights (NULL, widths, 2, heights), SS_MISUSE, "row");
  ss_row_size size;
  OK (ss_row_measure (row, &widths[0], NULL, &size));
  CHECK (size.height == heights[0] && size.valid_from <= 60 && size.valid_to > 60);
  OK (ss_row_measure (row, NULL, &widths[0], &size));
  OK (ss_row_measure (row, NULL, NULL, &size));
  CHECK (isinf (size.valid_to));
  GIVES (ss_row_measure (row, &nan, NULL, &size), SS_BAD_NUMBER, "NaN");
  GIVES (ss_row_measure (row, NULL, NULL, NULL), SS_MISUSE, "size");
  GIVES (ss_row_measure (NULL, NULL, NULL, &size), SS_MISUSE, "row");
  size_t count;
  const char *name;
  OK (ss_row_part_count (row, &count));
  CHECK (count == 3);
  OK (ss_row_part_name (row, 1, &name));
  CHECK (strcmp (name, "leaf") == 0);
  GIVES (ss_row_part_name (row, 3, &name), SS_MISUSE, "there is no part 3");
  CHECK (name == NULL);
  GIVES (ss_row_part_name (row, (size_t) -1, &name), SS_MISUSE, "there is no part");
  GIVES (ss_row_part_name (row, 0, NULL), SS_MISUSE, "name");
  GIVES (ss_row_part_name (NULL, 0, &name), SS_MISUSE, "row");
  GIVES (ss_row_part_count (row, NULL), SS_MISUSE, "count");
  GIVES (ss_row_part_count (NULL, &count), SS_MISUSE, "row");
  ss_rect frames[3];
  OK (ss_row_frames (row, &widths[1], NULL, frames, 3, &count));
  CHECK (count == 3 && frames[0].height == heights[1] && frames[1].width == 10 && frames[2].y == 0);
  OK (ss_row_frames (row, &widths[1], NULL, NULL, 0, &count));
  GIVES (ss_row_frames (row, &nan, NULL, frames, 3, &count), SS_BAD_NUMBER, "NaN");
  GIVES (ss_row_frames (row, NULL, NULL, NULL, 3, &count), SS_MISUSE, "the array");
  GIVES (ss_row_frames (row, NULL, NULL, frames, 3, NULL), SS_MISUSE, "count");
  GIVES (ss_row_frames (NULL, NULL, NULL, frames, 3, &count), SS_MISUSE, "row");
  CHECK (ss_row_retain (row) == row);
  ss_row_release (row);
  ss_row_release (row);
  ss_row_release (NULL);
  CHECK (ss_row_retain (NULL) == NULL);
  CLEARED (other, ss_row_create (engine, "{\"tree\": {\"kind\": \"vstak\"}}", SS_TO_END, &other), SS_BAD_DOCUMENT, "vstack");
  CLEARED (other, ss_row_create (engine, "{}", 2, &other), SS_BAD_DOCUMENT, "\"tree\" is missing");
  CLEARED (other, ss_row_create (engine, NULL, 2, &other), SS_MISUSE, "json");
  CLEARED (other, ss_row_create (NULL, json, SS_TO_END, &other), SS_MISUSE, "engine");
  GIVES (ss_row_create (engine, json, SS_TO_END, NULL), SS_MISUSE, "row");
  char deep[6001];
  memset (deep, '[', 6000);
  deep[6000] = 0;
  CLEARED (other, ss_row_create (engine, deep, SS_TO_END, &other), SS_TOO_LONG, "");
}

static void pictures (void)
{
  ss_row *row;
  const char *json = "{\"tree\": {\"kind\": \"hstack\", \"spacing\": 0, \"children\": ["
                     "{\"kind\": \"frame\", \"width\": 4, \"height\": 3, \"child\": {\"kind\": \"rect\", \"fill\": \"#12345680\"}}, "
                     "{\"kind\": \"frame\", \"width\": 4, \"height\": 3, \"child\": {\"kind\": \"rect\", \"fill\": \"#ff8000\"}}]}}";
  OK (ss_row_create (engine, json, SS_TO_END, &row));
  uint32_t pixels[8 * 20];
  double wide = 100, nan = NAN;
  memset (pixels, 0x55, sizeof pixels);
  OK (ss_row_draw (row, &wide, NULL, 2, pixels, 18, 7, 80));
  /* The first is half clear, its colours times that; below and behind the row it is clear, and what is not asked for stays. */
  CHECK (pixels[0] == 0x80091a2b && pixels[20 * 5 + 7] == pixels[0]);
  CHECK (pixels[8] == 0xffff8000 && pixels[20 * 5 + 15] == pixels[8] && pixels[16] == 0 && pixels[20 * 6] == 0);
  CHECK (pixels[18] == 0x55555555 && pixels[20 * 7] == 0x55555555);
  OK (ss_row_draw (row, NULL, &wide, 1, pixels, 3, 1, 12));
  CHECK (pixels[2] == 0x80091a2b && pixels[3] == 0xff091a2b - 0x7f000000);
  OK (ss_row_draw (row, &wide, NULL, 2, pixels, 0, 0, 0));
  GIVES (ss_row_draw (row, &nan, NULL, 2, pixels, 18, 7, 80), SS_BAD_NUMBER, "NaN");
  GIVES (ss_row_draw (row, &wide, NULL, 0, pixels, 18, 7, 80), SS_BAD_NUMBER, "scale");
  GIVES (ss_row_draw (row, &wide, NULL, NAN, pixels, 18, 7, 80), SS_BAD_NUMBER, "scale");
  GIVES (ss_row_draw (row, &wide, NULL, INFINITY, pixels, 18, 7, 80), SS_BAD_NUMBER, "scale");
  GIVES (ss_row_draw (row, &wide, NULL, 2, NULL, 18, 7, 80), SS_MISUSE, "pixels");
  GIVES (ss_row_draw (row, &wide, NULL, 2, (char *) pixels + 1, 18, 7, 80), SS_MISUSE, "multiple of 4");
  GIVES (ss_row_draw (row, &wide, NULL, 2, pixels, 18, 7, 68), SS_MISUSE, "stride");
  GIVES (ss_row_draw (row, &wide, NULL, 2, pixels, 18, 7, 82), SS_MISUSE, "stride");
  GIVES (ss_row_draw (row, &wide, NULL, 2, pixels, (size_t) -1, 7, 80), SS_TOO_LONG, "16000");
  GIVES (ss_row_draw (row, &wide, NULL, 2, pixels, 1, 16001, 80), SS_TOO_LONG, "16000");
  GIVES (ss_row_draw (NULL, &wide, NULL, 2, pixels, 18, 7, 80), SS_MISUSE, "row");
  ss_row_release (row);
  /* A text has its own letters: ink, inside the row and nowhere else. */
  OK (ss_row_create (engine, "{\"tree\": {\"kind\": \"text\", \"string\": \"Hill \xf0\x9f\x99\x82\"}}", SS_TO_END, &row));
  ss_row_size size;
  OK (ss_row_measure (row, NULL, NULL, &size));
  uint32_t *picture = calloc (200 * 100, 4);
  OK (ss_row_draw (row, NULL, NULL, 1, picture, 200, 100, 800));
  int black = 0, coloured = 0, outside = 0;
  for (int y = 0; y < 100; y++) {
    for (int x = 0; x < 200; x++) {
      uint32_t pixel = picture[y * 200 + x];
      if (pixel == 0xff000000) black++;
      if ((pixel >> 16 & 0xff) > 150 && (pixel & 0xff) < 120) coloured++;
      if (pixel && (x >= size.width + 1 || y >= size.height)) outside++;
    }
  }
  CHECK (black > 15 && coloured > 50 && outside == 0);
  free (picture);
  ss_row_release (row);
}

static void carets (void)
{
  ss_label *label;
  ss_caret caret, end;
  int64_t offset;
  OK (ss_label_create (engine, "Hello, wide world", SS_TO_END, NULL, &label));
  OK (ss_label_caret (label, 60, 0, &caret));
  CHECK (caret.x == 0 && caret.line == 0 && caret.offset == 0 && caret.height > 15);
  OK (ss_label_caret (label, 60, 17, &end));
  CHECK (end.line == 2 && end.y > caret.y + caret.height && end.x > 20 && end.x < 60);
  OK (ss_label_caret (label, INFINITY, 99, &end));
  CHECK (end.line == 0 && end.offset == 17);
  OK (ss_label_caret (label, 60, -1, &end));
  CHECK (end.offset == 0);
  OK (ss_label_offset_at (label, INFINITY, 1e300, 5, &offset));
  CHECK (offset == 17);
  OK (ss_label_offset_at (label, INFINITY, -INFINITY, 5, &offset));
  CHECK (offset == 0);
  GIVES (ss_label_caret (label, NAN, 0, &caret), SS_BAD_NUMBER, "NaN");
  GIVES (ss_label_caret (label, 60, 0, NULL), SS_MISUSE, "caret");
  GIVES (ss_label_caret (NULL, 60, 0, &caret), SS_MISUSE, "label");
  GIVES (ss_label_offset_at (label, NAN, 0, 0, &offset), SS_BAD_NUMBER, "NaN");
  GIVES (ss_label_offset_at (label, 60, NAN, 0, &offset), SS_BAD_NUMBER, "point");
  GIVES (ss_label_offset_at (label, 60, 0, 0, NULL), SS_MISUSE, "offset");
  GIVES (ss_label_offset_at (NULL, 60, 0, 0, &offset), SS_MISUSE, "label");
  /* A label that came as bytes has no text: it says what it can. */
  char bytes[20000];
  size_t count;
  ss_label *copy;
  OK (ss_label_encode (label, bytes, sizeof bytes, &count));
  OK (ss_label_decode (bytes, count, &copy));
  OK (ss_label_caret (copy, 60, 17, &end));
  ss_label_release (copy);
  ss_label_release (label);
}

static ss_list *list;

static double measure (void *context, const ss_request *request)
{
  (*(int *) context)++;
  ss_report report;
  GIVES (ss_list_state (list, &report), SS_BUSY, "callback");
  return request->row % 5 == 4 ? NAN : 20 + request->row % 3;
}

static double zero (void *context, const ss_request *request) { return context || !request ? 1 : -1; }

static void lists (void)
{
  ss_list *other;
  ss_report report;
  ss_slot slots[40];
  size_t count, length;
  int64_t slot;
  const char *text;
  int asked = 0;
  CLEARED (list, ss_list_create ("{\"load\": {}}", SS_TO_END, &list), SS_BAD_DOCUMENT, "list:1:2");
  CLEARED (list, ss_list_create (NULL, 1, &list), SS_MISUSE, "json");
  GIVES (ss_list_create ("{}", 2, NULL), SS_MISUSE, "list");
  OK (ss_list_create ("{\"configure\": {\"viewport\": 200, \"estimates\": 50, \"pinsHeaders\": true}}", SS_TO_END, &list));
  OK (ss_list_apply (list, "{\"load\": {\"sections\": [{\"header\": \"top\", \"rows\": {\"count\": 1000}}]}}", SS_TO_END, &text,
                     &length));
  CHECK (strcmp (text, "{\"offset\": 0, \"content\": 9609600}") == 0 && strlen (text) == length);
  OK (ss_list_apply (list, "{\"batch\": {\"deletes\": [[0, 5000]]}}", SS_TO_END, &text, NULL));
  CHECK (strstr (text, "\"refused\": \"out-of-range\"") != NULL);
  GIVES (ss_list_apply (list, "{\"scroll\": {}}", SS_TO_END, &text, &length), SS_BAD_DOCUMENT, "event:1:12");
  CHECK (text == NULL && length == 0);
  GIVES (ss_list_apply (list, NULL, 1, NULL, NULL), SS_MISUSE, "json");
  GIVES (ss_list_apply (NULL, "{}", 2, NULL, NULL), SS_MISUSE, "list");
  OK (ss_list_scroll_by (list, 1000, 0, &report));
  CHECK (report.offset == 1000 * SS_UNITS_PER_POINT);
  OK (ss_list_scroll_by (list, 0, 1, NULL));
  GIVES (ss_list_scroll_by (list, NAN, 0, &report), SS_BAD_NUMBER, "distance");
  GIVES (ss_list_scroll_by (NULL, 1, 0, &report), SS_MISUSE, "list");
  OK (ss_list_frame (list, measure, &asked, &report));
  CHECK (asked > 4);
  GIVES (ss_list_frame (list, NULL, NULL, &report), SS_MISUSE, "measure");
  GIVES (ss_list_frame (NULL, measure, NULL, &report), SS_MISUSE, "list");
  OK (ss_list_visible_slots (list, slots, 40, &count));
  CHECK (count > 4 && count < 40 && slots[0].y <= 0 && slots[0].lane == -1);
  for (size_t i = 0; i < count; i++) CHECK (slots[i].state == (slots[i].row % 5 == 4 ? 0 : 1));
  OK (ss_list_visible_slots (list, slots, 1, &count));
  GIVES (ss_list_visible_slots (list, NULL, 1, &count), SS_MISUSE, "the array");
  GIVES (ss_list_visible_slots (list, slots, 1, NULL), SS_MISUSE, "count");
  GIVES (ss_list_visible_slots (NULL, slots, 1, &count), SS_MISUSE, "list");
  OK (ss_list_pinned_slots (list, slots, 40, &count));
  CHECK (count == 1 && slots[0].row == SS_HEADER && slots[0].y == 0);
  GIVES (ss_list_pinned_slots (NULL, slots, 1, &count), SS_MISUSE, "list");
  OK (ss_list_slot_count (list, &slot));
  CHECK (slot == 1001);
  GIVES (ss_list_slot_count (list, NULL), SS_MISUSE, "count");
  GIVES (ss_list_slot_count (NULL, &slot), SS_MISUSE, "list");
  OK (ss_list_slot_with_key (list, "7", 1, &slot));
  CHECK (slot == 8);
  OK (ss_list_slot_with_key (list, "nobody", SS_TO_END, &slot));
  CHECK (slot == -1);
  GIVES (ss_list_slot_with_key (list, "\xff", 1, &slot), SS_BAD_TEXT, "key");
  GIVES (ss_list_slot_with_key (list, "7", 1, NULL), SS_MISUSE, "slot");
  GIVES (ss_list_slot_with_key (NULL, "7", 1, &slot), SS_MISUSE, "list");
  OK (ss_list_set_height (list, 8, 33, &report));
  OK (ss_list_set_height_by_key (list, "7", 1, 34, NULL));
  OK (ss_list_slot_frame (list, 8, slots));
  CHECK (slots[0].height == 34 * SS_UNITS_PER_POINT && slots[0].row == 7 && slots[0].state == 1);
  GIVES (ss_list_set_height (list, 5000, 33, &report), SS_REFUSED, "no slot 5000");
  GIVES (ss_list_set_height (list, -1, 33, &report), SS_REFUSED, "no slot -1");
  GIVES (ss_list_set_height (list, INT64_MAX, 33, &report), SS_REFUSED, "no slot");
  GIVES (ss_list_set_height (list, 8, NAN, &report), SS_REFUSED, "");
  GIVES (ss_list_set_height (list, 8, -1, &report), SS_REFUSED, "");
  GIVES (ss_list_set_height (list, 8, INFINITY, &report), SS_REFUSED, "");
  OK (ss_list_set_height (list, 8, 1e300, &report));
  CHECK (report.clamped == 1);
  GIVES (ss_list_set_height (NULL, 8, 1, &report), SS_MISUSE, "list");
  GIVES (ss_list_set_height_by_key (list, "nobody", SS_TO_END, 34, NULL), SS_REFUSED, "\"nobody\"");
  GIVES (ss_list_set_height_by_key (list, NULL, 2, 34, NULL), SS_MISUSE, "key");
  GIVES (ss_list_set_height_by_key (NULL, "7", 1, 34, NULL), SS_MISUSE, "list");
  GIVES (ss_list_slot_frame (list, 5000, slots), SS_REFUSED, "no slot 5000");
  GIVES (ss_list_slot_frame (list, INT64_MIN, slots), SS_REFUSED, "no slot");
  GIVES (ss_list_slot_frame (list, 8, NULL), SS_MISUSE, "frame");
  GIVES (ss_list_slot_frame (NULL, 8, slots), SS_MISUSE, "list");
  OK (ss_list_slot_at (list, 0, &slot));
  CHECK (slot == 0);
  OK (ss_list_slot_at (list, INT64_MAX, &slot));
  CHECK (slot == 1000);
  OK (ss_list_slot_at (list, INT64_MIN, &slot));
  GIVES (ss_list_slot_at (list, 0, NULL), SS_MISUSE, "slot");
  GIVES (ss_list_slot_at (NULL, 0, &slot), SS_MISUSE, "list");
  OK (ss_list_key (list, 8, &text, &length));
  CHECK (strcmp (text, "7") == 0 && length == 1);
  OK (ss_list_key (list, 0, &text, NULL));
  CHECK (strcmp (text, "top") == 0);
  GIVES (ss_list_key (list, 5000, &text, &length), SS_REFUSED, "no slot 5000");
  GIVES (ss_list_key (list, INT64_MIN, &text, &length), SS_REFUSED, "no slot");
  CHECK (text == NULL);
  GIVES (ss_list_key (list, 8, NULL, NULL), SS_MISUSE, "key");
  GIVES (ss_list_key (NULL, 8, &text, NULL), SS_MISUSE, "list");
  OK (ss_list_state (list, &report));
  GIVES (ss_list_state (list, NULL), SS_MISUSE, "report");
  GIVES (ss_list_state (NULL, &report), SS_MISUSE, "list");
  OK (ss_list_create ("{\"configure\": {}}", SS_TO_END, &other));
  OK (ss_list_apply (other, "{\"load\": {\"rows\": {\"count\": 3}}}", SS_TO_END, NULL, NULL));
  GIVES (ss_list_frame (other, zero, NULL, &report), SS_REFUSED, "");
  ss_list_free (other);
  ss_list_free (NULL);
  ss_list_free (list);
}

/* A thread that measures what others measure too, and whose messages are its own. */
static void *thread (void *context)
{
  ss_label *shared = context;
  intptr_t wrong = strcmp (ss_error_message (), "") != 0;
  double first, height;
  ss_label_height (shared, 60, &first);
  for (int i = 0; i < 200; i++) {
    ss_label *label;
    char text[40];
    snprintf (text, sizeof text, "message %d of a thread", i);
    wrong += ss_label_create (engine, text, SS_TO_END, NULL, &label) != SS_OK;
    wrong += ss_label_height (label, 80, &height) != SS_OK;
    ss_label_release (label);
    ss_label_retain (shared);
    wrong += ss_label_height (shared, 60, &height) != SS_OK || height != first;
    ss_label_release (shared);
  }
  wrong += ss_label_height (NULL, 0, NULL) != SS_MISUSE || !strstr (ss_error_message (), "label");
  return (void *) wrong;
}

static void threads (void)
{
  ss_label *shared;
  OK (ss_label_create (engine, "shared by all threads", SS_TO_END, NULL, &shared));
  pthread_t all[4];
  for (int i = 0; i < 4; i++) CHECK (pthread_create (&all[i], NULL, thread, shared) == 0);
  for (int i = 0; i < 4; i++) {
    void *wrong = NULL;
    CHECK (pthread_join (all[i], &wrong) == 0 && wrong == NULL);
  }
  ss_label_release (shared);
}

int main (int argc, char **argv)
{
  if (argc != 2) return 2;
  configuration = read_file (argv[1]);
  versions ();
  engines ();
  labels ();
  styles ();
  documents ();
  texts ();
  rows ();
  pictures ();
  carets ();
  lists ();
  threads ();
  ss_engine_release (engine);
  free (configuration);
  printf ("%d checks, %d faults\n", checks, faults);
  return faults > 0;
}
