/* What Swift needs beside the interface; not installed. */
#ifndef SELFSIZING_MESSAGES_H
#define SELFSIZING_MESSAGES_H

#include <stddef.h>

/* Keeps a message for the calling thread, cut at a character's end where it is too long. */
void ss_keep_message (const char *bytes, size_t length);

#endif
