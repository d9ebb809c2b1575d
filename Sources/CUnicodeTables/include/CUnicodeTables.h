#ifndef SELFSIZING_UNICODE_TABLES_H
#define SELFSIZING_UNICODE_TABLES_H

/// The version of Unicode that every table of this module is made from.
static const char *const unicode_tables_version = "16.0";

#endif
