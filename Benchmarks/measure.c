// Usage: measure RUNS PATH... -- COMMAND... [-- COMMAND...]
// Runs the commands in turn, each time with the files and folders at the paths removed before. Prints a line for each
// command: its shortest and its median time in milliseconds, and the most memory that it used in MiB. Fails if a run fails.
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#define _XOPEN_SOURCE 700
#include "run.h"

enum { most_commands = 16 };

int main(int count, char **arguments) {
    int runs = count > 3 ? atoi(arguments[1]) : 0, commands = 0;
    char **paths = arguments + 2, **command[most_commands];
    for (int next = 2; next < count && commands < most_commands; next++) {
        if (strcmp(arguments[next], "--") != 0) continue;
        arguments[next] = NULL;
        command[commands++] = arguments + next + 1;
    }
    if (runs < 1 || commands < 1) return 64;
    double *times = malloc(commands * runs * sizeof(double)), memory[most_commands] = {0};
    // The first runs only fill the caches.
    for (int number = runs < 5 ? 0 : -3; number < runs; number++) {
        for (int which = 0; which < commands; which++) {
            remove_paths(paths);
            struct usage used;
            double time = run(command[which], &used);
            if (number >= 0) times[which * runs + number] = time;
            if (used.memory > memory[which]) memory[which] = used.memory;
        }
    }
    for (int which = 0; which < commands; which++) {
        double *own = times + which * runs;
        qsort(own, runs, sizeof(double), ascending);
        printf("%.3f %.3f %.2f\n", own[0], own[runs / 2], memory[which] / (1 << 20));
    }
    return 0;
}
