// Starts programs and measures them.
#include <fcntl.h>
#include <ftw.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static int drop(const char *path, const struct stat *info, int kind, struct FTW *place) {
    (void)info, (void)kind, (void)place;
    return remove(path);
}

static void remove_paths(char **paths) {
    for (char **path = paths; *path; path++) nftw(*path, drop, 16, FTW_DEPTH | FTW_PHYS);
}

struct usage {
    // The time of the processor, in milliseconds.
    double processor;
    // The most memory at a time, in bytes.
    double memory;
};

static double processor_time(const struct rusage *usage) {
    return (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1e3 + (usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) / 1e3;
}

// Returns the time that a command takes, and what it uses.
static double run(char **command, struct usage *used) {
    posix_spawn_file_actions_t quiet;
    posix_spawn_file_actions_init(&quiet);
    posix_spawn_file_actions_addopen(&quiet, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&quiet, 1, "/dev/null", O_WRONLY, 0);
    pid_t child;
    int status;
    struct rusage usage;
    double start = milliseconds();
    if (posix_spawn(&child, command[0], &quiet, NULL, command, environ) != 0 || wait4(child, &status, 0, &usage) < 0
        || status != 0) {
        fprintf(stderr, "error: '%s' failed\n", command[0]);
        exit(1);
    }
    double time = milliseconds() - start;
    posix_spawn_file_actions_destroy(&quiet);
    used->processor = processor_time(&usage);
#ifdef __APPLE__
    used->memory = usage.ru_maxrss;
#else
    used->memory = usage.ru_maxrss * 1024.0;
#endif
    return time;
}

static int ascending(const void *a, const void *b) {
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}
