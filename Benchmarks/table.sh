# Measurements and the table that they end up in. Expects $folder, $program and $RUNS.
# shellcheck shell=bash

# Runs commands in turn, and prints the shortest and the median time of each in a line, in milliseconds.
measure() {
    "$folder/measure" "$@"
}

# One of these lines.
line() {
    sed -n "${1}p" <<< "$2"
}

# How much a miss may be: a tenth or, on machines of CI services, where other programs run, half.
margin="${BENCH_MARGIN:-$([ "${CI:-}" = true ] && echo 1.5 || echo 1.1)}"

# Adds a row to the table.
#
# row NAME OURS REFERENCE TIMES LIMIT [REACHED] [INSTRUCTIONS] [CALLS]
#   OURS, TIMES    the shortest and the median value of the program and of the reference
#   LIMIT          the ratio to reach; 0 for none
#   REACHED        the ratio that was reached, if it is more: CI fails only above this one
row() {
    printf '%s\t' "$1" "$2" "$3" "$4" "$5" "${6:-$5}" "${7:--}" "${8:--}" >> "$folder/rows"
    echo >> "$folder/rows"
}

# Adds a row for the memory of a command, given its line of measurements and the limits in MiB.
memory_row() {
    local memory="${2##* }"
    row "$1, MiB of memory" "$memory $memory" "a MiB" "1 1" "$3" "$4"
}

# The number of instructions of a run of the program, in millions; `-` without valgrind.
instructions() {
    if ! command -v valgrind > /dev/null; then echo -; return; fi
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" 2>&1 > /dev/null < /dev/null |
        awk '/Collected *:/ { printf "%.2f\n", $NF / 1e6; found = 1 } END { if (!found) print "-" }'
}

# The number of system calls of a run of the program; `-` without strace.
calls() {
    if ! command -v strace > /dev/null; then echo -; return; fi
    strace -c -f -o "$folder/calls" "$program" "$@" > /dev/null 2>&1 < /dev/null || { echo -; return; }
    awk '$NF == "total" { print $4 }' "$folder/calls"
}

# Prints the table and returns 1 if a limit is missed. A ratio is that of the shortest times.
print_table() {
    awk -F '\t' -v margin="$margin" -v ci="${CI:-}" '
        BEGIN {
            printf "%-40s %9s %9s  %-22s %9s %9s  %7s %7s  %8s %6s\n", "", "best", "median", "against", "best",
                "median", "ratio", "wanted", "M instr.", "calls"
        }
        {
            split($2, own, " "); split($4, reference, " ")
            ratio = own[1] / reference[1]
            limit = (ci == "true" && $6 + 0 > $5 + 0 ? $6 : $5) * margin
            note = ""
            if ($5 > 0 && ratio > $5) note = ratio > limit ? "  MISSED" : "  missed, within the margin"
            if ($5 > 0 && ratio > limit) missed++
            printf "%-40s %9.2f %9.2f  %-22s %9.2f %9.2f  %7.2f %7s  %8s %6s%s\n", $1, own[1], own[2], $3, reference[1],
                reference[2], ratio, ($5 > 0 ? sprintf("%.2f", $5) : ""), $7, $8, note
        }
        END {
            if (missed) printf "error: %d of the ratios are above %.2f times what is wanted\n", missed, margin > "/dev/stderr"
            exit missed > 0
        }' "$folder/rows"
}
