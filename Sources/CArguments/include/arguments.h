/// The number of the program's arguments, its name included.
int process_argument_count(void);

/// The program's arguments, its name first.
const char *const *process_arguments(void);
