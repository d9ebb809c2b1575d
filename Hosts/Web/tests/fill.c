/* Rows of templates where the fonts are: reads what templates.mjs writes, and prints each row with the strings and the labels of its
 * holes and the answers that it has natively: fill CONFIGURATION.json < ROWS
 *
 * Lines: "T JSON" is a template for the rows that follow; "s HOLE HEX" (a string), "n HOLE NUMBER" (also a condition) and
 * "z HOLE WIDTH HEIGHT" are the values of its holes; "R" ends a row. */
#include "native.h"
#include <inttypes.h>
#include <string.h>

static const double widths[] = { 0, 93.5, 240, 320, 375, 414.25, 1000 };
enum { width_count = sizeof widths / sizeof *widths, most_holes = 512, most_parts = 4096 };

static void print_hex (const void *bytes, size_t size)
{
  const unsigned char *byte = bytes;
  putchar ('"');
  for (size_t place = 0; place < size; place++) printf ("%02x", byte[place]);
  putchar ('"');
}

/* What has no JSON is given as the bits of a double. */
static void print_number (double number)
{
  uint64_t bits;
  memcpy (&bits, &number, sizeof bits);
  printf ("\"%016" PRIx64 "\"", bits);
}

static void print_bytes (ss_status (*encode) (const void *, void *, size_t, size_t *), const void *object)
{
  size_t size;
  check (encode (object, NULL, 0, &size));
  void *bytes = malloc (size);
  check (encode (object, bytes, size, &size));
  print_hex (bytes, size);
  free (bytes);
}

static ss_status template_bytes (const void *object, void *bytes, size_t capacity, size_t *size)
{
  return ss_template_encode (object, bytes, capacity, size);
}

static ss_status label_bytes (const void *object, void *bytes, size_t capacity, size_t *size)
{
  return ss_label_encode (object, bytes, capacity, size);
}

static void print_answers (const ss_row *row)
{
  static ss_rect frames[most_parts];
  for (int place = 0; place < width_count; place++) {
    ss_row_size size;
    size_t count;
    check (ss_row_measure (row, &widths[place], NULL, &size));
    check (ss_row_frames (row, &widths[place], NULL, frames, most_parts, &count));
    const double numbers[] = { widths[place], size.width, size.height, size.valid_from, size.valid_to };
    printf ("%s[", place ? "," : "");
    for (int number = 0; number < 5; number++) {
      print_number (numbers[number]);
      putchar (',');
    }
    putchar ('[');
    for (size_t part = 0; part < count; part++) {
      const char *name;
      check (ss_row_part_name (row, part, &name));
      printf ("%s[", part ? "," : "");
      print_hex (name, strlen (name));
      const double frame[] = { frames[part].x, frames[part].y, frames[part].width, frames[part].height };
      for (int number = 0; number < 4; number++) {
        putchar (',');
        print_number (frame[number]);
      }
      putchar (']');
    }
    printf ("]]");
  }
}

static void print_row (const ss_template *template, const ss_value *values, size_t count)
{
  size_t wanted;
  check (ss_template_hole_count (template, &wanted));
  printf ("{\"template\":");
  print_bytes (template_bytes, template);
  printf (",\"values\":[");
  for (size_t hole = 0; hole < wanted; hole++) {
    ss_label *label;
    ss_hole_kind kind;
    check (ss_template_hole (template, hole, NULL, &kind));
    printf (hole ? "," : "");
    if (kind != SS_HOLE_STRING) {
      printf ("[");
      print_number (values[hole].number);
      printf (",");
      print_number (values[hole].height);
      printf ("]");
    } else if (ss_template_label (template, values, count, hole, &label) == SS_OK) {
      print_bytes (label_bytes, label);
      ss_label_release (label);
    } else {
      printf ("\"\"");
    }
  }
  printf ("],\"strings\":[");
  for (size_t hole = 0; hole < wanted; hole++) {
    printf (hole ? "," : "");
    if (values[hole].text) print_hex (values[hole].text, values[hole].length);
    else printf ("null");
  }
  ss_row *row;
  check (ss_template_row (template, values, count, &row));
  printf ("],\"answers\":[");
  print_answers (row);
  printf ("]}\n");
  ss_row_release (row);
}

static size_t hole_named (const ss_template *template, const char *name)
{
  size_t count;
  check (ss_template_hole_count (template, &count));
  for (size_t hole = 0; hole < count && hole < most_holes; hole++) {
    const char *other;
    check (ss_template_hole (template, hole, &other, NULL));
    if (strcmp (name, other) == 0) return hole;
  }
  fprintf (stderr, "there is no hole %s\n", name);
  exit (1);
}

static char *text_of (const char *hex, size_t *length)
{
  *length = strlen (hex) / 2;
  char *text = malloc (*length + 1);
  for (size_t place = 0; place < *length; place++) {
    const char digits[] = { hex[2 * place], hex[2 * place + 1], 0 };
    text[place] = (char) strtol (digits, NULL, 16);
  }
  return text;
}

int main (int count, char **arguments)
{
  if (count < 2) return 2;
  ss_engine *engine;
  check (ss_engine_create (whole_file (arguments[1]), SS_TO_END, NULL, &engine));
  ss_template *template = NULL;
  static ss_value values[most_holes];
  char *line = NULL;
  size_t room = 0, holes = 0;
  ssize_t length;
  while ((length = getline (&line, &room, stdin)) > 0) {
    if (line[length - 1] == '\n') line[--length] = 0;
    if (line[0] == 'T') {
      ss_template_release (template);
      check (ss_template_create (engine, line + 2, SS_TO_END, &template));
      check (ss_template_hole_count (template, &holes));
    } else if (line[0] == 'R') {
      print_row (template, values, holes);
      for (size_t hole = 0; hole < holes; hole++) free ((char *) values[hole].text);
      memset (values, 0, sizeof values);
    } else {
      char *name = line + 2, *rest = strchr (name, ' ');
      if (!rest) return 2;
      *rest++ = 0;
      ss_value *value = &values[hole_named (template, name)];
      if (line[0] == 's') {
        value->text = text_of (rest, &value->length);
      } else {
        value->number = strtod (rest, &rest);
        if (line[0] == 'z') value->height = strtod (rest, NULL);
      }
    }
  }
  free (line);
  ss_template_release (template);
  ss_engine_release (engine);
  return 0;
}
