// Usage: measure-edit RUNS MEMORY FILE FOLDER... -- PROGRAM ARGUMENT...
// Reads and writes a file, and runs a program that edits it, in turn. The file is restored and the folders are removed
// before each run. Prints a line for each of both: the shortest and the median time of the processor in milliseconds,
// which depends little on what else the machine does.
// Fails if a run fails, or if the program needs more than MEMORY times the file's size; 0 stands for no limit.
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

static void print(double *times, int runs) {
    qsort(times, runs, sizeof(double), ascending);
    printf("%.3f %.3f\n", times[0], times[runs / 2]);
}

int main(int count, char **arguments) {
    int next = 4;
    while (next < count && strcmp(arguments[next], "--") != 0) next++;
    int runs = count > 4 ? atoi(arguments[1]) : 0;
    if (next + 1 >= count || runs < 1) return 64;
    double most_memory = atof(arguments[2]), memory = 0;
    char *file = arguments[3], **folders = arguments + 4, **command = arguments + next + 1;
    arguments[next] = NULL;
    original = contents(file);
    double *baseline = malloc(runs * sizeof(double)), *times = malloc(runs * sizeof(double));
    for (int number = 0; number < runs; number++) {
        baseline[number] = read_and_write(file);
        struct usage used;
        remove_paths(folders);
        run(command, &used);
        replace(file, original);
        times[number] = used.processor;
        if (number == 0 || used.memory < memory) memory = used.memory;
    }
    remove_paths(folders);
    print(baseline, runs);
    print(times, runs);
    if (most_memory > 0 && memory / size > most_memory) {
        fprintf(stderr, "error: the program needs more than %.0f times the size of the file in memory\n", most_memory);
        return 1;
    }
    return 0;
}
