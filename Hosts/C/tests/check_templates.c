/* Row templates. */
#include "check.h"

static const char *json =
  "{\"id\": \"chat\", \"tree\": {\"kind\": \"vstack\", \"id\": \"all\", \"alignment\": \"leading\", \"children\": ["
  "{\"kind\": \"text\", \"string\": {\"hole\": \"name\"}, \"font\": {\"weight\": 700}, \"lineLimit\": {\"hole\": \"lines\"}}, "
  "{\"kind\": \"if\", \"condition\": {\"hole\": \"photo\"}, \"then\": [{\"kind\": \"image\", \"size\": {\"hole\": \"size\"}}]}, "
  "{\"kind\": \"padding\", \"length\": {\"hole\": \"gap\"}, \"child\": {\"kind\": \"text\", \"string\": \"Hello, world\"}}]}}";

/* The same row with values in the holes' places. */
static const char *filled =
  "{\"tree\": {\"kind\": \"vstack\", \"id\": \"all\", \"alignment\": \"leading\", \"children\": ["
  "{\"kind\": \"text\", \"string\": \"Mira\\nof the mountains\", \"font\": {\"weight\": 700}, \"lineLimit\": 2}, "
  "{\"kind\": \"if\", \"condition\": true, \"then\": [{\"kind\": \"image\", \"width\": 30, \"height\": 20}]}, "
  "{\"kind\": \"padding\", \"length\": 3.5, \"child\": {\"kind\": \"text\", \"string\": \"Hello, world\"}}]}}";

static const ss_value good[] = { { "Mira\nof the mountains", SS_TO_END, 0, 0 }, { .number = 2 }, { .number = 1 },
                                 { .number = 30, .height = 20 }, { .number = 3.5 } };

static void holes (ss_template *template)
{
  const char *names[] = { "name", "lines", "photo", "size", "gap" }, *name;
  const ss_hole_kind kinds[] = { SS_HOLE_STRING, SS_HOLE_COUNT, SS_HOLE_FLAG, SS_HOLE_SIZE, SS_HOLE_NUMBER };
  ss_hole_kind kind;
  size_t count;
  OK (ss_template_hole_count (template, &count));
  CHECK (count == 5);
  for (size_t i = 0; i < 5; i++) {
    OK (ss_template_hole (template, i, &name, &kind));
    CHECK (strcmp (name, names[i]) == 0 && kind == kinds[i]);
  }
  OK (ss_template_hole (template, 4, NULL, NULL));
  GIVES (ss_template_hole (template, 5, &name, &kind), SS_MISUSE, "there is no hole 5");
  CHECK (name == NULL);
  GIVES (ss_template_hole (template, (size_t) -1, &name, &kind), SS_MISUSE, "there is no hole");
  GIVES (ss_template_hole (NULL, 0, &name, &kind), SS_MISUSE, "row_template must not be NULL");
  GIVES (ss_template_hole_count (template, NULL), SS_MISUSE, "count");
  GIVES (ss_template_hole_count (NULL, &count), SS_MISUSE, "row_template");
}

/* A row of the template equals the row written by hand. */
static void filling (ss_template *template)
{
  ss_row *row, *by_hand;
  double widths[] = { 0, 61, 120, 300.5, INFINITY }, heights[5], wanted[5];
  OK (ss_row_create (engine, filled, SS_TO_END, &by_hand));
  OK (ss_template_row (template, good, 5, &row));
  OK (ss_row_heights (row, widths, 5, heights));
  OK (ss_row_heights (by_hand, widths, 5, wanted));
  CHECK (memcmp (heights, wanted, sizeof wanted) == 0);
  ss_rect frame, wanted_frame;
  size_t count;
  OK (ss_row_frames (row, &widths[2], NULL, &frame, 1, &count));
  OK (ss_row_frames (by_hand, &widths[2], NULL, &wanted_frame, 1, &count));
  CHECK (count == 1 && memcmp (&frame, &wanted_frame, sizeof frame) == 0);
  uint32_t *picture = calloc (300 * 100, 4), *other = calloc (300 * 100, 4);
  OK (ss_row_draw (row, &widths[2], NULL, 1, picture, 300, 100, 1200));
  OK (ss_row_draw (by_hand, &widths[2], NULL, 1, other, 300, 100, 1200));
  CHECK (memcmp (picture, other, 300 * 100 * 4) == 0);
  free (picture);
  free (other);
  ss_row_release (row);
  ss_row_release (by_hand);
}

/* The label of a hole is one text of the row. */
static void labels (ss_template *template)
{
  ss_label *label;
  double height, row_height, width = 61;
  ss_row *row;
  const ss_value flat[] = { { "Mira of the mountains", SS_TO_END, 0, 0 }, { .number = 9 }, { .number = 0 }, { .number = 0 }, { .number = 0 } };
  OK (ss_template_label (template, flat, 5, 0, &label));
  OK (ss_label_height (label, width, &height));
  CHECK (height > 0);
  const ss_value shorter[] = { { "", 0, 0, 0 }, { .number = 9 }, { .number = 0 }, { .number = 0 }, { .number = 0 } };
  double rest, empty;
  ss_label *nothing;
  OK (ss_template_label (template, shorter, 5, 0, &nothing));
  OK (ss_label_height (nothing, width, &empty));
  OK (ss_template_row (template, flat, 5, &row));
  OK (ss_row_heights (row, &width, 1, &row_height));
  ss_row_release (row);
  OK (ss_template_row (template, shorter, 5, &row));
  OK (ss_row_heights (row, &width, 1, &rest));
  ss_row_release (row);
  CHECK (row_height - rest == height - empty);
  ss_label_release (label);
  ss_label_release (nothing);
  CLEARED (label, ss_template_label (template, flat, 5, 1, &label), SS_BAD_VALUE, "No text is shown that the hole \"lines\"");
  CLEARED (label, ss_template_label (template, flat, 5, 5, &label), SS_MISUSE, "there is no hole 5");
  CLEARED (label, ss_template_label (template, flat, 4, 0, &label), SS_MISUSE, "there are 4 values");
  GIVES (ss_template_label (template, flat, 5, 0, NULL), SS_MISUSE, "label must not be NULL");
}

static void misfits (ss_template *template)
{
  ss_row *row;
#define BAD(hole, value, wanted, words)                                                                                   \
  do {                                                                                                                    \
    ss_value values[5];                                                                                                   \
    memcpy (values, good, sizeof good);                                                                                   \
    values[hole] = (ss_value) value;                                                                                      \
    CLEARED (row, ss_template_row (template, values, 5, &row), wanted, words);                                            \
  } while (0)
#define VALUE(...) { __VA_ARGS__ }
  BAD (0, VALUE (NULL, 3, 0, 0), SS_MISUSE, "a value's text must not be NULL");
  BAD (0, VALUE ("\xff", 1, 0, 0), SS_BAD_TEXT, "a value's text is no UTF-8");
  BAD (1, VALUE (.number = 1.5), SS_BAD_VALUE, "\"lines\" takes a count");
  BAD (1, VALUE (.number = -1), SS_BAD_VALUE, "\"lines\" takes a count");
  BAD (1, VALUE (.number = 0), SS_BAD_VALUE, "\"lines\"");
  BAD (2, VALUE (.number = 2), SS_BAD_VALUE, "\"photo\" takes a condition");
  BAD (2, VALUE (.number = NAN), SS_BAD_VALUE, "\"photo\" takes a condition");
  BAD (3, VALUE (.number = 3, .height = -1), SS_BAD_VALUE, "\"size\" takes a size");
  BAD (3, VALUE (.number = NAN), SS_BAD_VALUE, "\"size\" takes a size");
  BAD (4, VALUE (.number = INFINITY), SS_BAD_VALUE, "\"gap\" takes a number");
  CLEARED (row, ss_template_row (template, good, 4, &row), SS_MISUSE, "there are 4 values, and the template has 5 holes");
  CLEARED (row, ss_template_row (template, NULL, 5, &row), SS_MISUSE, "values must not be NULL");
  CLEARED (row, ss_template_row (NULL, good, 5, &row), SS_MISUSE, "row_template");
  GIVES (ss_template_row (template, good, 5, NULL), SS_MISUSE, "row must not be NULL");
}

/* Many rows at once: equal to rows one by one, bad ones kept apart. */
static void columns (ss_template *template)
{
  const char bytes[] = "MiraJonas of the long namesA\xff";
  const int64_t offsets[] = { 0, 4, 27, 28, 29, 29 };
  const int32_t narrow[] = { 0, 4, 27, 28, 29, 29 };
  const double lines[] = { 1, 2, 3, 1, 1 }, photo[] = { 0, 1, 0, 1, 1 }, gap[] = { 1, 2.5, NAN, 4, 5 };
  const double sizes[] = { 1, 2, 30, 40, 5, 6, 7, 8, 9, 10 };
  const uint8_t validity[] = { 0xe0, 0x01 }; /* from bit 5 on: four rows have a value, the fifth has none */
  ss_column columns[] = { { SS_TEXTS, 0, bytes, offsets, NULL, 0 }, { SS_NUMBERS, 0, lines, NULL, NULL, 0 },
                          { SS_NUMBERS, 0, photo, NULL, validity, 5 }, { SS_SIZES, 0, sizes, NULL, NULL, 0 },
                          { SS_NUMBERS, 0, gap, NULL, NULL, 0 } };
  const double widths[] = { 70, 300 }, bad[] = { 1, NAN };
  double heights[10], from[10], to[10], same[10];
  GIVES (ss_template_heights (template, columns, 5, (size_t) 1 << 62, widths, 2, heights, from, to), SS_MISUSE, "count");
  GIVES (ss_template_heights (template, columns, 5, 5, widths, 2, heights, from, to), SS_BAD_VALUE, "row 2: ");
  CHECK (strstr (ss_error_message (), "\"gap\" takes a number") != NULL);
  for (size_t i = 0; i < 5; i++) {
    ss_row *row;
    ss_row_size size;
    if (i > 1) {
      CHECK (isnan (heights[2 * i]) && isnan (heights[2 * i + 1]) && isnan (from[2 * i]) && isnan (to[2 * i + 1]));
      continue;
    }
    ss_value values[] = { { bytes + offsets[i], (size_t) (offsets[i + 1] - offsets[i]), 0, 0 }, { .number = lines[i] },
                          { .number = photo[i] }, { .number = sizes[2 * i], .height = sizes[2 * i + 1] }, { .number = gap[i] } };
    OK (ss_template_row (template, values, 5, &row));
    for (size_t w = 0; w < 2; w++) {
      OK (ss_row_measure (row, &widths[w], NULL, &size));
      CHECK (heights[2 * i + w] == size.height && from[2 * i + w] == size.valid_from && to[2 * i + w] == size.valid_to);
    }
    ss_row_release (row);
  }
  columns[0].kind = SS_TEXTS_32;
  columns[0].offsets = narrow;
  OK (ss_template_heights (template, columns, 5, 2, widths, 2, same, NULL, NULL));
  CHECK (memcmp (heights, same, 4 * sizeof (double)) == 0);
  OK (ss_template_heights (template, columns, 5, 2, widths, 2, same, NULL, to));
  OK (ss_template_heights (template, columns, 5, 0, widths, 2, NULL, NULL, NULL));
  OK (ss_template_heights (template, columns, 5, 2, NULL, 0, NULL, NULL, NULL));
#define ALONE(row, status, words)                                                                                         \
  do {                                                                                                                    \
    ss_column one[5];                                                                                                     \
    memcpy (one, columns, sizeof one);                                                                                    \
    one[0].offsets = narrow + row;                                                                                        \
    one[1].values = lines + row;                                                                                          \
    one[2].values = photo + row;                                                                                          \
    one[2].first_bit = 5 + row;                                                                                           \
    one[3].values = sizes + 2 * row;                                                                                      \
    one[4].values = gap + row;                                                                                            \
    GIVES (ss_template_heights (template, one, 5, 1, widths, 1, same, NULL, NULL), status, words);                        \
  } while (0)
  ALONE (1, SS_OK, "");
  ALONE (3, SS_BAD_TEXT, "row 0: its text is no UTF-8");
  ALONE (4, SS_BAD_VALUE, "row 0: the value of \"photo\" is null");
  GIVES (ss_template_heights (template, columns, 4, 2, widths, 2, heights, NULL, NULL), SS_MISUSE, "4 columns");
  GIVES (ss_template_heights (template, NULL, 5, 2, widths, 2, heights, NULL, NULL), SS_MISUSE, "columns");
  GIVES (ss_template_heights (template, columns, 5, (size_t) -1, widths, 2, heights, NULL, NULL), SS_MISUSE, "count");
  GIVES (ss_template_heights (template, columns, 5, 2, NULL, 2, heights, NULL, NULL), SS_MISUSE, "widths");
  GIVES (ss_template_heights (template, columns, 5, 2, widths, 2, NULL, NULL, NULL), SS_MISUSE, "heights");
  GIVES (ss_template_heights (template, columns, 5, 2, bad, 2, heights, NULL, NULL), SS_BAD_NUMBER, "NaN");
  GIVES (ss_template_heights (NULL, columns, 5, 2, widths, 2, heights, NULL, NULL), SS_MISUSE, "row_template");
#define CHANGED(column, change, status, words)                                                                            \
  do {                                                                                                                    \
    ss_column changed[5];                                                                                                 \
    memcpy (changed, columns, sizeof changed);                                                                            \
    changed[column].change;                                                                                               \
    GIVES (ss_template_heights (template, changed, 5, 2, widths, 2, heights, NULL, NULL), status, words);                 \
  } while (0)
  const int32_t falling[] = { 5, 3, 4 }, negative[] = { -1, 3, 4 };
  CHANGED (0, kind = 4, SS_MISUSE, "kind 4");
  CHANGED (0, kind = -1, SS_MISUSE, "kind -1");
  CHANGED (0, offsets = NULL, SS_MISUSE, "offsets of the column of \"name\"");
  CHANGED (0, offsets = falling, SS_MISUSE, "row 0: its offsets are 5 and 3");
  CHANGED (0, offsets = negative, SS_MISUSE, "row 0: its offsets");
  CHANGED (0, values = NULL, SS_MISUSE, "row 0: bytes must not be NULL");
  CHANGED (1, values = NULL, SS_MISUSE, "values of the column of \"lines\"");
  CHANGED (0, kind = SS_NUMBERS; changed[0].values = lines, SS_BAD_VALUE, "\"name\" takes a string, and was given a number");
  CHANGED (2, first_bit = (size_t) -1, SS_BAD_VALUE, "\"photo\" is null");
}

/* Bytes give the same template, and nothing else is taken for one. */
static void bytes (ss_template *template)
{
  ss_template *copy;
  size_t count, again;
  OK (ss_template_encode (template, NULL, 0, &count));
  CHECK (count > 50);
  unsigned char *bytes = calloc (1, count);
  OK (ss_template_encode (template, bytes, count - 1, &again));
  CHECK (again == count && bytes[0] == 0);
  OK (ss_template_encode (template, bytes, count, &again));
  CHECK (bytes[0] == 'S');
  GIVES (ss_template_encode (template, NULL, count, &again), SS_MISUSE, "bytes");
  GIVES (ss_template_encode (template, bytes, count, NULL), SS_MISUSE, "count");
  GIVES (ss_template_encode (NULL, bytes, count, &again), SS_MISUSE, "row_template");
  OK (ss_template_decode (engine, bytes, count, "chat", &copy));
  ss_template_release (copy);
  OK (ss_template_decode (engine, bytes, count, NULL, &copy));
  holes (copy);
  filling (copy);
  ss_template_release (copy);
  CLEARED (copy, ss_template_decode (engine, bytes, count, "other", &copy), SS_MISUSE, "no template \"other\": there are \"chat\"");
  CLEARED (copy, ss_template_decode (engine, bytes, count, "\xff", &copy), SS_BAD_TEXT, "name is no UTF-8");
  CLEARED (copy, ss_template_decode (engine, NULL, count, NULL, &copy), SS_MISUSE, "bytes");
  CLEARED (copy, ss_template_decode (engine, bytes, (size_t) -1, NULL, &copy), SS_MISUSE, "bytes");
  CLEARED (copy, ss_template_decode (NULL, bytes, count, NULL, &copy), SS_MISUSE, "engine");
  GIVES (ss_template_decode (engine, bytes, count, NULL, NULL), SS_MISUSE, "row_template");
  for (size_t length = 0; length < count; length++)
    CLEARED (copy, ss_template_decode (engine, bytes, length, NULL, &copy), SS_DAMAGED, "");
  for (size_t i = 0; i < count; i++) {
    bytes[i] ^= 0x5a;
    CLEARED (copy, ss_template_decode (engine, bytes, count, NULL, &copy), SS_DAMAGED, "");
    bytes[i] ^= 0x5a;
  }
  free (bytes);
}

void templates (void)
{
  ss_template *template, *other;
  OK (ss_template_create (engine, json, SS_TO_END, &template));
  CHECK (ss_template_retain (template) == template);
  ss_template_release (template);
  ss_template_release (NULL);
  CHECK (ss_template_retain (NULL) == NULL);
  holes (template);
  filling (template);
  labels (template);
  misfits (template);
  columns (template);
  bytes (template);
  ss_template_release (template);
  /* A row without holes is a template too. */
  OK (ss_template_create (engine, filled, SS_TO_END, &template));
  double width = 100, height[3];
  OK (ss_template_heights (template, NULL, 0, 3, &width, 1, height, NULL, NULL));
  CHECK (height[0] > 30 && height[2] == height[0]);
  ss_row *row;
  OK (ss_template_row (template, NULL, 0, &row));
  ss_row_release (row);
  ss_template_release (template);
  CLEARED (other, ss_template_create (engine, "{\"tree\": {\"kind\": \"vstak\"}}", SS_TO_END, &other), SS_BAD_DOCUMENT, "vstack");
  CLEARED (other, ss_template_create (engine, "{\"tree\": {\"kind\": {\"hole\": \"a\"}}}", SS_TO_END, &other), SS_BAD_DOCUMENT, "");
  CLEARED (other, ss_template_create (engine, "{\"tree\": {\"kind\": \"text\", \"string\": {\"hole\": \"a\"}, \"tracking\": {\"hole\": \"a\"}}}",
                                      SS_TO_END, &other), SS_BAD_DOCUMENT, "\"a\" is a string in one place and a number in another");
  CLEARED (other, ss_template_create (engine, NULL, 2, &other), SS_MISUSE, "json");
  CLEARED (other, ss_template_create (NULL, json, SS_TO_END, &other), SS_MISUSE, "engine");
  GIVES (ss_template_create (engine, json, SS_TO_END, NULL), SS_MISUSE, "row_template");
}
