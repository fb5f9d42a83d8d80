"""Finds the shell code in scripts, makefiles, workflows, pages and Swift tests."""

import re
from collections import namedtuple

# A text and the line number of each character. The kind is `script`, `recipe`, `run`, `make` or `text`.
Snippet = namedtuple("Snippet", "kind text lines")


def snippets(path, text):
    """Returns the pieces of shell code in a file. What makefiles have besides recipes is of the kind `make`."""
    name = path.rsplit("/", 1)[-1]
    whole = Snippet("script", text, line_numbers(text))
    if name == "Makefile" or name.endswith(".mk"):
        return makefile(whole)
    if name.endswith(".swift"):
        return swift(whole)
    if name.endswith(".md"):
        return markdown(whole)
    if re.search(r"(^\.github/.*|^action)\.ya?ml$", path):
        return workflow(whole)
    return [whole] if is_script(text) else []


def is_script(text):
    return bool(re.match(r"#!.*\b(ba|da|k|z)?sh\b", text))


def line_numbers(text):
    """The line of each character, and of the end."""
    numbers = []
    for number, line in enumerate(text.split("\n"), 1):
        numbers += [number] * (len(line) + 1)
    return numbers


def part(whole, start, end, kind):
    return Snippet(kind, whole.text[start:end], whole.lines[start:end + 1])


def replaced(snippet, pattern, replacement):
    """Replaces what matches a pattern and keeps the line of every other character."""
    text, lines, end = "", [], 0
    for match in re.finditer(pattern, snippet.text):
        new = match.expand(replacement)
        text += snippet.text[end:match.start()] + new
        lines += snippet.lines[end:match.start()] + [snippet.lines[match.start()]] * len(new)
        end = match.end()
    return Snippet(snippet.kind, text + snippet.text[end:], lines + snippet.lines[end:])


def makefile(whole):
    """The recipes, what `$(shell …)` runs, and the rest."""
    found, rest = [], list(whole.text)
    for match in re.finditer(r"^\t[@+-]*((?:[^\n\\]|\\.|\\\n)*)", whole.text, re.MULTILINE):
        recipe = part(whole, match.start(1), match.end(1), "recipe")
        # Variables and functions of make, then the dollars of the shell.
        recipe = replaced(recipe, r"(?<!\$)((?:\$\$)*)\$(\([^()]*\)|\{[^{}]*\}|[@<^*?])", r"\1make")
        found.append(replaced(recipe, r"\$\$", "$"))
        rest[match.start():match.end()] = " " * len(match[0])
    for match in re.finditer(r"\$\(shell ((?:[^()]|\([^()]*\))*)\)", whole.text):
        found.append(part(whole, match.start(1), match.end(1), "text"))
    rest = re.sub("#.*", lambda comment: " " * len(comment[0]), "".join(rest))
    return found + [Snippet("make", rest, whole.lines)]


def workflow(whole):
    """The `run:` blocks, with the word `expression` for each `${{ … }}`."""
    found = []
    for match in re.finditer(r"^( *(?:- )?)run: *(.*)\n?", whole.text, re.MULTILINE):
        start, end = match.span(2)
        if match[2][:1] in ("|", ">"):
            start = end = match.end()
            while end < len(whole.text):
                line = whole.text[end:].split("\n", 1)[0]
                if line.strip() and len(line) - len(line.lstrip(" ")) <= len(match[1]):
                    break
                end = min(end + len(line) + 1, len(whole.text))
        block = part(whole, start, end, "run")
        found.append(replaced(block, r"\$\{\{.*?\}\}", "expression"))
    return found


def markdown(whole):
    """Blocks of shell code, the commands after `$ ` in console blocks, and the `run:` blocks of workflows."""
    found = []
    for match in re.finditer(r"^```(\w+).*\n((?:(?!```).*\n?)*)", whole.text, re.MULTILINE):
        block = part(whole, match.start(2), match.end(2), "text")
        if match[1] in ("sh", "bash", "shell"):
            found.append(block)
        elif match[1] == "console":
            for line in re.finditer(r"^\$ (.*)", block.text, re.MULTILINE):
                found.append(part(block, line.start(1), line.end(1), "text"))
        elif match[1] == "yaml":
            found += workflow(block)
    return found


# What tells a command line from prose, well enough for rules that look for certain options.
SHELL_LIKE = re.compile(r"[$;&|<>`]|\s-\w|^exec ")
SPACE = re.compile(r"(?:\s+|//.*|/\*(?s:.*?)\*/)+")
LITERAL = re.compile(r'(#*)("""\n?|")')
# A bracket, a comma or what is between them.
TOKEN = re.compile(r'[][(){},]|[^][(){},\s"#/]+|.')
PLAIN = re.compile(r'[^"\\\n]+')


def swift(whole):
    """Texts that may be command lines, and lists that begin with a text, each as one command line."""
    found, tokens = [], swift_tokens(whole)
    for index, (token, literal) in enumerate(tokens):
        if literal and SHELL_LIKE.search(literal.text):
            found.append(literal)
        if token == "[" and index + 1 < len(tokens) and tokens[index + 1][1]:
            found.append(word_list(tokens[index + 1:]))
    return found


def word_list(tokens):
    """The elements of a list as a command line, up to the closing bracket. An expression becomes the word `x`."""
    words, element, depth = [], [], 0
    for token, literal in tokens:
        if depth == 0 and token in (",", "]"):
            if element:
                text = element[0].text if len(element) == 1 and element[0] else "x"
                words.append("'" + text.replace("'", "'\\''") + "'")
            element = []
            if token == "]":
                break
            continue
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(token, 0)
        element.append(literal)
    text = " ".join(words)
    return Snippet("text", text, [tokens[0][1].lines[0]] * (len(text) + 1))


def swift_tokens(whole):
    """Pairs of a token and a text, one of which is None."""
    tokens, index, text = [], 0, whole.text
    while index < len(text):
        space = SPACE.match(text, index)
        start = LITERAL.match(text, index)
        if space:
            index = space.end()
        elif start:
            literal, index = swift_literal(whole, start)
            tokens.append((None, literal))
        else:
            tokens.append((TOKEN.match(text, index)[0], None))
            index += len(tokens[-1][0])
    return tokens


def swift_literal(whole, start):
    """The text of a literal without escapes and with `x` for each interpolation, and the index after it."""
    text, index = whole.text, start.end()
    escape, end = "\\" + start[1], start[2].strip() + start[1]
    value, lines = "", []
    while index < len(text) and not text.startswith(end, index):
        if text[index] == "\n" and '"""' not in end:
            break
        line, plain = whole.lines[index], PLAIN.match(text, index)
        if plain:
            piece, index = plain[0], plain.end()
        elif not text.startswith(escape, index):
            piece, index = text[index], index + 1
        else:
            index += len(escape)
            piece = text[index:index + 1]
            index += 1
            if piece == "(":
                index, piece = behind_interpolation(text, index), "x"
            elif piece == "u":
                code = re.compile(r"\{(\w+)\}").match(text, index)
                index, piece = (code.end(), chr(int(code[1], 16))) if code else (index, "")
            else:
                piece = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "\n": ""}.get(piece, piece)
        value += piece
        lines += [line] * len(piece)
    lines.append(lines[-1] if lines else whole.lines[start.start()])
    return Snippet("text", value, lines), index + len(end)


def behind_interpolation(text, index):
    depth = 1
    while index < len(text) and depth:
        literal = LITERAL.match(text, index)
        if literal:
            closing = text.find(literal[2].strip() + literal[1], literal.end())
            index = len(text) if closing < 0 else closing + len(literal[2].strip() + literal[1])
            continue
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        index += 1
    return index
