// Usage: lstat FILE
// Asks the system about each path in a file, one a line. Fails if one does not exist.
#define _XOPEN_SOURCE 700
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

int main(int count, char **arguments) {
    static char path[4096];
    struct stat info;
    FILE *list = count == 2 ? fopen(arguments[1], "r") : NULL;
    if (!list) return 64;
    while (fgets(path, sizeof path, list)) {
        path[strcspn(path, "\n")] = '\0';
        if (lstat(path, &info) != 0) return 1;
    }
    return 0;
}
