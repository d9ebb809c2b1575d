#include "list.h"

#include <err.h>
#include <math.h>
#include <string.h>

void chat_check (ss_status status)
{
  if (status != SS_OK) errx (1, "%s: %s", ss_status_name (status), ss_error_message ());
}

static G_GNUC_PRINTF (2, 3) void apply (chat_list *list, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  char *json = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  const char *state;
  chat_check (ss_list_apply (list->list, json, SS_TO_END, &state, NULL));
  if (strstr (state, "\"refused\"")) errx (1, "%s: %s", json, state);
  g_free (json);
}

static void free_row (gpointer data)
{
  chat_row *row = data;
  ss_row_release (row->row);
  g_clear_object (&row->texture);
  g_free (row);
}

gint64 chat_list_count (chat_list *list)
{
  int64_t count;
  chat_check (ss_list_slot_count (list->list, &count));
  return count;
}

gint64 chat_list_number (chat_list *list, gint64 row)
{
  return row - list->older == list->newer ? CHAT_DRAFT : row - list->older;
}

/* The template of a look, made when a row first has it. */
static ss_template *template_of (chat_list *list, guint look)
{
  ss_template *row_template = g_hash_table_lookup (list->looks, GUINT_TO_POINTER (look + 1));
  if (!row_template) {
    char *json = chat_look_row (look);
    chat_check (ss_template_create (list->engine, json, SS_TO_END, &row_template));
    g_free (json);
    g_hash_table_insert (list->looks, GUINT_TO_POINTER (look + 1), row_template);
  }
  return row_template;
}

chat_row *chat_list_row (chat_list *list, gint64 number)
{
  chat_row *row = g_hash_table_lookup (list->rows, &number);
  if (!row) {
    char *strings[3];
    ss_value values[3] = { 0 };
    gsize count = chat_messages_strings (&list->messages, number, strings);
    for (gsize i = 0; i < count; i++) values[i] = (ss_value) { .text = strings[i], .length = SS_TO_END };
    row = g_new0 (chat_row, 1);
    row->number = number;
    chat_check (ss_template_row (template_of (list, chat_messages_look (&list->messages, number)), values, count, &row->row));
    for (gsize i = 0; i < count; i++) g_free (strings[i]);
    g_hash_table_insert (list->rows, &row->number, row);
  }
  row->frame = list->frame;
  return row;
}

static gboolean is_long_gone (gpointer key, gpointer value, gpointer data)
{
  (void) key;
  return ((chat_row *) value)->frame < ((chat_list *) data)->frame - 60;
}

static double measure (void *context, const ss_request *request)
{
  chat_list *list = context;
  double width = (double) request->across / SS_UNITS_PER_POINT, height;
  chat_check (ss_row_heights (chat_list_row (list, chat_list_number (list, request->row))->row, &width, 1, &height));
  return height;
}

void chat_list_lay_out (chat_list *list, double width, double height)
{
  list->frame++;
  if (width != list->width) apply (list, "{\"width\": %.17g}", width);
  if (height != list->height) apply (list, "{\"viewport\": %.17g}", height);
  list->width = width;
  list->height = height;
  chat_check (ss_list_frame (list->list, measure, list, NULL));
  chat_check (ss_list_visible_slots (list->list, list->slots, G_N_ELEMENTS (list->slots), &list->slot_count));
  list->slot_count = MIN (list->slot_count, G_N_ELEMENTS (list->slots));
  if (g_hash_table_size (list->rows) > 400) g_hash_table_foreach_remove (list->rows, is_long_gone, list);
}

GdkTexture *chat_list_picture (chat_list *list, chat_row *row, double height, int scale)
{
  if (row->texture && row->width == list->width) return row->texture;
  g_clear_object (&row->texture);
  int pixel_width = (int) ceil (list->width * scale), pixel_height = MAX (1, (int) ceil (height * scale));
  gsize stride = (gsize) pixel_width * 4, size = stride * pixel_height;
  guchar *pixels = g_malloc (size);
  chat_check (ss_row_draw (row->row, &list->width, NULL, scale, pixels, pixel_width, pixel_height, stride));
  if (list->messages.marks) {
    for (int y = 0; y < pixel_height; y++)
      for (int x = 0; x < 6 * scale && x < pixel_width; x++)
        ((guint32 *) (pixels + y * stride))[x] = 0xff000000 | chat_mark (row->number);
  }
  GBytes *bytes = g_bytes_new_take (pixels, size);
  row->texture = gdk_memory_texture_new (pixel_width, pixel_height, GDK_MEMORY_DEFAULT, bytes, stride);
  row->width = list->width;
  g_bytes_unref (bytes);
  return row->texture;
}

double chat_list_y (const ss_slot *slot, int scale)
{
  return floor ((double) slot->y / SS_UNITS_PER_POINT * scale + 0.5) / scale;
}

void chat_list_prepend (chat_list *list, int count)
{
  GString *json = g_string_new ("{\"batch\": {\"inserts\": [");
  for (int row = 0; row < count; row++)
    g_string_append_printf (json, "%s{\"at\": [0, %d], \"key\": \"%" G_GINT64_FORMAT "\"}", row ? ", " : "", row, row - list->older - count);
  list->older += count;
  apply (list, "%s]}}", json->str);
  g_string_free (json, TRUE);
}

void chat_list_append (chat_list *list, int count)
{
  GString *json = g_string_new ("{\"batch\": {\"inserts\": [");
  gint64 end = chat_list_count (list) - 1;
  for (int row = 0; row < count; row++, list->newer++)
    g_string_append_printf (json, "%s{\"at\": [0, %" G_GINT64_FORMAT "], \"key\": \"%" G_GINT64_FORMAT "\"}", row ? ", " : "", end + row, list->newer);
  apply (list, "%s]}}", json->str);
  g_string_free (json, TRUE);
}

void chat_list_scroll_by (chat_list *list, double points)
{
  ss_report report;
  chat_check (ss_list_scroll_by (list->list, points, 0, &report));
  if (list->has_history && report.offset < list->height * SS_UNITS_PER_POINT) chat_list_prepend (list, 40);
}

void chat_list_scroll_to_row (chat_list *list, gint64 row)
{
  apply (list, "{\"scrollTo\": {\"row\": %" G_GINT64_FORMAT ", \"align\": \"middle\"}}", row);
}

void chat_list_scroll_to_end (chat_list *list)
{
  apply (list, "{\"scrollTo\": {\"end\": true}}");
}

void chat_list_draft_changed (chat_list *list)
{
  gint64 draft = CHAT_DRAFT;
  g_hash_table_remove (list->rows, &draft);
  apply (list, "{\"batch\": {\"reloads\": [[0, %" G_GINT64_FORMAT "]]}}", chat_list_count (list) - 1);
  chat_list_scroll_to_end (list);
}

void chat_list_send_draft (chat_list *list)
{
  if (!list->messages.draft->len) return;
  chat_messages_send (&list->messages, list->newer);
  chat_list_append (list, 1);
  chat_list_draft_changed (list);
}

void chat_list_init (chat_list *list, gint64 count, int scale, gboolean marks, gboolean has_history)
{
  char *configuration = chat_configuration (scale);
  chat_check (ss_engine_create (configuration, SS_TO_END, NULL, &list->engine));
  g_free (configuration);
  chat_messages_init (&list->messages, marks);
  list->looks = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) ss_template_release);
  list->rows = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, free_row);
  list->has_history = has_history;
  list->newer = count;
  chat_check (ss_list_create ("{\"configure\": {\"viewport\": 600, \"width\": 400, \"estimates\": 70, \"stickToEnd\": true, "
                              "\"keepsStart\": false, \"contentAlignment\": \"bottom\"}}", SS_TO_END, &list->list));
  apply (list, "{\"load\": {\"rows\": {\"count\": %" G_GINT64_FORMAT "}}}", count);
  apply (list, "{\"batch\": {\"inserts\": [{\"at\": [0, %" G_GINT64_FORMAT "], \"key\": \"draft\"}]}}", count);
  chat_list_scroll_to_end (list);
}

void chat_list_clear (chat_list *list)
{
  g_hash_table_unref (list->rows);
  g_hash_table_unref (list->looks);
  chat_messages_clear (&list->messages);
  ss_list_free (list->list);
  ss_engine_release (list->engine);
}
