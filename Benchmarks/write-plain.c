// Writes the files of a module into their places.
#include "write.h"

int main(void) {
    for (int number = 0; number < folder_count; number++) check(mkdir(folders[number], 0777));
    for (int number = 0; number < file_count; number++) write_file(AT_FDCWD, files[number].path, files + number);
    return 0;
}
