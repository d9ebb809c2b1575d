/* Lists. */
#include "check.h"

static ss_list *list;

static double measure (void *context, const ss_request *request)
{
  (*(int *) context)++;
  ss_report report;
  GIVES (ss_list_state (list, &report), SS_BUSY, "callback");
  return request->row % 5 == 4 ? NAN : 20 + request->row % 3;
}

static double zero (void *context, const ss_request *request) { return context || !request ? 1 : -1; }

void lists (void)
{
  ss_list *other;
  ss_report report;
  ss_slot slots[40];
  size_t count, length;
  int64_t slot, width;
  const char *text;
  int asked = 0;
  CLEARED (list, ss_list_create ("{\"load\": {}}", SS_TO_END, &list), SS_BAD_DOCUMENT, "list:1:1");
  CLEARED (list, ss_list_create (NULL, 1, &list), SS_MISUSE, "json");
  GIVES (ss_list_create ("{}", 2, NULL), SS_MISUSE, "list");
  OK (ss_list_create ("{\"configure\": {\"viewport\": 200, \"estimates\": 50, \"pinsHeaders\": true}}", SS_TO_END, &list));
  OK (ss_list_apply (list, "{\"load\": {\"sections\": [{\"header\": \"top\", \"rows\": {\"count\": 1000}}]}}", SS_TO_END, &text,
                     &length));
  CHECK (strcmp (text, "{\"offset\": 0, \"content\": 9609600}") == 0 && strlen (text) == length);
  OK (ss_list_apply (list, "{\"batch\": {\"deletes\": [[0, 5000]]}}", SS_TO_END, &text, NULL));
  CHECK (strstr (text, "\"refused\": \"out-of-range\"") != NULL);
  CHECK (strstr (ss_error_message (), "5000") != NULL);
  GIVES (ss_list_apply (list, "{\"batch\": {\"deletes\": [[0, 4000]]}}", SS_TO_END, NULL, &length), SS_REFUSED, "4000");
  GIVES (ss_list_apply (list, "{\"scroll\": {}}", SS_TO_END, &text, &length), SS_BAD_DOCUMENT, "event:1:12");
  CHECK (text == NULL && length == 0);
  GIVES (ss_list_apply (list, NULL, 1, NULL, NULL), SS_MISUSE, "json");
  GIVES (ss_list_apply (NULL, "{}", 2, NULL, NULL), SS_MISUSE, "list");
  OK (ss_list_scroll_by (list, 1000, 0, &report));
  CHECK (report.offset == 1000 * SS_UNITS_PER_POINT);
  OK (ss_list_scroll_by (list, 0, 1, NULL));
  GIVES (ss_list_scroll_by (list, NAN, 0, &report), SS_BAD_NUMBER, "distance");
  GIVES (ss_list_scroll_by (NULL, 1, 0, &report), SS_MISUSE, "list");
  OK (ss_list_frame (list, measure, &asked, &report));
  CHECK (asked > 4);
  GIVES (ss_list_frame (list, NULL, NULL, &report), SS_MISUSE, "measure");
  GIVES (ss_list_frame (NULL, measure, NULL, &report), SS_MISUSE, "list");
  OK (ss_list_visible_slots (list, slots, 40, &count));
  CHECK (count > 4 && count < 40 && slots[0].y <= 0 && slots[0].lane == -1);
  for (size_t i = 0; i < count; i++) CHECK (slots[i].state == (slots[i].row % 5 == 4 ? 0 : 1));
  OK (ss_list_visible_slots (list, slots, 1, &count));
  GIVES (ss_list_visible_slots (list, NULL, 1, &count), SS_MISUSE, "the array");
  GIVES (ss_list_visible_slots (list, slots, 1, NULL), SS_MISUSE, "count");
  GIVES (ss_list_visible_slots (NULL, slots, 1, &count), SS_MISUSE, "list");
  OK (ss_list_pinned_slots (list, slots, 40, &count));
  CHECK (count == 1 && slots[0].row == SS_HEADER && slots[0].y == 0);
  GIVES (ss_list_pinned_slots (NULL, slots, 1, &count), SS_MISUSE, "list");
  OK (ss_list_slot_count (list, &slot));
  CHECK (slot == 1001);
  GIVES (ss_list_slot_count (list, NULL), SS_MISUSE, "count");
  GIVES (ss_list_slot_count (NULL, &slot), SS_MISUSE, "list");
  OK (ss_list_slot_with_key (list, "7", 1, &slot));
  CHECK (slot == 8);
  OK (ss_list_slot_with_key (list, "nobody", SS_TO_END, &slot));
  CHECK (slot == -1);
  GIVES (ss_list_slot_with_key (list, "\xff", 1, &slot), SS_BAD_TEXT, "key");
  GIVES (ss_list_slot_with_key (list, "7", 1, NULL), SS_MISUSE, "slot");
  GIVES (ss_list_slot_with_key (NULL, "7", 1, &slot), SS_MISUSE, "list");
  OK (ss_list_set_height (list, 8, 33, &report));
  OK (ss_list_set_height_by_key (list, "7", 1, 34, NULL));
  OK (ss_list_slot_frame (list, 8, slots));
  CHECK (slots[0].height == 34 * SS_UNITS_PER_POINT && slots[0].row == 7 && slots[0].state == 1);
  GIVES (ss_list_set_height (list, 5000, 33, &report), SS_REFUSED, "no slot 5000");
  GIVES (ss_list_set_height (list, -1, 33, &report), SS_REFUSED, "no slot -1");
  GIVES (ss_list_set_height (list, INT64_MAX, 33, &report), SS_REFUSED, "no slot");
  GIVES (ss_list_set_height (list, 8, NAN, &report), SS_REFUSED, "");
  GIVES (ss_list_set_height (list, 8, -1, &report), SS_REFUSED, "");
  GIVES (ss_list_set_height (list, 8, INFINITY, &report), SS_REFUSED, "");
  OK (ss_list_set_height (list, 8, 1e300, &report));
  CHECK (report.clamped == 1);
  GIVES (ss_list_set_height (NULL, 8, 1, &report), SS_MISUSE, "list");
  GIVES (ss_list_set_height_by_key (list, "nobody", SS_TO_END, 34, NULL), SS_REFUSED, "\"nobody\"");
  GIVES (ss_list_set_height_by_key (list, NULL, 2, 34, NULL), SS_MISUSE, "key");
  GIVES (ss_list_set_height_by_key (NULL, "7", 1, 34, NULL), SS_MISUSE, "list");
  GIVES (ss_list_slot_frame (list, 5000, slots), SS_REFUSED, "no slot 5000");
  GIVES (ss_list_slot_frame (list, INT64_MIN, slots), SS_REFUSED, "no slot");
  GIVES (ss_list_slot_frame (list, 8, NULL), SS_MISUSE, "frame");
  GIVES (ss_list_slot_frame (NULL, 8, slots), SS_MISUSE, "list");
  OK (ss_list_slot_at (list, 0, &slot));
  CHECK (slot == 0);
  OK (ss_list_slot_at (list, INT64_MAX, &slot));
  CHECK (slot == 1000);
  OK (ss_list_slot_at (list, INT64_MIN, &slot));
  GIVES (ss_list_slot_at (list, 0, NULL), SS_MISUSE, "slot");
  GIVES (ss_list_slot_at (NULL, 0, &slot), SS_MISUSE, "list");
  OK (ss_list_key (list, 8, &text, &length));
  CHECK (strcmp (text, "7") == 0 && length == 1);
  OK (ss_list_key (list, 0, &text, NULL));
  CHECK (strcmp (text, "top") == 0);
  GIVES (ss_list_key (list, 5000, &text, &length), SS_REFUSED, "no slot 5000");
  GIVES (ss_list_key (list, INT64_MIN, &text, &length), SS_REFUSED, "no slot");
  CHECK (text == NULL);
  GIVES (ss_list_key (list, 8, NULL, NULL), SS_MISUSE, "key");
  GIVES (ss_list_key (NULL, 8, &text, NULL), SS_MISUSE, "list");
  OK (ss_list_state (list, &report));
  GIVES (ss_list_state (list, NULL), SS_MISUSE, "report");
  GIVES (ss_list_state (NULL, &report), SS_MISUSE, "list");
  OK (ss_list_create ("{\"configure\": {\"viewport\": 200, \"width\": 320, \"lanes\": 3, \"laneGap\": 10}}", SS_TO_END, &other));
  OK (ss_list_apply (other, "{\"load\": {\"rows\": {\"count\": 10}}}", SS_TO_END, NULL, NULL));
  OK (ss_list_slot_frame (other, 2, slots));
  CHECK (slots[0].lane == 2);
  OK (ss_list_slot_sides (other, 2, &slot, &width));
  CHECK (slot == 220 * SS_UNITS_PER_POINT && width == 100 * SS_UNITS_PER_POINT);
  GIVES (ss_list_slot_sides (other, 10, &slot, &width), SS_REFUSED, "no slot 10");
  GIVES (ss_list_slot_sides (other, INT64_MIN, &slot, &width), SS_REFUSED, "no slot");
  GIVES (ss_list_slot_sides (other, 2, NULL, &width), SS_MISUSE, "x");
  GIVES (ss_list_slot_sides (other, 2, &slot, NULL), SS_MISUSE, "width");
  GIVES (ss_list_slot_sides (NULL, 2, &slot, &width), SS_MISUSE, "list");
  ss_list_free (other);
  OK (ss_list_create ("{\"configure\": {}}", SS_TO_END, &other));
  OK (ss_list_apply (other, "{\"load\": {\"rows\": {\"count\": 3}}}", SS_TO_END, NULL, NULL));
  GIVES (ss_list_frame (other, zero, NULL, &report), SS_REFUSED, "");
  ss_list_free (other);
  ss_list_free (NULL);
  ss_list_free (list);
}
