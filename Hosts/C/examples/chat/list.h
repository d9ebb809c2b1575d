/* The list of the chat: its rows prepared and measured by the library when they come into view, and where they stand. */
#ifndef CHAT_LIST_H
#define CHAT_LIST_H

#include <gdk/gdk.h>
#include <selfsizing.h>

#include "messages.h"

/* A row that was prepared, and its picture once it was drawn. */
typedef struct {
  gint64 number;
  ss_row *row;
  GdkTexture *texture;
  double width; /* of the picture, in points */
  gint64 frame; /* the last one that it was on screen in */
} chat_row;

typedef struct {
  ss_engine *engine;
  ss_list *list;
  chat_messages messages;
  GHashTable *rows;     /* by the numbers of their messages */
  GHashTable *looks;    /* the row templates, by looks */
  gint64 older, newer;  /* how many messages came in above, and the number of the next one below */
  gboolean has_history; /* whether more of them are there when the reader comes to the first */
  double width, height; /* of what shows it */
  gint64 frame;
  ss_slot slots[256];   /* what the last frame shows */
  size_t slot_count;
} chat_list;

/* Ends the program where the library refuses: here nothing that it is given is anyone's but our own. */
void chat_check (ss_status status);

void chat_list_init (chat_list *list, gint64 count, int scale, gboolean marks, gboolean has_history);
void chat_list_clear (chat_list *list);

/* Settles where everything stands: once a frame, before anything is drawn. */
void chat_list_lay_out (chat_list *list, double width, double height);

/* The rows, the draft among them; the message that one shows; what it looks like. */
gint64 chat_list_count (chat_list *list);
gint64 chat_list_number (chat_list *list, gint64 row);
chat_row *chat_list_row (chat_list *list, gint64 number);

/* The picture of a row on screen, so many points tall. */
GdkTexture *chat_list_picture (chat_list *list, chat_row *row, double height, int scale);

/* The top of a row on screen in points, at the nearest whole pixel: all rows are whole pixels tall, so none of them overlap or part. */
double chat_list_y (const ss_slot *slot, int scale);

/* Messages come in above, below. */
void chat_list_prepend (chat_list *list, int count);
void chat_list_append (chat_list *list, int count);

/* The reader scrolls, in points. */
void chat_list_scroll_by (chat_list *list, double points);
void chat_list_scroll_to_row (chat_list *list, gint64 row);
void chat_list_scroll_to_end (chat_list *list);

/* The draft has another text; it becomes a message. */
void chat_list_draft_changed (chat_list *list);
void chat_list_send_draft (chat_list *list);

#endif
