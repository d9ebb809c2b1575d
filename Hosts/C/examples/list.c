/* A list of a million rows that is scrolled: each frame measures what comes into view, and nothing that was seen moves. */
#include <err.h>
#include <math.h>
#include <selfsizing.h>
#include <stdio.h>

static void check (ss_status status)
{
  if (status != SS_OK) errx (1, "%s: %s", ss_status_name (status), ss_error_message ());
}

typedef struct {
  ss_engine *engine;
  long measured;
} chat;

/* The height of a message: its text at the list's width, and 10 points above and below. */
static double measure (void *context, const ss_request *request)
{
  chat *this = context;
  char text[200];
  int length = snprintf (text, sizeof text, "Message %lld", (long long) request->row);
  for (long long more = request->row % 9; more > 0 && length < 160; more--)
    length += snprintf (text + length, sizeof text - length, ", and some more");
  ss_label *label;
  double height = NAN;
  if (ss_label_create (this->engine, text, length, NULL, &label) == SS_OK)
    ss_label_height (label, (double) request->across / SS_UNITS_PER_POINT - 32, &height);
  ss_label_release (label);
  this->measured++;
  return height + 20;
}

int main (void)
{
  chat chat = { NULL, 0 };
  ss_list *list;
  ss_report report;
  check (ss_engine_create_system (NULL, &chat.engine));
  check (ss_list_create ("{\"configure\": {\"viewport\": 640, \"width\": 320, \"estimates\": 60}}", SS_TO_END, &list));
  check (ss_list_apply (list, "{\"load\": {\"rows\": {\"count\": 1000000}}}", SS_TO_END, NULL, NULL));
  check (ss_list_apply (list, "{\"scrollTo\": {\"row\": 500000}}", SS_TO_END, NULL, NULL));
  for (int frame = 0; frame < 100; frame++) {
    check (ss_list_scroll_by (list, -25, 0, NULL));
    check (ss_list_frame (list, measure, &chat, &report));
  }
  ss_slot slots[64];
  size_t count;
  check (ss_list_visible_slots (list, slots, 64, &count));
  for (size_t i = 0; i < count && i < 64; i++)
    printf ("row %lld at %g, %g tall\n", (long long) slots[i].row, (double) slots[i].y / SS_UNITS_PER_POINT,
            (double) slots[i].height / SS_UNITS_PER_POINT);
  printf ("%ld rows measured of 1000000\n", chat.measured);
  ss_list_free (list);
  ss_engine_release (chat.engine);
}
