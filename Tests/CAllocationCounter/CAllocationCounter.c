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

// In the executable's own block, so that reaching it never allocates.
static _Thread_local uint64_t total __attribute__((tls_model("initial-exec")));

bool allocation_counter_is_available(void) { return COUNTS; }
uint64_t allocation_counter_total(void) { return total; }

#if COUNTS
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void count(void) { total += 1; }

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}
void *calloc(size_t n, size_t size) {
  count();
  return __libc_calloc(n, size);
}
void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}
int posix_memalign(void **out, size_t alignment, size_t size) {
  count();
  void *block = __libc_memalign(alignment, size);
  if (block == NULL && size != 0) return ENOMEM;
  *out = block;
  return 0;
}
#endif
