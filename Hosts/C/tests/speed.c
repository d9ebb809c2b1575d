/* What calls through C cost, in nanoseconds: speed CONFIGURATION TEXTS, a file with a text a line. Prints the least of many rounds,
 * which other programs on the machine disturb the least. */
#include <err.h>
#include <selfsizing.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 1000, ROUNDS = 200 };

static char text[1 << 20], document[1 << 16];
static ss_label *labels[MOST], *kept[MOST];
static int64_t offsets[MOST + 1];
static size_t count;
static double heights[MOST], sum;

static void check (ss_status status)
{
  if (status != SS_OK) errx (1, "%s", ss_error_message ());
}

static double now (void)
{
  struct timespec time;
  clock_gettime (CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static size_t read_file (const char *path, char *bytes, size_t size)
{
  FILE *file = fopen (path, "rb");
  if (!file) err (2, "%s", path);
  size_t length = fread (bytes, 1, size, file);
  fclose (file);
  return length;
}

static double walk (ss_label **of)
{
  double start = now ();
  for (size_t i = 0; i < count; i++) {
    double height;
    ss_label_height (of[i], 100 + (double) (i % 200), &height);
    sum += height;
  }
  return (now () - start) / count;
}

static double null_calls (ss_label **of)
{
  double start = now ();
  for (size_t i = 0; i < count; i++) {
    ss_label_retain (of[i]);
    ss_label_release (of[i]);
  }
  return (now () - start) / count;
}

static double frame_calls (ss_list *list)
{
  double start = now ();
  ss_report report;
  for (size_t i = 0; i < count; i++) ss_list_scroll_by (list, i % 2 ? 10 : -10, 0, &report);
  return (now () - start) / count;
}

int main (int argc, char **argv)
{
  if (argc != 3) errx (2, "use: speed CONFIGURATION TEXTS");
  ss_engine *engine;
  ss_list *list;
  check (ss_engine_create (document, read_file (argv[1], document, sizeof document), NULL, &engine));
  size_t length = read_file (argv[2], text, sizeof text - 1);
  for (char *line = text; count < MOST && line < text + length; count++) {
    size_t bytes = strcspn (line, "\n");
    check (ss_label_create (engine, line, bytes, NULL, &labels[count]));
    check (ss_label_keep_heights (labels[count], &kept[count]));
    offsets[count + 1] = line + bytes + 1 - text;
    line += bytes + 1;
  }
  check (ss_list_create ("{\"configure\": {\"viewport\": 640}}", SS_TO_END, &list));
  check (ss_list_apply (list, "{\"load\": {\"rows\": {\"count\": 1000000}}}", SS_TO_END, NULL, NULL));
  check (ss_list_apply (list, "{\"scrollTo\": {\"row\": 5000}}", SS_TO_END, NULL, NULL));
  double least[5] = { 1e9, 1e9, 1e9, 1e9, 1e9 }, width = 250;
  for (int round = 0; round < ROUNDS; round++) {
    double start = now (), times[5];
    check (ss_texts_heights (engine, NULL, text, offsets, count, &width, 1, heights));
    times[0] = (now () - start) / count;
    times[1] = walk (labels);
    times[2] = walk (kept);
    times[3] = null_calls (labels);
    times[4] = frame_calls (list);
    for (int i = 0; i < 5; i++) if (times[i] < least[i]) least[i] = times[i];
  }
  printf ("a text measured in a batch: %.0f ns\na label's height, walked: %.1f ns\na label's height, kept: %.1f ns\n"
          "retain and release: %.1f ns\na scroll of a list: %.1f ns\n", least[0], least[1], least[2], least[3], least[4]);
  return sum < 0;
}
