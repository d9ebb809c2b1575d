/* Rows, their pictures, and carets. */
#include "check.h"

void rows (void)
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
  OK (ss_row_uncovered (row, &count));
  CHECK (count == 0);
  GIVES (ss_row_uncovered (row, NULL), SS_MISUSE, "count");
  GIVES (ss_row_uncovered (NULL, &count), SS_MISUSE, "row");
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

void pictures (void)
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

void carets (void)
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
