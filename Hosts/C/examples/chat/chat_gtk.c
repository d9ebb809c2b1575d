/* A chat of a million messages in a window: chat_gtk [--marks] [--commands] [--count N]
 *
 * Rows are measured and drawn by the library; GTK shows the pictures where the list says. Scroll, resize, type: nothing that was
 * on screen moves by itself. Messages come in from time to time, below and, at the top, above.
 *
 * For tests: --marks gives each row a strip of its own colour, and with --commands nothing comes in by itself, but by lines on
 * standard input (append N, prepend N, row N, end, fling V FRAMES, report, quit), each answered by a report once it is on the screen. */
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>

#include "view.h"

static gboolean marks, commands;
static int count = 1000000;
static const GOptionEntry options[] = {
  { "marks", 0, 0, G_OPTION_ARG_NONE, &marks, "A strip of its own colour at each row", NULL },
  { "commands", 0, 0, G_OPTION_ARG_NONE, &commands, "What comes in is read from standard input", NULL },
  { "count", 0, 0, G_OPTION_ARG_INT, &count, "The number of messages", "N" },
  { NULL, 0, 0, 0, NULL, NULL, NULL },
};

static ChatView *view;
static GtkWindow *window;
static gboolean answer_is_due;

/* Answers once a frame is on the screen in which nothing moves any more. */
static void frame_painted (GdkFrameClock *clock, gpointer data)
{
  (void) clock, (void) data;
  if (!answer_is_due || chat_view_is_flinging (view)) return;
  answer_is_due = FALSE;
  gdk_display_sync (gtk_widget_get_display (GTK_WIDGET (view)));
  char *report = chat_view_report (view);
  puts (report);
  fflush (stdout);
  g_free (report);
}

static gboolean command_came (GIOChannel *input, GIOCondition condition, gpointer data)
{
  (void) condition, (void) data;
  char *line = NULL;
  double number = 0;
  int frames = 0;
  if (g_io_channel_read_line (input, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL || g_str_has_prefix (line, "quit")) {
    gtk_window_destroy (window);
    g_free (line);
    return G_SOURCE_REMOVE;
  }
  if (sscanf (line, "append %lf", &number) == 1) chat_list_append (chat_view_list (view), (int) number);
  else if (sscanf (line, "prepend %lf", &number) == 1) chat_list_prepend (chat_view_list (view), (int) number);
  else if (sscanf (line, "row %lf", &number) == 1) chat_list_scroll_to_row (chat_view_list (view), (gint64) number);
  else if (sscanf (line, "fling %lf %d", &number, &frames) == 2) chat_view_fling (view, number, frames);
  else if (g_str_has_prefix (line, "end")) chat_list_scroll_to_end (chat_view_list (view));
  g_free (line);
  answer_is_due = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (view));
  return G_SOURCE_CONTINUE;
}

static gboolean message_came (gpointer data)
{
  (void) data;
  chat_list_append (chat_view_list (view), 1);
  gtk_widget_queue_draw (GTK_WIDGET (view));
  return G_SOURCE_CONTINUE;
}

static void closed (GtkWidget *widget, GMainLoop *loop)
{
  (void) widget;
  g_main_loop_quit (loop);
}

int main (int argc, char **argv)
{
  GError *error = NULL;
  GOptionContext *context = g_option_context_new ("- a chat of a million messages");
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    fprintf (stderr, "%s\n", error->message);
    return 2;
  }
  g_option_context_free (context);
  gtk_init ();

  GMainLoop *loop = g_main_loop_new (NULL, FALSE);
  window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_title (window, "A million messages");
  gtk_window_set_default_size (window, 460, 720);
  gtk_window_set_decorated (window, !commands);
  GdkMonitor *monitor = g_list_model_get_item (gdk_display_get_monitors (gdk_display_get_default ()), 0);
  view = CHAT_VIEW (chat_view_new (count, monitor ? gdk_monitor_get_scale_factor (monitor) : 1, marks, !commands));
  g_clear_object (&monitor);
  gtk_window_set_child (window, GTK_WIDGET (view));
  g_signal_connect (window, "destroy", G_CALLBACK (closed), loop);
  gtk_window_present (window);
  gtk_widget_grab_focus (GTK_WIDGET (view));
  if (commands) {
    GIOChannel *input = g_io_channel_unix_new (0);
    g_io_add_watch (input, G_IO_IN | G_IO_HUP, command_came, NULL);
    g_io_channel_unref (input);
    g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (frame_painted), NULL);
  } else {
    g_timeout_add_seconds (4, message_came, NULL);
  }
  g_main_loop_run (loop);
  g_main_loop_unref (loop);
}
