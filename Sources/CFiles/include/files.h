/// Renames a file. Fails with EEXIST if anything exists at the new path. Each path is relative to an open folder.
///
/// Fails with EINVAL, ENOSYS or ENOTSUP if the file system does not support this.
int rename_to_free_path(int folder, const char *path, int new_folder, const char *new_path);

/// Swaps the files or folders at two paths atomically. Each path is relative to an open folder.
///
/// Fails with EINVAL, ENOSYS or ENOTSUP if the file system does not support this.
int exchange_paths(int folder, const char *path, int other_folder, const char *other_path);

/// Opens a file for reading unless a symbolic link is on its path. Returns -1 if there is no such file, and also if the
/// system cannot find out in one call whether a link is on the path.
int open_without_links(const char *path);

/// Waits until everything written to the disk of an open folder is on permanent storage and survives a power failure.
int flush_disk(int folder);
