#include "messages.h"
#include "selfsizing.h"

#include <string.h>

/* Swift has no variables of threads; this is the only state that is not behind a handle. */
static _Thread_local char message[4096];

void ss_keep_message (const char *bytes, size_t length)
{
  if (length >= sizeof message) {
    length = sizeof message - 1;
    while (length > 0 && ((unsigned char) bytes[length] & 0xC0) == 0x80) length--;
  }
  if (length > 0) memcpy (message, bytes, length);
  message[length] = 0;
}

const char *ss_error_message (void) { return message; }

const char *ss_version (void) { return "0.1.0"; }

uint32_t ss_abi_version (void) { return SS_ABI_VERSION; }

const char *ss_status_name (ss_status status)
{
  switch (status) {
    case SS_OK: return "SS_OK";
    case SS_MISUSE: return "SS_MISUSE";
    case SS_BAD_TEXT: return "SS_BAD_TEXT";
    case SS_BAD_DOCUMENT: return "SS_BAD_DOCUMENT";
    case SS_UNREADABLE: return "SS_UNREADABLE";
    case SS_BAD_STYLE: return "SS_BAD_STYLE";
    case SS_BAD_NUMBER: return "SS_BAD_NUMBER";
    case SS_TOO_LONG: return "SS_TOO_LONG";
    case SS_REFUSED: return "SS_REFUSED";
    case SS_BUSY: return "SS_BUSY";
    case SS_DAMAGED: return "SS_DAMAGED";
    case SS_BAD_VALUE: return "SS_BAD_VALUE";
    default: return "unknown status";
  }
}
