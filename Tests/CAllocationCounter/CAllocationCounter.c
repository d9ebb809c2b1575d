#define _GNU_SOURCE
#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define COUNTS 0
#endif
#endif

#if !defined(COUNTS) && defined(__GLIBC__)
#define COUNTS 1
#elif !defined(COUNTS)
#define COUNTS 0
#endif

#if COUNTS
#include <malloc.h>
#endif

// In the executable's own block, so that reaching them never allocates.
static _Thread_local uint64_t total __attribute__((tls_model("initial-exec")));
static _Thread_local int64_t live __attribute__((tls_model("initial-exec")));
static _Thread_local int64_t peak __attribute__((tls_model("initial-exec")));

bool allocation_counter_is_available(void) { return COUNTS; }
uint64_t allocation_counter_total(void) { return total; }
int64_t allocation_counter_live(void) { return live; }
int64_t allocation_counter_peak(void) { return peak; }
void allocation_counter_begin_peak(void) { peak = live; }

#if COUNTS
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void *count(void *block) {
  total += 1;
  if (block != NULL) live += (int64_t)malloc_usable_size(block);
  if (live > peak) peak = live;
  return block;
}

void *malloc(size_t size) { return count(__libc_malloc(size)); }
void *calloc(size_t n, size_t size) { return count(__libc_calloc(n, size)); }
void *realloc(void *block, size_t size) {
  int64_t before = block == NULL ? 0 : (int64_t)malloc_usable_size(block);
  void *result = __libc_realloc(block, size);
  if (result != NULL || size == 0) live -= before;
  return count(result);
}
void *aligned_alloc(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size)); }
int posix_memalign(void **out, size_t alignment, size_t size) {
  void *block = count(__libc_memalign(alignment, size));
  if (block == NULL && size != 0) return ENOMEM;
  *out = block;
  return 0;
}
void free(void *block) {
  if (block != NULL) live -= (int64_t)malloc_usable_size(block);
  __libc_free(block);
}
#endif
