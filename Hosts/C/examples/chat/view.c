#include "view.h"

#include <math.h>
#include <string.h>

struct _ChatView {
  GtkWidget parent_instance;
  chat_list list;
  int scale;
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

/* ---- Drawing ---- */

/* The caret behind the draft's last letter. */
static void draw_caret (ChatView *view, GtkSnapshot *snapshot, chat_row *row, double y)
{
  size_t count, part = 0;
  const char *name;
  ss_rect frames[8];
  chat_check (ss_row_part_count (row->row, &count));
  for (; part < count; part++) {
    chat_check (ss_row_part_name (row->row, part, &name));
    if (strcmp (name, "body") == 0) break;
  }
  chat_check (ss_row_frames (row->row, &view->list.width, NULL, frames, G_N_ELEMENTS (frames), &count));
  ss_rect body = frames[part];
  ss_caret caret = { 0, 0, body.height, 0, 0 };
  if (view->list.messages.draft->len) {
    ss_text_style style = SS_TEXT_STYLE_INIT;
    style.font_size = CHAT_FONT_SIZE;
    ss_label *label;
    chat_check (ss_label_create (view->list.engine, view->list.messages.draft->str, SS_TO_END, &style, &label));
    chat_check (ss_label_caret (label, body.width, G_MAXINT32, &caret));
    ss_label_release (label);
  }
  graphene_rect_t rect = GRAPHENE_RECT_INIT ((float) (body.x + caret.x), (float) (y + body.y + caret.y), 2, (float) caret.height);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.18f, 0.49f, 0.96f, 1 }, &rect);
}

/* Where the screen stands in the list. */
static void draw_indicator (ChatView *view, GtkSnapshot *snapshot)
{
  ss_report report;
  chat_check (ss_list_state (view->list.list, &report));
  double content = (double) report.content_height / SS_UNITS_PER_POINT, offset = (double) report.offset / SS_UNITS_PER_POINT;
  if (content <= view->list.height) return;
  double length = fmax (36, view->list.height * view->list.height / content);
  double y = 3 + (view->list.height - 6 - length) * offset / (content - view->list.height);
  GskRoundedRect rect;
  gsk_rounded_rect_init_from_rect (&rect, &GRAPHENE_RECT_INIT ((float) view->list.width - 8, (float) y, 5, (float) length), 2.5f);
  gtk_snapshot_push_rounded_clip (snapshot, &rect);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.1f, 0.15f, 0.25f, 0.3f }, &rect.bounds);
  gtk_snapshot_pop (snapshot);
}

static void chat_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ChatView *view = CHAT_VIEW (widget);
  gint64 start = g_get_monotonic_time ();
  chat_list_lay_out (&view->list, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  gint64 laid_out = g_get_monotonic_time ();
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) view->list.width, (float) view->list.height);
  gtk_snapshot_push_clip (snapshot, &all);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.937f, 0.949f, 0.969f, 1 }, &all);
  for (size_t i = 0; i < view->list.slot_count; i++) {
    const ss_slot *slot = &view->list.slots[i];
    double y = chat_list_y (slot, view->scale), height = (double) slot->height / SS_UNITS_PER_POINT;
    chat_row *row = chat_list_row (&view->list, chat_list_number (&view->list, slot->row));
    graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, (float) y, (float) view->list.width, (float) height);
    gtk_snapshot_append_texture (snapshot, chat_list_picture (&view->list, row, height, view->scale), &bounds);
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

chat_list *chat_view_list (ChatView *view) { return &view->list; }

static void changed (ChatView *view) { gtk_widget_queue_draw (GTK_WIDGET (view)); }

static void scroll_by (ChatView *view, double points)
{
  chat_list_scroll_by (&view->list, points);
  changed (view);
}

static void committed (GtkIMContext *input, const char *text, ChatView *view)
{
  (void) input;
  g_string_append (view->list.messages.draft, text);
  chat_list_draft_changed (&view->list);
  changed (view);
}

static gboolean key_pressed (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, ChatView *view)
{
  (void) keys, (void) code, (void) state;
  GString *draft = view->list.messages.draft;
  switch (key) {
    case GDK_KEY_Return: case GDK_KEY_KP_Enter:
      chat_list_send_draft (&view->list);
      changed (view);
      return TRUE;
    case GDK_KEY_BackSpace:
      if (!draft->len) return TRUE;
      g_string_truncate (draft, g_utf8_find_prev_char (draft->str, draft->str + draft->len) - draft->str);
      chat_list_draft_changed (&view->list);
      changed (view);
      return TRUE;
    case GDK_KEY_Page_Up: scroll_by (view, -0.9 * view->list.height); return TRUE;
    case GDK_KEY_Page_Down: scroll_by (view, 0.9 * view->list.height); return TRUE;
    case GDK_KEY_Home:
      chat_list_scroll_to_row (&view->list, 0);
      changed (view);
      return TRUE;
    case GDK_KEY_End:
      chat_list_scroll_to_end (&view->list);
      changed (view);
      return TRUE;
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
  chat_check (ss_list_state (view->list.list, &before));
  scroll_by (view, view->velocity * passed);
  chat_check (ss_list_state (view->list.list, &after));
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
  scroll_by (view, is_wheel ? y * pow (view->list.height, 2.0 / 3) : y);
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
  scroll_by (view, view->dragged - y);
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
  for (size_t i = 0; i < view->list.slot_count; i++)
    g_string_append_printf (json, "%s[%" G_GINT64_FORMAT ", %.17g, %.17g]", i ? ", " : "", chat_list_number (&view->list, view->list.slots[i].row),
                            (double) view->list.slots[i].y / SS_UNITS_PER_POINT, (double) view->list.slots[i].height / SS_UNITS_PER_POINT);
  g_string_append_printf (json, "], \"count\": %" G_GINT64_FORMAT, chat_list_count (&view->list));
  add_times (json, "layout", view->times, view->time_count);
  add_times (json, "drawing", view->draw_times, view->time_count);
  g_string_append_c (json, '}');
  return g_string_free (json, FALSE);
}

/* ---- The widget ---- */

GtkWidget *chat_view_new (gint64 count, int scale, gboolean marks, gboolean has_history)
{
  ChatView *view = g_object_new (CHAT_TYPE_VIEW, NULL);
  chat_list_init (&view->list, count, scale, marks, has_history);
  view->scale = scale;
  return GTK_WIDGET (view);
}

static void chat_view_finalize (GObject *object)
{
  ChatView *view = CHAT_VIEW (object);
  chat_list_clear (&view->list);
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
