/* What the checks of every function share. */
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <selfsizing.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int checks, faults;
extern ss_engine *engine;

void rows (void);
void pictures (void);
void carets (void);
void templates (void);
void lists (void);

#define CHECK(condition)                                                                                                  \
  do {                                                                                                                    \
    checks++;                                                                                                             \
    if (!(condition)) {                                                                                                   \
      faults++;                                                                                                           \
      fprintf (stderr, "%s:%d: not so: %s (%s)\n", __FILE__, __LINE__, #condition, ss_error_message ());                    \
    }                                                                                                                     \
  } while (0)

/* A call gives a status, and where it fails a message that has these words. */
#define GIVES(call, wanted, words)                                                                                        \
  do {                                                                                                                    \
    ss_status status = (call);                                                                                            \
    checks++;                                                                                                             \
    if (status != (wanted) || (status != SS_OK && !strstr (ss_error_message (), words))) {                                \
      faults++;                                                                                                           \
      fprintf (stderr, "%s:%d: %s gave %s: %s\n", __FILE__, __LINE__, #call, ss_status_name (status),                        \
               status == SS_OK ? "" : ss_error_message ());                                                               \
    }                                                                                                                     \
  } while (0)

#define OK(call) GIVES (call, SS_OK, "")
#define CLEARED(handle, call, wanted, words)                                                                              \
  do {                                                                                                                    \
    handle = (void *) &checks;                                                                                            \
    GIVES (call, wanted, words);                                                                                          \
    CHECK (handle == NULL);                                                                                               \
  } while (0)

#endif
