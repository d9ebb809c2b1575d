/* One look for many messages: a template whose holes are filled again and again: template FONT-FAMILY NAME MESSAGE… */
#include <err.h>
#include <selfsizing.h>
#include <stdio.h>
#include <stdlib.h>

static void check (ss_status status)
{
  if (status != SS_OK) errx (1, "%s: %s", ss_status_name (status), ss_error_message ());
}

int main (int argc, char **argv)
{
  if (argc < 4) errx (2, "use: template FONT-FAMILY NAME MESSAGE…");
  ss_engine *engine;
  ss_template *template;
  check (ss_engine_create_system (argv[1], &engine));
  check (ss_template_create (engine,
    "{\"tree\": {\"kind\": \"padding\", \"length\": 8, \"child\": {\"kind\": \"vstack\", \"alignment\": \"leading\", \"children\": ["
    "{\"kind\": \"text\", \"string\": {\"hole\": \"name\"}, \"font\": {\"style\": \"headline\"}, \"lineLimit\": 1}, "
    "{\"kind\": \"text\", \"string\": {\"hole\": \"body\"}}]}}}", SS_TO_END, &template));
  for (int message = 3; message < argc; message++) {
    const ss_value values[] = { { .text = argv[2], .length = SS_TO_END }, { .text = argv[message], .length = SS_TO_END } };
    const double widths[] = { 160, 320 };
    double heights[2];
    ss_row *row;
    check (ss_template_row (template, values, 2, &row));
    check (ss_row_heights (row, widths, 2, heights));
    printf ("%g points tall at 160, %g at 320\n", heights[0], heights[1]);
    ss_row_release (row);
  }
  ss_template_release (template);
  ss_engine_release (engine);
}
