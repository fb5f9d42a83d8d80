"""Runs shellcheck on shell code, check-jsonschema on workflows and actions, and hadolint on Dockerfiles.

They are installed from PyPI below .build, with fixed versions: other versions find other problems, and `make lint`
should give the same result on every machine.
"""

import functools
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from .sources import snippets

PINS = Path(__file__).parent / "requirements.txt"
FOLDER = Path(".build/lint-tools")


@functools.lru_cache(maxsize=None)
def installed():
    """Installs the tools unless they are installed. Returns whether they are."""
    stamp = FOLDER / "installed.txt"
    if stamp.is_file() and stamp.read_text() == PINS.read_text():
        return True
    # A person without a network should not wait for long.
    retries = "8" if os.environ.get("CI") == "true" else "1"
    pip = [FOLDER / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", retries,
           "--timeout", "20", "--only-binary", ":all:", "--requirement", PINS]
    for command in ([sys.executable, "-m", "venv", "--clear", FOLDER], pip):
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if run.returncode != 0:
            print(f"note: cannot install {PINS.name}: "
                  + run.stdout.decode().strip().split("\n")[-1], file=sys.stderr)
            return False
    stamp.write_text(PINS.read_text())
    return True


@functools.lru_cache(maxsize=None)
def program(name):
    """The path of the installed tool, or else of the one in PATH. Returns None if there is neither."""
    path = str(FOLDER / "bin" / name) if installed() else shutil.which(name)
    if path is None and os.environ.get("CI") == "true":
        sys.exit(f"error: {name} is missing, and CI=true requires it\n"
                 "  hint: installing it takes a connection to PyPI and, on Debian, the package python3-venv")
    if path is None:
        print(f"SKIPPED: {name}, which pip cannot install and PATH does not have", file=sys.stderr)
    return path


def output(name, arguments, text):
    """What a tool prints about a text; nothing if the tool is missing."""
    path = program(name)
    if path is None:
        return ""
    run = subprocess.run([path] + arguments, input=text.encode(), stdout=subprocess.PIPE)
    # All tools exit with 1 if they find something, and with more if they do not work.
    if run.returncode not in (0, 1):
        sys.exit(f"error: {name} exited with {run.returncode}")
    return run.stdout.decode()


def shellcheck(path, text):
    """The lines and messages of what shellcheck finds in a script or in a workflow's commands."""
    for snippet in snippets(path, text):
        if snippet.kind in ("script", "run"):
            # Workflows set these flags in `defaults`, and shellcheck's advice depends on them.
            before, options = ("", []) if snippet.kind == "script" else ("set -euo pipefail; ", ["--shell=bash"])
            indent = re.match(" *", snippet.text)[0]
            code = before + re.sub("(?m)^" + indent, "", snippet.text)
            found = output("shellcheck", ["--format=gcc"] + options + ["-"], code)
            for match in re.finditer(r"^-:(\d+):\d+: \w+: (.*) \[(SC\d+)\]$", found, re.MULTILINE):
                yield snippet.lines[0] + int(match[1]) - 1, f"{match[2]} ({match[3]})"


def schema(path, text):
    """The lines and messages of what GitHub's schemas forbid in a workflow or an action."""
    kind = "workflows" if re.match(r"\.github/workflows/.*\.ya?ml$", path) else "actions"
    if kind == "actions" and not re.search(r"(^|/)action\.ya?ml$", path):
        return
    options = ["--builtin-schema", f"vendor.github-{kind}", "--force-filetype=yaml", "--output-format=json", "-"]
    report = output("check-jsonschema", options, text)
    report = json.loads(report or '{"errors": []}')
    for error in report["errors"] + report.get("parse_errors", []):
        error = error.get("best_deep_match", error)
        place = error.get("path", "$")
        # The checker tells no lines: look for the key that it complains about, or else for the last one of the path.
        names = re.findall(r"\('([\w-]+)' was", error["message"]) + re.findall(r"[\w-]+", place)[::-1]
        lines = [number for name in names for number, line in enumerate(text.split("\n"), 1) if f"{name}:" in line]
        yield (lines or [1])[0], f"{place}: {error['message']}"


def hadolint(path, text):
    """The lines and messages of what hadolint finds in a Dockerfile."""
    if path.rsplit("/", 1)[-1] == "Dockerfile":
        found = output("hadolint", ["--format=gnu", "-"], text)
        for match in re.finditer(r"^hadolint:-:(\d+): (\w+) \w+: (.*)$", found, re.MULTILINE):
            yield int(match[1]), f"{match[3]} ({match[2]})"
