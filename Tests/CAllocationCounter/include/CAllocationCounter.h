#ifndef SELFSIZING_ALLOCATION_COUNTER_H
#define SELFSIZING_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this build counts allocations (not under a sanitizer, which owns the allocator, and
/// only with glibc).
bool allocation_counter_is_available(void);

/// How many blocks the calling thread has allocated so far (malloc, calloc, realloc, aligned variants).
uint64_t allocation_counter_total(void);

/// How many bytes of them the calling thread has not freed; those that it frees for other threads are taken off.
int64_t allocation_counter_live(void);

/// The most of these since the peak was begun.
int64_t allocation_counter_peak(void);
void allocation_counter_begin_peak(void);

#endif
