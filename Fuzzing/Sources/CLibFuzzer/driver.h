#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with a program's arguments: https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*target)(const uint8_t *bytes, size_t count));
