// Writes the files of a module and its record by the steps of the program: under the lock of the project's folder, all
// files are first written into a folder of their own, then a journal with their paths and checksums, and then they are
// renamed into their places.
#include "write.h"

static const char transaction[] = ".generamba/transaction";

// Renames a file to a path where nothing is.
static int rename_to_free_path(int folder, const char *name, const char *path) {
#ifdef __APPLE__
    return renameatx_np(folder, name, AT_FDCWD, path, RENAME_EXCL);
#else
    return renameat2(folder, name, AT_FDCWD, path, RENAME_NOREPLACE);
#endif
}

// The FNV-1a hash of a file.
static unsigned long long checksum(const struct file *file) {
    unsigned long long sum = 0xcbf29ce484222325;
    for (unsigned long place = 0; place < file->size; place++) {
        sum = (sum ^ (unsigned char)file->bytes[place]) * 0x100000001b3;
    }
    return sum;
}

// Appends the changes to a journal.
static void commit(int journal) {
    static char lines[1 << 16];
    size_t length = 0;
    for (int number = 0; number < folder_count; number++) {
        length += snprintf(lines + length, sizeof lines - length, "make-folder %s\n", folders[number]);
    }
    for (int number = 0; number < file_count; number++) {
        const struct file *file = files + number;
        length += snprintf(lines + length, sizeof lines - length, "file - %llx %s\n", checksum(file), file->path);
    }
    length += snprintf(lines + length, sizeof lines - length, "commit\n");
    if (write(journal, lines, length) != (ssize_t)length) check(-1);
}

int main(void) {
    const struct file ignore = {"", "*\n", 2};
    int project = check(open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    check(flock(project, LOCK_EX));
    check(mkdir(".generamba", 0777));
    check(mkdir(transaction, 0777));
    check(mkdir(".generamba/transaction/contents", 0777));
    write_file(AT_FDCWD, ".generamba/transaction/.gitignore", &ignore);
    int journal = check(open(".generamba/transaction/journal", O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0666));
    int contents = check(open(".generamba/transaction/contents", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    char name[16];
    for (int number = 0; number < file_count; number++) {
        snprintf(name, sizeof name, "%d", number);
        write_file(contents, name, files + number);
    }
    commit(journal);
    for (int number = 0; number < folder_count; number++) {
        // One of them contains the transaction itself.
        if (strcmp(folders[number], ".generamba") != 0) check(mkdir(folders[number], 0777));
    }
    for (int number = 0; number < file_count; number++) {
        snprintf(name, sizeof name, "%d", number);
        check(rename_to_free_path(contents, name, files[number].path));
    }
    check(unlink(".generamba/transaction/journal"));
    check(rmdir(".generamba/transaction/contents"));
    check(unlink(".generamba/transaction/.gitignore"));
    check(rmdir(transaction));
    return 0;
}
