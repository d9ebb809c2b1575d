#include "view.h"

#include <err.h>
#include <math.h>
#include <selfsizing.h>
#include <string.h>

#include "messages.h"

/* A row that was prepared, and its picture once it was drawn. */
typedef struct {
  gint64 number;
  ss_row *row;
  GdkTexture *texture;
  double width; /* of the picture, in points */
  gint64 frame; /* the last one that it was on screen in */
} chat_row;

struct _ChatView {
  GtkWidget parent_instance;
  ss_engine *engine;
  ss_list *list;
  chat_messages messages;
  GHashTable *rows;
  int scale;
  gint64 older, newer; /* messages that came in above, and the number of the next one */
  gboolean has_history; /* whether more of them are there when the reader comes to the first */
  double width, height;
  gint64 frame;
  ss_slot slots[256];
  size_t slot_count;
  GtkIMContext *input;
  double velocity; /* of the fling */
  int frames_left; /* of a steady one; -1 for one that gets slower */
  gint64 fling_time;
  guint tick;
  double dragged;
  double *times, *draw_times; /* of the frames of a fling, in milliseconds: their layout, their pictures */
  size_t time_count, time_capacity;
};

G_DEFINE_FINAL_TYPE (ChatView, chat_view, GTK_TYPE_WIDGET)

static void check (ss_status status)
{
  if (status != SS_OK) errx (1, "%s: %s", ss_status_name (status), ss_error_message ());
}

static G_GNUC_PRINTF (2, 3) void apply (ChatView *view, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  char *json = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  const char *state;
  check (ss_list_apply (view->list, json, SS_TO_END, &state, NULL));
  if (strstr (state, "\"refused\"")) errx (1, "%s: %s", json, state);
  g_free (json);
}

/* ---- Rows ---- */

static void free_row (gpointer data)
{
  chat_row *row = data;
  ss_row_release (row->row);
  g_clear_object (&row->texture);
  g_free (row);
}

static gint64 row_count (ChatView *view)
{
  int64_t count;
  check (ss_list_slot_count (view->list, &count));
  return count;
}

/* The message that a row shows. */
static gint64 number_of (ChatView *view, gint64 row)
{
  return row - view->older == view->newer ? CHAT_DRAFT : row - view->older;
}

static chat_row *row_for (ChatView *view, gint64 number)
{
  chat_row *row = g_hash_table_lookup (view->rows, &number);
  if (!row) {
    char *json = chat_messages_row (&view->messages, number);
    row = g_new0 (chat_row, 1);
    row->number = number;
    check (ss_row_create (view->engine, json, SS_TO_END, &row->row));
    g_free (json);
    g_hash_table_insert (view->rows, &row->number, row);
  }
  row->frame = view->frame;
  return row;
}

static gboolean is_long_gone (gpointer key, gpointer value, gpointer data)
{
  (void) key;
  return ((chat_row *) value)->frame < ((ChatView *) data)->frame - 60;
}

static double measure (void *context, const ss_request *request)
{
  ChatView *view = context;
  double width = (double) request->across / SS_UNITS_PER_POINT, height;
  check (ss_row_heights (row_for (view, number_of (view, request->row))->row, &width, 1, &height));
  return height;
}

/* Settles where everything stands: called once a frame, before anything is drawn. */
static void lay_out (ChatView *view)
{
  view->frame++;
  double width = gtk_widget_get_width (GTK_WIDGET (view)), height = gtk_widget_get_height (GTK_WIDGET (view));
  if (width != view->width) apply (view, "{\"width\": %.17g}", width);
  if (height != view->height) apply (view, "{\"viewport\": %.17g}", height);
  view->width = width;
  view->height = height;
  check (ss_list_frame (view->list, measure, view, NULL));
  check (ss_list_visible_slots (view->list, view->slots, G_N_ELEMENTS (view->slots), &view->slot_count));
  view->slot_count = MIN (view->slot_count, G_N_ELEMENTS (view->slots));
  if (g_hash_table_size (view->rows) > 400) g_hash_table_foreach_remove (view->rows, is_long_gone, view);
}

/* ---- Drawing ---- */

static GdkTexture *picture (ChatView *view, chat_row *row, double height)
{
  if (row->texture && row->width == view->width) return row->texture;
  g_clear_object (&row->texture);
  int pixel_width = (int) ceil (view->width * view->scale), pixel_height = MAX (1, (int) ceil (height * view->scale));
  gsize stride = (gsize) pixel_width * 4, size = stride * pixel_height;
  guchar *pixels = g_malloc (size);
  check (ss_row_draw (row->row, &view->width, NULL, view->scale, pixels, pixel_width, pixel_height, stride));
  GBytes *bytes = g_bytes_new_take (pixels, size);
  row->texture = gdk_memory_texture_new (pixel_width, pixel_height, GDK_MEMORY_DEFAULT, bytes, stride);
  row->width = view->width;
  g_bytes_unref (bytes);
  return row->texture;
}

/* A place on screen, at the nearest whole pixel: all rows are whole pixels tall, so none of them overlap or part. */
static double snapped (ChatView *view, int64_t y)
{
  return floor ((double) y / SS_UNITS_PER_POINT * view->scale + 0.5) / view->scale;
}

/* The caret behind the draft's last letter. */
static void draw_caret (ChatView *view, GtkSnapshot *snapshot, chat_row *row, double y)
{
  size_t count, part = 0;
  const char *name;
  ss_rect frames[8];
  check (ss_row_part_count (row->row, &count));
  for (; part < count; part++) {
    check (ss_row_part_name (row->row, part, &name));
    if (strcmp (name, "body") == 0) break;
  }
  check (ss_row_frames (row->row, &view->width, NULL, frames, G_N_ELEMENTS (frames), &count));
  ss_rect body = frames[part];
  ss_caret caret = { 0, 0, body.height, 0, 0 };
  if (view->messages.draft->len) {
    ss_text_style style = SS_TEXT_STYLE_INIT;
    style.font_size = CHAT_FONT_SIZE;
    ss_label *label;
    check (ss_label_create (view->engine, view->messages.draft->str, SS_TO_END, &style, &label));
    check (ss_label_caret (label, body.width, G_MAXINT32, &caret));
    ss_label_release (label);
  }
  graphene_rect_t rect = GRAPHENE_RECT_INIT ((float) (body.x + caret.x), (float) (y + body.y + caret.y), 2, (float) caret.height);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.18f, 0.49f, 0.96f, 1 }, &rect);
}

/* Where the screen stands in the list. */
static void draw_indicator (ChatView *view, GtkSnapshot *snapshot)
{
  ss_report report;
  check (ss_list_state (view->list, &report));
  double content = (double) report.content_height / SS_UNITS_PER_POINT, offset = (double) report.offset / SS_UNITS_PER_POINT;
  if (content <= view->height) return;
  double length = fmax (36, view->height * view->height / content);
  double y = 3 + (view->height - 6 - length) * offset / (content - view->height);
  GskRoundedRect rect;
  gsk_rounded_rect_init_from_rect (&rect, &GRAPHENE_RECT_INIT ((float) view->width - 8, (float) y, 5, (float) length), 2.5f);
  gtk_snapshot_push_rounded_clip (snapshot, &rect);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.1f, 0.15f, 0.25f, 0.3f }, &rect.bounds);
  gtk_snapshot_pop (snapshot);
}

static void chat_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ChatView *view = CHAT_VIEW (widget);
  gint64 start = g_get_monotonic_time ();
  lay_out (view);
  gint64 laid_out = g_get_monotonic_time ();
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) view->width, (float) view->height);
  gtk_snapshot_push_clip (snapshot, &all);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.937f, 0.949f, 0.969f, 1 }, &all);
  for (size_t i = 0; i < view->slot_count; i++) {
    const ss_slot *slot = &view->slots[i];
    double y = snapped (view, slot->y), height = (double) slot->height / SS_UNITS_PER_POINT;
    chat_row *row = row_for (view, number_of (view, slot->row));
    graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, (float) y, (float) view->width, (float) height);
    gtk_snapshot_append_texture (snapshot, picture (view, row, height), &bounds);
    if (row->number == CHAT_DRAFT && gtk_widget_has_focus (widget)) draw_caret (view, snapshot, row, y);
  }
  draw_indicator (view, snapshot);
  gtk_snapshot_pop (snapshot);
  if (view->velocity != 0 && view->time_count < view->time_capacity) {
    view->times[view->time_count] = (double) (laid_out - start) / 1000;
    view->draw_times[view->time_count++] = (double) (g_get_monotonic_time () - laid_out) / 1000;
  }
}

/* ---- What happens ---- */

void chat_view_prepend (ChatView *view, int count)
{
  GString *json = g_string_new ("{\"batch\": {\"inserts\": [");
  for (int row = 0; row < count; row++)
    g_string_append_printf (json, "%s{\"at\": [0, %d], \"key\": \"%" G_GINT64_FORMAT "\"}", row ? ", " : "", row, row - view->older - count);
  view->older += count;
  apply (view, "%s]}}", json->str);
  g_string_free (json, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void chat_view_append (ChatView *view, int count)
{
  GString *json = g_string_new ("{\"batch\": {\"inserts\": [");
  gint64 end = row_count (view) - 1;
  for (int row = 0; row < count; row++, view->newer++)
    g_string_append_printf (json, "%s{\"at\": [0, %" G_GINT64_FORMAT "], \"key\": \"%" G_GINT64_FORMAT "\"}", row ? ", " : "", end + row, view->newer);
  apply (view, "%s]}}", json->str);
  g_string_free (json, TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void chat_view_scroll_by (ChatView *view, double points)
{
  ss_report report;
  check (ss_list_scroll_by (view->list, points, 0, &report));
  if (view->has_history && report.offset < view->height * SS_UNITS_PER_POINT) chat_view_prepend (view, 40);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void chat_view_scroll_to_row (ChatView *view, gint64 row)
{
  apply (view, "{\"scrollTo\": {\"row\": %" G_GINT64_FORMAT ", \"align\": \"middle\"}}", row);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void chat_view_scroll_to_end (ChatView *view)
{
  apply (view, "{\"scrollTo\": {\"end\": true}}");
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

/* The draft has another text. */
static void draft_changed (ChatView *view)
{
  gint64 draft = CHAT_DRAFT;
  g_hash_table_remove (view->rows, &draft);
  apply (view, "{\"batch\": {\"reloads\": [[0, %" G_GINT64_FORMAT "]]}}", row_count (view) - 1);
  chat_view_scroll_to_end (view);
}

static void send_draft (ChatView *view)
{
  if (!view->messages.draft->len) return;
  chat_messages_send (&view->messages, view->newer);
  chat_view_append (view, 1);
  draft_changed (view);
}

static void committed (GtkIMContext *input, const char *text, ChatView *view)
{
  (void) input;
  g_string_append (view->messages.draft, text);
  draft_changed (view);
}

static gboolean key_pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, ChatView *view)
{
  (void) keys, (void) code, (void) state;
  GString *draft = view->messages.draft;
  switch (key) {
    case GDK_KEY_Return: case GDK_KEY_KP_Enter: send_draft (view); return TRUE;
    case GDK_KEY_BackSpace:
      if (!draft->len) return TRUE;
      g_string_truncate (draft, g_utf8_find_prev_char (draft->str, draft->str + draft->len) - draft->str);
      draft_changed (view);
      return TRUE;
    case GDK_KEY_Page_Up: chat_view_scroll_by (view, -0.9 * view->height); return TRUE;
    case GDK_KEY_Page_Down: chat_view_scroll_by (view, 0.9 * view->height); return TRUE;
    case GDK_KEY_Home: chat_view_scroll_to_row (view, 0); return TRUE;
    case GDK_KEY_End: chat_view_scroll_to_end (view); return TRUE;
    default: return FALSE;
  }
}

/* ---- Scrolling ---- */

static gboolean fling_on (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  (void) data;
  ChatView *view = CHAT_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double passed = view->frames_left >= 0 ? 1.0 / 60 : (double) (now - view->fling_time) / 1e6;
  view->fling_time = now;
  ss_report before, after;
  check (ss_list_state (view->list, &before));
  chat_view_scroll_by (view, view->velocity * passed);
  check (ss_list_state (view->list, &after));
  if (view->frames_left < 0) view->velocity *= exp (-passed / 0.35);
  gboolean ends = view->frames_left >= 0 ? --view->frames_left <= 0
                                         : fabs (view->velocity) < 15 || (passed > 0 && before.offset == after.offset);
  if (!ends) return G_SOURCE_CONTINUE;
  view->velocity = 0;
  view->tick = 0;
  return G_SOURCE_REMOVE;
}

static void stop (ChatView *view)
{
  if (view->tick) gtk_widget_remove_tick_callback (GTK_WIDGET (view), view->tick);
  view->tick = 0;
  view->velocity = 0;
}

void chat_view_fling (ChatView *view, double velocity, int frames)
{
  stop (view);
  view->velocity = velocity;
  view->frames_left = frames > 0 ? frames : -1;
  view->time_count = 0;
  view->time_capacity = frames > 0 ? (size_t) frames : 600;
  view->times = g_renew (double, view->times, view->time_capacity);
  view->draw_times = g_renew (double, view->draw_times, view->time_capacity);
  view->fling_time = g_get_monotonic_time ();
  view->tick = gtk_widget_add_tick_callback (GTK_WIDGET (view), fling_on, NULL, NULL);
}

gboolean chat_view_is_flinging (ChatView *view) { return view->tick != 0; }

static gboolean wheel_turned (GtkEventControllerScroll *wheel, double x, double y, ChatView *view)
{
  (void) x;
  stop (view);
  gboolean is_wheel = gtk_event_controller_scroll_get_unit (wheel) == GDK_SCROLL_UNIT_WHEEL;
  chat_view_scroll_by (view, is_wheel ? y * pow (view->height, 2.0 / 3) : y);
  return TRUE;
}

static void let_go (GtkEventControllerScroll *wheel, double x, double y, ChatView *view)
{
  (void) wheel, (void) x;
  chat_view_fling (view, y, 0);
}

static void drag_began (GtkGestureDrag *drag, double x, double y, ChatView *view)
{
  (void) drag, (void) x, (void) y;
  stop (view);
  view->dragged = 0;
}

static void drag_moved (GtkGestureDrag *drag, double x, double y, ChatView *view)
{
  (void) drag, (void) x;
  chat_view_scroll_by (view, view->dragged - y);
  view->dragged = y;
}

static void swiped (GtkGestureSwipe *swipe, double x, double y, ChatView *view)
{
  (void) swipe, (void) x;
  if (fabs (y) > 60) chat_view_fling (view, -y, 0);
}

/* ---- The report ---- */

static int ascending (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

static void add_times (GString *json, const char *name, double *times, size_t count)
{
  if (!count) return;
  qsort (times, count, sizeof *times, ascending);
  g_string_append_printf (json, ", \"%s\": {\"frames\": %zu, \"median\": %.3f, \"p99\": %.3f, \"most\": %.3f}", name, count,
                          times[count / 2], times[count * 99 / 100], times[count - 1]);
}

char *chat_view_report (ChatView *view)
{
  GString *json = g_string_new ("{\"rows\": [");
  for (size_t i = 0; i < view->slot_count; i++)
    g_string_append_printf (json, "%s[%" G_GINT64_FORMAT ", %.17g, %.17g]", i ? ", " : "", number_of (view, view->slots[i].row),
                            (double) view->slots[i].y / SS_UNITS_PER_POINT, (double) view->slots[i].height / SS_UNITS_PER_POINT);
  g_string_append_printf (json, "], \"count\": %" G_GINT64_FORMAT, row_count (view));
  add_times (json, "layout", view->times, view->time_count);
  add_times (json, "drawing", view->draw_times, view->time_count);
  g_string_append_c (json, '}');
  return g_string_free (json, FALSE);
}

/* ---- The widget ---- */

GtkWidget *chat_view_new (gint64 count, int scale, gboolean marks, gboolean has_history)
{
  ChatView *view = g_object_new (CHAT_TYPE_VIEW, NULL);
  char *configuration = chat_configuration (scale);
  check (ss_engine_create (configuration, SS_TO_END, NULL, &view->engine));
  g_free (configuration);
  chat_messages_init (&view->messages, marks);
  view->scale = scale;
  view->has_history = has_history;
  view->newer = count;
  check (ss_list_create ("{\"configure\": {\"viewport\": 600, \"width\": 400, \"estimates\": 70, \"stickToEnd\": true, "
                         "\"keepsStart\": false, \"contentAlignment\": \"bottom\"}}", SS_TO_END, &view->list));
  apply (view, "{\"load\": {\"rows\": {\"count\": %" G_GINT64_FORMAT "}}}", count);
  apply (view, "{\"batch\": {\"inserts\": [{\"at\": [0, %" G_GINT64_FORMAT "], \"key\": \"draft\"}]}}", count);
  chat_view_scroll_to_end (view);
  return GTK_WIDGET (view);
}

static void chat_view_finalize (GObject *object)
{
  ChatView *view = CHAT_VIEW (object);
  g_hash_table_unref (view->rows);
  chat_messages_clear (&view->messages);
  ss_list_free (view->list);
  ss_engine_release (view->engine);
  g_object_unref (view->input);
  g_free (view->times);
  g_free (view->draw_times);
  G_OBJECT_CLASS (chat_view_parent_class)->finalize (object);
}

static void add (ChatView *view, gpointer controller) { gtk_widget_add_controller (GTK_WIDGET (view), controller); }

static void chat_view_init (ChatView *view)
{
  GtkWidget *widget = GTK_WIDGET (view);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  view->rows = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, free_row);
  view->input = gtk_im_multicontext_new ();
  gtk_im_context_set_client_widget (view->input, widget);
  g_signal_connect (view->input, "commit", G_CALLBACK (committed), view);

  GtkEventController *keys = gtk_event_controller_key_new ();
  gtk_event_controller_key_set_im_context (GTK_EVENT_CONTROLLER_KEY (keys), view->input);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), view);
  add (view, keys);
  GtkEventController *wheel =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  g_signal_connect (wheel, "scroll", G_CALLBACK (wheel_turned), view);
  g_signal_connect (wheel, "decelerate", G_CALLBACK (let_go), view);
  add (view, wheel);
  GtkGesture *drag = gtk_gesture_drag_new (), *swipe = gtk_gesture_swipe_new ();
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_began), view);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_moved), view);
  g_signal_connect (swipe, "swipe", G_CALLBACK (swiped), view);
  gtk_gesture_group (drag, swipe);
  add (view, drag);
  add (view, swipe);
}

static void chat_view_class_init (ChatViewClass *class)
{
  G_OBJECT_CLASS (class)->finalize = chat_view_finalize;
  GTK_WIDGET_CLASS (class)->snapshot = chat_view_snapshot;
}
