/* Calls every function of the library with what it is made for and with what it is not. Ends with 1 if anything is wrong.
 * check CONFIGURATION: the path of Fixtures/Hosts/configure.json. */
#include "check.h"

#include <pthread.h>

int checks, faults;
ss_engine *engine;
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
  for (ss_status status = SS_OK; status <= SS_BAD_VALUE; status++)
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
  ss_label *label, *other, *kept;
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
  CLEARED (other, ss_label_with_font_size (NULL, 1, &other), SS_MISUSE, "label");
  OK (ss_label_keep_heights (label, &other));
  OK (ss_label_height (other, 60, &same));
  CHECK (same == height);
  GIVES (ss_label_keep_heights (label, NULL), SS_MISUSE, "kept");
  CLEARED (kept, ss_label_keep_heights (NULL, &kept), SS_MISUSE, "label");
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
  GIVES (ss_texts_heights (engine, NULL, bytes, offsets, (size_t) -1, widths, 2, heights), SS_MISUSE, "count");
  GIVES (ss_texts_heights (engine, NULL, bytes, offsets, (size_t) 1 << 62, widths, 2, heights), SS_MISUSE, "count");
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
  templates ();
  carets ();
  lists ();
  threads ();
  ss_engine_release (engine);
  free (configuration);
  printf ("%d checks, %d faults\n", checks, faults);
  return faults > 0;
}
