/* The messages of the chat, and how each looks as a row. */
#ifndef CHAT_MESSAGES_H
#define CHAT_MESSAGES_H

#include <glib.h>

/* What the reader is writing: the last row. */
#define CHAT_DRAFT G_MAXINT32

/* A chat that has a message for every number, negative ones too, and those that the reader wrote. */
typedef struct {
  GHashTable *written; /* texts of the reader's own, by number */
  GString *draft;
  gboolean marks;      /* whether each row has a strip of a colour of its own at its left edge, to be found in pictures */
} chat_messages;

void chat_messages_init (chat_messages *messages, gboolean marks);
void chat_messages_clear (chat_messages *messages);

/* The draft becomes a message. */
void chat_messages_send (chat_messages *messages, gint64 number);

/* The configuration of the engine that measures and draws the rows, at so many pixels a point. */
char *chat_configuration (int scale);

/* What a message looks like beside its strings: the number of who wrote it, and these. There are few looks. */
enum {
  CHAT_PERSON = 3,
  CHAT_BEGINS = 4,   /* the message before is another person's */
  CHAT_ENDS = 8,     /* the next one is another person's */
  CHAT_HAS_DAY = 16, /* a day stands above it */
  CHAT_IS_DRAFT = 32,
  CHAT_IS_EMPTY = 64 /* a draft in which nothing is written */
};

guint chat_messages_look (const chat_messages *messages, gint64 number);
gboolean chat_is_own (guint look);

/* A row document for all messages of a look, with holes for strings. */
char *chat_look_row (guint look);

/* The strings of a message by the order of the holes in its look's row; gives how many there are, to be freed. */
gsize chat_messages_strings (const chat_messages *messages, gint64 number, char *strings[3]);

/* The colour of the strip of a message. */
guint32 chat_mark (gint64 number);

/* The size of the letters of a message, and how wide a bubble is at most. */
#define CHAT_FONT_SIZE 15
#define CHAT_WIDEST 520

#endif
