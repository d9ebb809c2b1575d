/* The heights of a label at several widths: heights FONT-FAMILY TEXT */
#include <err.h>
#include <selfsizing.h>
#include <stdio.h>

static void check (ss_status status)
{
  if (status != SS_OK) errx (1, "%s: %s", ss_status_name (status), ss_error_message ());
}

int main (int argc, char **argv)
{
  if (argc != 3) errx (2, "use: heights FONT-FAMILY TEXT");
  ss_engine *engine;
  ss_label *label;
  check (ss_engine_create_system (argv[1], &engine));
  check (ss_label_create (engine, argv[2], SS_TO_END, NULL, &label));
  for (double width = 50; width <= 400; width *= 2) {
    double height;
    check (ss_label_height (label, width, &height));
    printf ("%g points wide: %g points tall\n", width, height);
  }
  ss_label_release (label);
  ss_engine_release (engine);
}
