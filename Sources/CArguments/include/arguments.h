/// The number of the program's arguments, including the program's name.
int process_argument_count(void);

/// The program's arguments, beginning with the program's name.
const char *const *process_arguments(void);
