#include <stddef.h>
#include <stdint.h>

/// libFuzzer's main function for programs that have one of their own (LLVM, "libFuzzer", "Using libFuzzer as a library").
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
