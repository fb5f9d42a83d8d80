/// Gives a file another path, at which nothing may stand (EEXIST). Each path starts at an open folder.
///
/// Fails with EINVAL, ENOSYS or ENOTSUP where the disk knows no such thing.
int rename_to_free_path(int folder, const char *path, int new_folder, const char *new_path);

/// Exchanges what stands at two paths, in one step. Each path starts at an open folder.
///
/// Fails with EINVAL, ENOSYS or ENOTSUP where the disk knows no such thing.
int exchange_paths(int folder, const char *path, int other_folder, const char *other_path);

/// Waits until all that was written to the disk of an open folder is kept, also when the power fails.
int flush_disk(int folder);
