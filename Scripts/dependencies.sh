#!/usr/bin/env bash
# Installs libyaml, the one system library, if it is missing. Without permission to install it, prints
# the command to type and fails.
set -euo pipefail

has_libyaml() {
    if [ "$(uname)" = Darwin ]; then
        # SwiftPM asks Homebrew where its libraries are, and pkg-config for those of MacPorts.
        [ -f /opt/homebrew/include/yaml.h ] || [ -f /usr/local/include/yaml.h ] ||
            { [ -f /opt/local/include/yaml.h ] && command -v pkg-config > /dev/null; }
    else
        [ -f /usr/include/yaml.h ] || [ -f /usr/local/include/yaml.h ]
    fi
}

has_libyaml && exit 0

if command -v apt-get >/dev/null; then
    install=(apt-get install -y libyaml-dev)
    command="sudo apt-get update && sudo apt-get install -y libyaml-dev"
    if [ "$(id -u)" = 0 ]; then
        # The package lists may be missing or out of date.
        "${install[@]}" || { apt-get update && "${install[@]}"; }
        exit 0
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        sudo -n "${install[@]}" || { sudo -n apt-get update && sudo -n "${install[@]}"; }
        exit 0
    fi
elif command -v brew >/dev/null; then
    brew install libyaml
    exit 0
elif command -v dnf >/dev/null; then
    command="sudo dnf install -y libyaml-devel"
elif [ "$(uname)" = Darwin ] && command -v port > /dev/null; then
    command="sudo port install libyaml pkgconfig"
elif [ "$(uname)" = Darwin ]; then
    command="brew install libyaml"
else
    command="install libyaml's development files"
fi

echo "error: libyaml is missing; to install it, type:" >&2
echo "  $command" >&2
exit 1
