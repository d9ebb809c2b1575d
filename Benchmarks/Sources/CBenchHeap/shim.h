#include <stddef.h>

// The bytes that the heap has given out; 0 where the C library does not say.
#if __has_include(<malloc.h>)
#include <malloc.h>
static inline size_t bench_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
static inline size_t bench_heap_bytes(void) { return 0; }
#endif
