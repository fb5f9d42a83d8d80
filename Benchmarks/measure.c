// Usage: measure RUNS NAME NAME FOLDER... -- BASELINE -- PROGRAM ARGUMENT...
// Runs the baseline and the program in turn, each time with the folders removed before, and prints the median
// time of each under its name in milliseconds and their ratio. Fails when a run fails.
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE
#define _XOPEN_SOURCE 700
#include "run.h"

static int ascending(const void *a, const void *b) {
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

int main(int count, char **arguments) {
    int runs = count > 4 ? atoi(arguments[1]) : 0, next = 4, commands = 0;
    char **names = arguments + 2, **folders = arguments + 4, **command[2];
    while (next < count && commands < 2) {
        if (strcmp(arguments[next], "--") == 0) {
            arguments[next] = NULL;
            command[commands++] = arguments + next + 1;
        }
        next++;
    }
    if (runs < 1 || commands < 2) return 64;
    double *times[2] = {malloc(runs * sizeof(double)), malloc(runs * sizeof(double))};
    for (int warm = runs < 5 ? -1 : -5; warm < runs; warm++) {
        for (int which = 0; which < 2; which++) {
            remove_folders(folders);
            struct usage used;
            double time = run(command[which], &used);
            if (warm >= 0) times[which][warm] = time;
        }
    }
    for (int which = 0; which < 2; which++) qsort(times[which], runs, sizeof(double), ascending);
    double baseline = times[0][runs / 2], program = times[1][runs / 2];
    printf("%-28s %8s %8s\n", "milliseconds", "median", "fastest");
    printf("%-28s %8.2f %8.2f\n", names[0], baseline, times[0][0]);
    printf("%-28s %8.2f %8.2f\n", names[1], program, times[1][0]);
    printf("%-28s %8.2f %8.2f\n", "ratio", program / baseline, times[1][0] / times[0][0]);
    return 0;
}
