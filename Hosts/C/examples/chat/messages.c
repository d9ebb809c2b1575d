#include "messages.h"

static const char *const sentences[] = {
  "Good morning! Did the parcel arrive?",
  "It did, thank you. I have put it on the shelf next to the window.",
  "The box is a little dented on one side, so perhaps take a picture before you throw the paper away.",
  "OK",
  "On my way 🚲",
  "Can somebody water the tomatoes while I am in Lisbon? The big ones need a can a day, the small ones half of one.",
  "I can.",
  "Me too, from Thursday on. Where is the key?",
  "Under the third stone, as always 🙂",
  "We moved the rehearsal to eight, because the hall is taken until half past seven.",
  "Then I shall be late: my train gets in at ten past.",
  "No problem, we begin with the quartet.",
  "Wie war das Konzert gestern?",
  "Großartig. Beim letzten Stück ist der halbe Saal aufgestanden.",
  "駅前の新しいパン屋に行きましたか？",
  "まだです。週末に一緒に行きましょう！",
  "Ça marche, à demain ☀️",
  "Look at the sky, quickly.",
  "👍",
  "The timetable changes on Sunday: line 7 goes by way of the harbour, and the night bus every forty minutes only.",
  "I have read the draft twice. The second chapter carries the book now, but the letters in the fifth still come too early; "
  "if they were found after the fire, nobody would have to explain where they had been.",
  "Ha, true.",
  "See you at the market.",
  "Don't forget the cheese 🧀",
};

static const struct {
  const char *name, *color;
} people[] = { { "Mira", "#c2410c" }, { "Jonas", "#15803d" }, { "Ana", "#7e22ce" }, { NULL, "#2f7cf6" } };

static gint64 floor_divided (gint64 a, gint64 b) { return a / b - (a % b < 0); }

static guint32 mixed (gint64 number)
{
  guint64 value = (guint64) number * 0x9E3779B97F4A7C15u;
  value ^= value >> 29;
  value *= 0xBF58476D1CE4E5B9u;
  return (guint32) (value >> 32);
}

void chat_messages_init (chat_messages *messages, gboolean marks)
{
  messages->written = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  messages->draft = g_string_new ("");
  messages->marks = marks;
}

void chat_messages_clear (chat_messages *messages)
{
  g_hash_table_unref (messages->written);
  g_string_free (messages->draft, TRUE);
}

void chat_messages_send (chat_messages *messages, gint64 number)
{
  g_hash_table_insert (messages->written, g_memdup2 (&number, sizeof number), g_strdup (messages->draft->str));
  g_string_truncate (messages->draft, 0);
}

guint32 chat_mark (gint64 number) { return number == CHAT_DRAFT ? 0xFE0001 : (guint32) (number + 0x400000) & 0xFFFFFF; }

char *chat_configuration (int scale)
{
  return g_strdup_printf (
      "{\"format\": 1, \"environment\": {\"scale\": %d, \"font\": {\"stack\": \"ui\", \"size\": %d}, \"stacks\": {\"ui\": {\"fonts\": ["
      "{\"file\": \"Inter-Regular.otf\", \"family\": \"Inter\"}, {\"file\": \"Inter-SemiBold.otf\", \"family\": \"Inter\", \"weight\": 600}, "
      "{\"file\": \"NotoSansCJK-Regular.ttc\"}, {\"file\": \"NotoColorEmoji.ttf\"}]}}}}",
      scale, CHAT_FONT_SIZE);
}

/* Who wrote a message; the last of the people is the reader. */
static guint author (const chat_messages *messages, gint64 number)
{
  if (number == CHAT_DRAFT || g_hash_table_contains (messages->written, &number)) return G_N_ELEMENTS (people) - 1;
  return mixed (floor_divided (number, 2)) % G_N_ELEMENTS (people);
}

static char *text_of (const chat_messages *messages, gint64 number)
{
  if (number == CHAT_DRAFT) return g_strdup (messages->draft->len ? messages->draft->str : "Message");
  const char *written = g_hash_table_lookup (messages->written, &number);
  if (written) return g_strdup (written);
  guint32 value = mixed (number ^ 0x5bd1e995);
  GString *text = g_string_new (sentences[value % G_N_ELEMENTS (sentences)]);
  for (guint more = value >> 8 & 7; more > 4; more--)
    g_string_append_printf (text, " %s", sentences[(value >> more) % G_N_ELEMENTS (sentences)]);
  return g_string_free (text, FALSE);
}

/* A message's place in the chat: what its row shows beside its text. */
guint chat_messages_look (const chat_messages *messages, gint64 number)
{
  guint person = author (messages, number);
  if (number == CHAT_DRAFT) return person | CHAT_BEGINS | CHAT_ENDS | CHAT_IS_DRAFT | (messages->draft->len ? 0 : CHAT_IS_EMPTY);
  gboolean has_day = number - floor_divided (number, 40) * 40 == 0;
  guint look = person | (has_day ? CHAT_HAS_DAY : 0);
  if (has_day || author (messages, number - 1) != person) look |= CHAT_BEGINS;
  if (author (messages, number + 1) != person) look |= CHAT_ENDS;
  return look;
}

static char *day_of (gint64 number)
{
  GDateTime *first = g_date_time_new_utc (2026, 5, 4, 9, 0, 0);
  GDateTime *day = g_date_time_add_days (first, (int) floor_divided (number, 40));
  char *title = day ? g_date_time_format (day, "%A, %-d %B") : g_strdup ("long ago");
  if (day) g_date_time_unref (day);
  g_date_time_unref (first);
  return title;
}

static char *time_of (gint64 number, guint look)
{
  if (look & CHAT_IS_DRAFT) return g_strdup ("writing …");
  gint64 minute = 540 + number * 3 - floor_divided (540 + number * 3, 1440) * 1440;
  return g_strdup_printf ("%02d:%02d%s", (int) minute / 60, (int) minute % 60, chat_is_own (look) ? "  ✓✓" : "");
}

gsize chat_messages_strings (const chat_messages *messages, gint64 number, char *strings[3])
{
  guint look = chat_messages_look (messages, number);
  gsize count = 0;
  if (look & CHAT_HAS_DAY) strings[count++] = day_of (number);
  strings[count++] = text_of (messages, number);
  strings[count++] = time_of (number, look);
  return count;
}

gboolean chat_is_own (guint look) { return people[look & CHAT_PERSON].name == NULL; }

/* Adds a text as JSON: its string, or a hole for it. */
static void add_text (GString *json, const char *id, const char *string, const char *color, int size, int weight)
{
  g_string_append_printf (json, "{\"kind\": \"style\", \"style\": {\"foreground\": \"%s\"}, \"child\": {\"kind\": \"text\", \"id\": \"%s\", ", color, id);
  g_string_append_printf (json, "\"font\": {\"size\": %d, \"weight\": %d}, \"string\": ", size, weight);
  if (string) g_string_append_printf (json, "\"%s\"}}", string);
  else g_string_append_printf (json, "{\"hole\": \"%s\"}}}", id);
}

static void add_bubble (GString *json, guint look)
{
  gboolean is_draft = look & CHAT_IS_DRAFT, own = chat_is_own (look);
  const char *fill = is_draft ? "#dbe7fd" : own ? "#2f7cf6" : "#ffffff";
  g_string_append (json, "{\"kind\": \"background\", \"content\": {\"kind\": \"rect\", \"shape\": \"roundedRectangle\", \"cornerRadius\": 17, ");
  g_string_append_printf (json, "\"fill\": \"%s\"}, \"child\": {\"kind\": \"padding\", \"insets\": {\"top\": 8, \"bottom\": 7, \"leading\": 13, \"trailing\": 13}, ", fill);
  g_string_append (json, "\"child\": {\"kind\": \"vstack\", \"alignment\": \"trailing\", \"spacing\": 2, \"children\": [");
  g_string_append (json, "{\"kind\": \"vstack\", \"alignment\": \"leading\", \"spacing\": 2, \"children\": [");
  if (!own && look & CHAT_BEGINS) {
    guint person = look & CHAT_PERSON;
    add_text (json, "name", people[person].name, people[person].color, 13, 600);
    g_string_append (json, ", ");
  }
  const char *ink = is_draft ? look & CHAT_IS_EMPTY ? "#8fa3c4" : "#1b2a41" : own ? "#ffffff" : "#16202e";
  add_text (json, "body", NULL, ink, CHAT_FONT_SIZE, 400);
  g_string_append (json, "]}, ");
  add_text (json, "time", NULL, is_draft ? "#6f8dc0" : own ? "#cfe0ff" : "#8a94a3", 11, 400);
  g_string_append (json, "]}}}");
}

static void add_day (GString *json)
{
  g_string_append (json, "{\"kind\": \"hstack\", \"spacing\": 0, \"children\": [{\"kind\": \"spacer\"}, {\"kind\": \"background\", \"content\": "
                         "{\"kind\": \"rect\", \"shape\": \"capsule\", \"fill\": \"#dfe5ee\"}, \"child\": {\"kind\": \"padding\", "
                         "\"insets\": {\"top\": 4, \"bottom\": 4, \"leading\": 12, \"trailing\": 12}, \"child\": ");
  add_text (json, "day", NULL, "#5b6778", 12, 600);
  g_string_append (json, "}}, {\"kind\": \"spacer\"}]}, ");
}

/* The circle with a name's first letter, or the room for it. */
static void add_initial (GString *json, guint look)
{
  guint person = look & CHAT_PERSON;
  const char *circle = "{\"kind\": \"frame\", \"width\": 30, \"height\": 30, \"child\": {\"kind\": \"rect\", \"shape\": \"circle\", \"fill\": \"%s\"}}";
  if (look & CHAT_ENDS) {
    char initial[] = { people[person].name[0], 0 };
    g_string_append (json, "{\"kind\": \"overlay\", \"child\": ");
    g_string_append_printf (json, circle, people[person].color);
    g_string_append (json, ", \"content\": ");
    add_text (json, "initial", initial, "#ffffff", 14, 600);
    g_string_append (json, "}, ");
  } else {
    g_string_append_printf (json, circle, "clear");
    g_string_append (json, ", ");
  }
}

char *chat_look_row (guint look)
{
  gboolean own = chat_is_own (look);
  GString *json = g_string_new ("{\"tree\": ");
  g_string_append_printf (json, "{\"kind\": \"padding\", \"insets\": {\"top\": %d, \"bottom\": %d, \"leading\": 14, \"trailing\": 14}, \"child\": ",
                          look & CHAT_BEGINS ? 9 : 1, look & CHAT_IS_DRAFT ? 12 : 1);
  g_string_append (json, "{\"kind\": \"vstack\", \"spacing\": 10, \"children\": [");
  if (look & CHAT_HAS_DAY) add_day (json);
  g_string_append (json, "{\"kind\": \"hstack\", \"alignment\": \"bottom\", \"spacing\": 8, \"children\": [");
  if (own) g_string_append (json, "{\"kind\": \"spacer\", \"minLength\": 60}, ");
  else add_initial (json, look);
  g_string_append_printf (json, "{\"kind\": \"layoutPriority\", \"value\": 1, \"child\": {\"kind\": \"flexFrame\", \"maxWidth\": %d, \"alignment\": \"%s\", \"child\": ",
                          CHAT_WIDEST, own ? "trailing" : "leading");
  add_bubble (json, look);
  g_string_append (json, "}}");
  if (!own) g_string_append (json, ", {\"kind\": \"spacer\", \"minLength\": 30}");
  g_string_append (json, "]}]}}}");
  return g_string_free (json, FALSE);
}
