/* Runs the table of cases: flatten.py FIXTURES | cases CONFIGURATION. Ends with 1 if any answer differs by a bit. */
#include <err.h>
#include <math.h>
#include <selfsizing.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20];
static ss_engine *engine;
static ss_list *list;
static long cases, faults;

static void check (ss_status status)
{
  if (status != SS_OK) errx (1, "case %ld: %s: %s", cases, ss_status_name (status), ss_error_message ());
}

static int same (double number, const char *spelled)
{
  double wanted = strtod (spelled, NULL);
  return memcmp (&number, &wanted, sizeof number) == 0;
}

static void differs (const char *what, const char *wanted)
{
  faults++;
  fprintf (stderr, "case %ld: %s differs: expected %s\n", cases, what, wanted);
}

static void label (char **parts)
{
  ss_label *label, *copy;
  double height;
  size_t count;
  ss_text_size size;
  check (ss_label_create_json (engine, parts[1], SS_TO_END, &label));
  double width = strtod (parts[3], NULL);
  check (ss_label_height (label, width, &height));
  if (!same (height, parts[4])) differs ("a label's height", parts[4]);
  check (ss_label_lines (label, width, NULL, 0, &count));
  if (count != strtoul (parts[5], NULL, 10)) differs ("a label's count of lines", parts[5]);
  check (ss_label_measure (label, width, &size));
  if (!same (size.height, parts[4])) differs ("a label's measured height", parts[4]);
  static char bytes[1 << 20];
  check (ss_label_encode (label, bytes, sizeof bytes, &count));
  check (ss_label_decode (bytes, count, &copy));
  check (ss_label_height (copy, width, &height));
  if (!same (height, parts[4])) differs ("a portable label's height", parts[4]);
  ss_label_release (copy);
  ss_label_release (label);
}

/* A row as a template that was read from its bytes. */
static void as_template (char **parts, const double **proposed)
{
  static char bytes[1 << 20];
  ss_template *template, *copy;
  ss_row *row;
  ss_row_size size;
  size_t count;
  check (ss_template_create (engine, parts[1], SS_TO_END, &template));
  check (ss_template_encode (template, bytes, sizeof bytes, &count));
  check (ss_template_decode (engine, bytes, count, NULL, &copy));
  check (ss_template_row (copy, NULL, 0, &row));
  check (ss_row_measure (row, proposed[0], proposed[1], &size));
  if (!same (size.height, parts[4])) differs ("a template's height", parts[4]);
  if (!same (size.valid_from, parts[5]) || !same (size.valid_to, parts[6])) differs ("a template's interval", parts[5]);
  ss_row_release (row);
  ss_template_release (copy);
  ss_template_release (template);
}

static void row (char **parts)
{
  ss_row *row;
  ss_row_size size;
  ss_rect frames[64];
  size_t count;
  double width = strtod (parts[2], NULL), height = strtod (parts[3], NULL);
  const double *proposed[] = { strcmp (parts[2], "-") ? &width : NULL, strcmp (parts[3], "-") ? &height : NULL };
  check (ss_row_create (engine, parts[1], SS_TO_END, &row));
  check (ss_row_measure (row, proposed[0], proposed[1], &size));
  if (!same (size.height, parts[4])) differs ("a row's height", parts[4]);
  if (!same (size.valid_from, parts[5]) || !same (size.valid_to, parts[6])) differs ("a row's interval", parts[5]);
  if (proposed[0] && !proposed[1]) {
    check (ss_row_heights (row, &width, 1, &height));
    if (!same (height, parts[4])) differs ("a row's height alone", parts[4]);
  }
  check (ss_row_frames (row, proposed[0], proposed[1], frames, 64, &count));
  if (count > 64) errx (1, "a row has %zu named parts", count);
  char *rest = parts[7];
  for (size_t i = 0; i < count; i++) {
    const char *name;
    if (isnan (frames[i].x)) continue;
    check (ss_row_part_name (row, i, &name));
    char *part = strsep (&rest, ";"), *id = strsep (&part, "=");
    if (strcmp (id, name)) differs ("a part's name", id);
    const double *sides = &frames[i].x;
    for (int side = 0; side < 4; side++) {
      char *wanted = strsep (&part, ",");
      if (!wanted || !same (sides[side], wanted)) differs (name, wanted ? wanted : "nothing");
    }
  }
  if (rest && *rest) differs ("a row's frames", rest);
  ss_row_release (row);
  if (!strstr (parts[1], "\"values\"")) as_template (parts, proposed);
}

static void event (char **parts)
{
  const char *state;
  ss_report report;
  if (strstr (parts[1], "\"configure\"")) {
    ss_list_free (list);
    check (ss_list_create (parts[1], SS_TO_END, &list));
    check (ss_list_state (list, &report));
    char head[60];
    int length = snprintf (head, sizeof head, "{\"offset\": %lld, \"content\": %lld", (long long) report.offset,
                           (long long) report.content_height);
    if (strncmp (head, parts[2], length)) differs ("a list's first state", parts[2]);
    return;
  }
  check (ss_list_apply (list, parts[1], SS_TO_END, &state, NULL));
  if (strcmp (state, parts[2])) differs (state, parts[2]);
}

int main (int argc, char **argv)
{
  if (argc != 2) errx (2, "use: flatten.py FIXTURES | cases CONFIGURATION");
  FILE *file = fopen (argv[1], "rb");
  if (!file) err (2, "%s", argv[1]);
  size_t length = fread (line, 1, sizeof line, file);
  fclose (file);
  check (ss_engine_create (line, length, NULL, &engine));
  while (fgets (line, sizeof line, stdin)) {
    char *rest = line, *parts[9] = { 0 };
    line[strcspn (line, "\n")] = 0;
    for (int i = 0; i < 8 && rest; i++) parts[i] = strsep (&rest, "\t");
    cases++;
    if (!strcmp (parts[0], "label")) label (parts);
    else if (!strcmp (parts[0], "row")) row (parts);
    else if (!strcmp (parts[0], "list")) event (parts);
    else errx (2, "line %ld: %s", cases, parts[0]);
  }
  ss_list_free (list);
  ss_engine_release (engine);
  printf ("%ld cases, %ld faults\n", cases, faults);
  return cases < 700 || faults > 0;
}
