// Usage: measure-edit RUNS TIME MEMORY FILE FOLDER... -- PROGRAM ARGUMENT...
// Runs a program that edits a file, and reads and writes the file, in turn. The file is restored and the folders are
// removed before each run. Prints the shortest times of the processor, which depend little on what else the machine does,
// their ratio, and the program's memory relative to the file's size.
// Fails when the ratios are above TIME and MEMORY, or when a run fails. 0 stands for no limit.
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#define _XOPEN_SOURCE 700
#include "run.h"
#include <sys/mman.h>

static char *original;
static size_t size;

static void fail(const char *path) {
    perror(path);
    exit(1);
}

// Reads a whole file, into memory that was not used before.
static char *contents(const char *path) {
    int file = open(path, O_RDONLY);
    struct stat info;
    if (file < 0 || fstat(file, &info) != 0) fail(path);
    size = info.st_size;
    char *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    if (bytes == MAP_FAILED) fail(path);
    for (size_t done = 0; done < size;) {
        ssize_t count = read(file, bytes + done, size - done);
        if (count <= 0) fail(path);
        done += count;
    }
    close(file);
    return bytes;
}

// Writes a file beside the old one and puts it in its place, as programs do that must not lose it.
static void replace(const char *path, const char *bytes) {
    char new[4096];
    snprintf(new, sizeof new, "%s.new", path);
    int file = open(new, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file < 0) fail(new);
    for (size_t done = 0; done < size;) {
        ssize_t count = write(file, bytes + done, size - done);
        if (count < 0) fail(new);
        done += count;
    }
    if (close(file) != 0 || rename(new, path) != 0) fail(path);
}

static double read_and_write(const char *path) {
    struct rusage before, after;
    getrusage(RUSAGE_SELF, &before);
    char *bytes = contents(path);
    replace(path, bytes);
    munmap(bytes, size);
    getrusage(RUSAGE_SELF, &after);
    return processor_time(&after) - processor_time(&before);
}

int main(int count, char **arguments) {
    int next = 5;
    while (next < count && strcmp(arguments[next], "--") != 0) next++;
    if (next + 1 >= count) return 64;
    int runs = atoi(arguments[1]);
    double most_time = atof(arguments[2]), most_memory = atof(arguments[3]);
    char *file = arguments[4], **folders = arguments + 5, **command = arguments + next + 1;
    arguments[next] = NULL;
    original = contents(file);
    double baseline = 0, time = 0, memory = 0;
    for (int number = 0; number < runs; number++) {
        double first = read_and_write(file);
        struct usage used;
        remove_folders(folders);
        run(command, &used);
        replace(file, original);
        if (number == 0 || first < baseline) baseline = first;
        if (number == 0 || used.processor < time) time = used.processor;
        if (number == 0 || used.memory < memory) memory = used.memory;
    }
    remove_folders(folders);
    printf("%-28s %8.2f\n", "milliseconds, file", baseline);
    printf("%-28s %8.2f\n", "milliseconds, generamba gen", time);
    printf("%-28s %8.2f\n", "ratio", time / baseline);
    printf("%-28s %8.2f\n", "memory / size of the file", memory / size);
    if (most_time > 0 && time / baseline > most_time) {
        fprintf(stderr, "error: the program takes more than %.0f times as long as reading and writing the file\n", most_time);
        return 1;
    }
    if (most_memory > 0 && memory / size > most_memory) {
        fprintf(stderr, "error: the program needs more than %.0f times the size of the file in memory\n", most_memory);
        return 1;
    }
    return 0;
}
