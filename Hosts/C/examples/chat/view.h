/* A widget that shows the chat: a list of the library's, its rows drawn by the library. */
#ifndef CHAT_VIEW_H
#define CHAT_VIEW_H

#include <gtk/gtk.h>

#include "list.h"

#define CHAT_TYPE_VIEW (chat_view_get_type ())
G_DECLARE_FINAL_TYPE (ChatView, chat_view, CHAT, VIEW, GtkWidget)

/* A chat of so many messages, and a draft behind them; marks as chat_messages has them; with history more come in above when the
 * reader is near the first. */
GtkWidget *chat_view_new (gint64 count, int scale, gboolean marks, gboolean has_history);

/* The list, whose changes show in the next frame that is drawn. */
chat_list *chat_view_list (ChatView *view);

/* The list scrolls by itself, so many points a second, slower and slower unless frames are given: then for so many, each of them a
 * sixtieth of a second. */
void chat_view_fling (ChatView *view, double velocity, int frames);
gboolean chat_view_is_flinging (ChatView *view);

/* What the list says, as a line of JSON: [number, y, height] of each row on screen, and what the frames of the last fling took. */
char *chat_view_report (ChatView *view);

#endif
