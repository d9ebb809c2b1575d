// What Swift's runtime needs of a C library and of the compiler's, for a module that has neither: memory, copying, products of
// 128 bits. Debian's wasi-libc is for 32-bit addresses, and Swift's Int has 64 bits only with 64-bit ones.
typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef unsigned long long u64;

// --- Memory: blocks by class of size, four classes between a power of two and the next; freed blocks are used again.

extern unsigned char __heap_base;
enum { header = 16, classes = 256 };
static uintptr_t top;
static uintptr_t bins[classes];

// A block's class, and how large blocks of that class are.
static unsigned class_of(size_t size, size_t *room) {
  if (size <= 64) {
    *room = (size + 15) & ~(size_t)15;
    return (unsigned)(*room / 16);
  }
  unsigned log = 63 - (unsigned)__builtin_clzll((u64)size - 1);
  size_t quarter = (size_t)1 << (log - 2);
  unsigned part = (unsigned)((size - 1 - ((size_t)1 << log)) / quarter) + 1;
  *room = (((size_t)1 << log) + part * quarter + 15) & ~(size_t)15;
  return 5 + (log - 6) * 4 + part - 1;
}

void *malloc(size_t size) {
  size_t room;
  if (size > (size_t)1 << 31) return 0;
  unsigned class = class_of(size + header, &room);
  uintptr_t block = bins[class];
  if (block) {
    bins[class] = *(uintptr_t *)(block + header);
    return (void *)(block + header);
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = top + room, pages = __builtin_wasm_memory_size(0), needed = (end + 0xffff) >> 16;
  if (needed > pages) {
    // A sixteenth more than is needed, so that growing is seldom.
    uintptr_t more = needed - pages + (pages >> 4);
    if (__builtin_wasm_memory_grow(0, more) == (size_t)-1 &&
        __builtin_wasm_memory_grow(0, needed - pages) == (size_t)-1)
      return 0;
  }
  block = top;
  top = end;
  *(unsigned *)block = class;
  return (void *)(block + header);
}

void free(void *memory) {
  if (!memory) return;
  uintptr_t block = (uintptr_t)memory - header;
  unsigned class = *(unsigned *)block;
  *(uintptr_t *)memory = bins[class];
  bins[class] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > header) return 22;
  *memory = malloc(size);
  return *memory ? 0 : 12;
}

// --- Bytes

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (; count; count--, x++, y++)
    if (*x != *y) return *x - *y;
  return 0;
}

// --- Numbers

double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1.0, value) : whole;
}

typedef unsigned __int128 wide;
typedef union {
  wide whole;
  u64 half[2];
} halves;

__int128 __multi3(__int128 a, __int128 b) {
  halves x = {(wide)a}, y = {(wide)b}, z;
  u64 a0 = x.half[0] & 0xffffffff, a1 = x.half[0] >> 32, b0 = y.half[0] & 0xffffffff, b1 = y.half[0] >> 32;
  u64 low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & 0xffffffff);
  z.half[0] = (low & 0xffffffff) | (other << 32);
  z.half[1] = a1 * b1 + (middle >> 32) + (other >> 32) + x.half[1] * y.half[0] + x.half[0] * y.half[1];
  return (__int128)z.whole;
}

static wide divide(wide a, wide b) {
  halves n = {a}, quotient = {0}, rest = {0};
  for (int bit = 127; bit >= 0; bit--) {
    rest.half[1] = rest.half[1] << 1 | rest.half[0] >> 63;
    rest.half[0] = rest.half[0] << 1 | ((n.half[bit >> 6] >> (bit & 63)) & 1);
    if (rest.whole >= b) {
      rest.whole -= b;
      quotient.half[bit >> 6] |= 1ull << (bit & 63);
    }
  }
  return quotient.whole;
}

wide __udivti3(wide a, wide b) { return divide(a, b); }
__int128 __divti3(__int128 a, __int128 b) {
  wide quotient = divide(a < 0 ? -(wide)a : (wide)a, b < 0 ? -(wide)b : (wide)b);
  return (__int128)((a < 0) != (b < 0) ? -quotient : quotient);
}

// --- What the compiler refers to

void *__stack_chk_guard = (void *)0x5e1f5123;
void __stack_chk_fail(void) { __builtin_trap(); }

// Hashing is seeded; nothing here has to be kept secret from a page's own script.
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0x55, count); }

// --- Swift's counts of references to strings

// Callers take what these give for the reference that they handed over, whose highest bits say what kind of string it is. Those of
// the toolchain's library (6.3) give the reference without these bits: linked with --wrap, so that all calls come here.
void *__real_swift_bridgeObjectRetain(void *object);
void *__wrap_swift_bridgeObjectRetain(void *object) {
  __real_swift_bridgeObjectRetain(object);
  return object;
}
void *__real_swift_bridgeObjectRetain_n(void *object, unsigned count);
void *__wrap_swift_bridgeObjectRetain_n(void *object, unsigned count) {
  __real_swift_bridgeObjectRetain_n(object, count);
  return object;
}
