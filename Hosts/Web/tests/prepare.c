/* Labels prepared where the fonts are: reads a label a line, as of `selfsize wrap`, and prints its bytes with the answers that it
 * has natively: prepare CONFIGURATION.json [keep] < LABELS.ndjson */
#include "native.h"

static const double widths[] = {0, 37, 80.5, 120, 199.984375, 240, 320, 1000, 100000};
enum { width_count = sizeof widths / sizeof *widths };

int main (int count, char **arguments) {
  if (count < 2) return 2;
  ss_engine *engine;
  check (ss_engine_create (whole_file (arguments[1]), SS_TO_END, NULL, &engine));
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  while ((length = getline (&line, &room, stdin)) > 0) {
    ss_label *label;
    check (ss_label_create_json (engine, line, (size_t) length, &label));
    if (count > 2) {
      ss_label *kept;
      check (ss_label_keep_heights (label, &kept));
      ss_label_release (label);
      label = kept;
    }
    size_t size;
    check (ss_label_encode (label, NULL, 0, &size));
    unsigned char *bytes = malloc (size);
    check (ss_label_encode (label, bytes, size, &size));
    printf ("{\"bytes\":\"");
    for (size_t place = 0; place < size; place++) printf ("%02x", bytes[place]);
    free (bytes);
    printf ("\",\"answers\":[");
    for (int place = 0; place < width_count; place++) {
      double height;
      ss_text_size measured;
      check (ss_label_height (label, widths[place], &height));
      check (ss_label_measure (label, widths[place], &measured));
      printf ("%s[%.17g,%.17g,%lld,%.17g,%.17g,%.17g]", place ? "," : "", widths[place], height, (long long) measured.line_count,
              measured.width, measured.last_baseline, measured.valid_from);
    }
    printf ("]}\n");
    ss_label_release (label);
  }
  free (line);
  ss_engine_release (engine);
  return 0;
}
