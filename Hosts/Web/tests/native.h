/* What the programs have in common that prepare answers with the C library. */
#include <selfsizing.h>
#include <stdio.h>
#include <stdlib.h>

static void check (ss_status status)
{
  if (status == SS_OK) return;
  fprintf (stderr, "%s: %s\n", ss_status_name (status), ss_error_message ());
  exit (1);
}

static char *whole_file (const char *name)
{
  FILE *file = fopen (name, "rb");
  static char bytes[1 << 16];
  if (!file || fread (bytes, 1, sizeof bytes - 1, file) == 0) {
    fprintf (stderr, "%s cannot be read\n", name);
    exit (1);
  }
  fclose (file);
  return bytes;
}
