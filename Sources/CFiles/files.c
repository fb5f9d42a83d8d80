#define _GNU_SOURCE
#include "files.h"

#include <unistd.h>

#if defined(__APPLE__)
#include <fcntl.h>
#include <stdio.h>

int rename_to_free_path(int folder, const char *path, int new_folder, const char *new_path) {
    return renameatx_np(folder, path, new_folder, new_path, RENAME_EXCL);
}

int exchange_paths(int folder, const char *path, int other_folder, const char *other_path) {
    return renameatx_np(folder, path, other_folder, other_path, RENAME_SWAP);
}

int open_without_links(const char *path) {
    return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW_ANY);
}

// The first call sends all data to the disk, the second one makes the disk store it permanently.
int flush_disk(int folder) {
    sync();
    return fcntl(folder, F_FULLFSYNC) == -1 ? fsync(folder) : 0;
}
#else
#include <fcntl.h>
#include <stdint.h>
#include <sys/syscall.h>

// The flags of <linux/fs.h>. Not every C library has `renameat2`.
enum { no_replace = 1, exchange = 2 };

int rename_to_free_path(int folder, const char *path, int new_folder, const char *new_path) {
    return (int)syscall(SYS_renameat2, folder, path, new_folder, new_path, no_replace);
}

int exchange_paths(int folder, const char *path, int other_folder, const char *other_path) {
    return (int)syscall(SYS_renameat2, folder, path, other_folder, other_path, exchange);
}

// The structure and the flag of <linux/openat2.h>, which exists since Linux 5.6.
struct open_rules { uint64_t flags, mode, resolve; };
enum { call_openat2 = 437, no_links = 4 };

int open_without_links(const char *path) {
    struct open_rules rules = {O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0, no_links};
    return (int)syscall(call_openat2, AT_FDCWD, path, &rules, sizeof rules);
}

int flush_disk(int folder) { return (int)syscall(SYS_syncfs, folder); }
#endif
