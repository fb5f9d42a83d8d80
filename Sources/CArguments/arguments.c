#include "arguments.h"

static int count;
static char **values;

// glibc and dyld pass the arguments of `main` to constructors.
__attribute__((constructor)) static void keep(int argc, char **argv) {
    count = argc;
    values = argv;
}

int process_argument_count(void) { return count; }

const char *const *process_arguments(void) { return (const char *const *)values; }
