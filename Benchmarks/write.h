// What the programs share that write the files of a module. FILES is a header with those files.
#ifdef __linux__
#define _GNU_SOURCE
#endif
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

struct file {
    const char *path;
    const char *bytes;
    unsigned long size;
};

#include FILES

static const int folder_count = sizeof folders / sizeof *folders;
static const int file_count = sizeof files / sizeof *files;

static int check(int result) {
    if (result >= 0) return result;
    perror("error");
    exit(1);
}

static void write_file(int folder, const char *name, const struct file *content) {
    int file = check(openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    if (write(file, content->bytes, content->size) != (ssize_t)content->size) check(-1);
    check(close(file));
}
