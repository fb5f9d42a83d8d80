"""Splits shell code into commands, and separates code from quoted text, comments and here-documents."""

import re

# Words before a command that are not the command.
RESERVED = {"if", "then", "else", "elif", "do", "while", "until", "!", "{", "time"}
ASSIGNMENT = re.compile(r"\w+(\[[^]]*\])?\+?=")
VARIABLE = re.compile(r"\$(\w+|[@*#?$!-])")
REDIRECTION = re.compile(r"&>>?|<<<|<<-?(?![<(])|[<>](?!\()[>&|]?")
# Commands that run the rest of their words, with the options that take a value.
WRAPPERS = {
    "builtin": "", "command": "", "env": "uCP", "exec": "a", "nice": "n", "nohup": "", "sudo": "ughpCDR",
    "xargs": "IJLEPRSdns",
}
SHELLS = {"sh", "bash", "dash", "ksh", "zsh"}


class Shell:
    """The commands of a text. `code` is the text with blanks for quoted text, comments and here-documents; it keeps
    expansions inside double quotes."""

    def __init__(self, text, lines):
        self.text, self.lines, self.position = text, lines, 0
        self.code = list(text)
        self.found = []
        self.documents = []
        self.read()
        self.code = "".join(self.code)

    def commands(self):
        """The line and words of every command, including those run by other commands."""
        own = set(re.findall(r"^\s*(?:function\s+)?([\w-]+)\s*\(\)", self.code, re.MULTILINE))
        for line, words in self.found:
            for line, words in unwrapped(line, words):
                if words[0] not in own:
                    yield line, words

    def blank(self, start, end):
        for index in range(start, min(end, len(self.text))):
            if self.text[index] != "\n":
                self.code[index] = " "

    def skip_to(self, end, start):
        """Moves past the next `end` and returns the text before it."""
        found = self.text.find(end, start)
        stop = len(self.text) if found < 0 else found
        self.position = stop + len(end)
        return self.text[start:stop]

    def read(self, end=None):
        """Reads commands up to the character `end`, or to the end of the text."""
        text, words, cases = self.text, [], 0
        word, first, redirects = None, 0, False

        def finish_word():
            nonlocal word, redirects
            if word is not None and redirects:
                redirects = False
            elif word is not None:
                words.append((word, first))
            word = None

        def finish_command():
            nonlocal words, cases
            finish_word()
            while words and (words[0][0] in RESERVED or ASSIGNMENT.match(words[0][0])):
                words.pop(0)
            if words:
                cases += {"case": 1, "esac": -1}.get(words[0][0], 0)
                self.found.append((self.lines[words[0][1]], [word for word, _ in words]))
            words = []

        while self.position < len(text):
            start, char = self.position, text[self.position]
            redirection = REDIRECTION.match(text, start)
            if word is None and char not in " \t\n":
                first = start
            if char == end:
                self.position += 1
                finish_command()
                # This ends a pattern of `case`, not the substitution.
                if char == ")" and cases > 0:
                    continue
                return
            if text.startswith("\\\n", start):
                self.position += 2
            elif char in " \t":
                finish_word()
                self.position += 1
            elif char == "\n":
                finish_command()
                self.position += 1
                self.skip_documents()
            elif char == "#" and word is None:
                self.skip_to("\n", start)
                self.position -= 1
                self.blank(start, self.position)
            elif redirection:
                if word is not None and re.fullmatch(r"\d+|\{\w+\}", word):
                    word = None
                finish_word()
                self.position = redirection.end()
                if redirection[0] in ("<<", "<<-"):
                    self.begin_document()
                else:
                    redirects = True
            elif char in ";&|)":
                finish_command()
                self.position += 1
            elif char == "(" and word is None or char == "(" and not word.endswith("$"):
                # A subshell, a function's parentheses, or an array, whose words may form a command.
                word = None if word is None or word.endswith("=") else word
                finish_command()
                self.position += 1
                self.read(")")
            else:
                word = (word or "") + self.piece()
        finish_command()

    def piece(self):
        """Reads one part of a word: a character, a quoted text or an expansion."""
        text, start = self.text, self.position
        if text[start] == "\\":
            self.position += 2
            return text[start + 1:start + 2]
        if text[start] == "'":
            quoted = self.skip_to("'", start + 1)
            self.blank(start + 1, self.position - 1)
            return quoted
        if text.startswith("$'", start):
            quoted = re.compile(r"\$'((?:[^'\\]|\\.)*)'?", re.DOTALL).match(text, start)
            self.position = quoted.end()
            return quoted[1]
        if text[start] == '"':
            return self.double_quoted()
        if text[start] in "<>":
            self.position += 2
            self.read(")")
            return "<()"
        return self.expansion() or self.plain()

    def plain(self):
        self.position += 1
        return self.text[self.position - 1]

    def double_quoted(self):
        text, value = self.text, ""
        self.position += 1
        while self.position < len(text) and text[self.position] != '"':
            start = self.position
            if text[start] == "\\":
                self.position += 2
                escaped = text[start + 1:start + 2]
                value += "" if escaped == "\n" else escaped if escaped in '"\\$`' else "\\" + escaped
                self.blank(start, self.position)
                continue
            expansion = self.expansion()
            value += expansion or self.plain()
            if not expansion:
                self.blank(start, self.position)
        self.position += 1
        return value

    def expansion(self):
        """Reads an expansion, which begins with a dollar or backtick. Returns an empty text if there is none."""
        text, start = self.text, self.position
        if text[start] == "`":
            self.position += 1
            self.read("`")
            return "$()"
        if text.startswith("$((", start):
            self.position += 3
            while self.position < len(text) and not text.startswith("))", self.position):
                if not self.expansion():
                    self.position += 1
            self.position += 2
            return text[start:self.position]
        if text.startswith("$(", start):
            self.position += 2
            self.read(")")
            return "$()"
        if text.startswith("${", start):
            self.position += 2
            while self.position < len(text) and text[self.position] != "}":
                if text[self.position] == "\\":
                    self.position += 2
                elif text[self.position] == '"':
                    self.double_quoted()
                elif not self.expansion():
                    self.position += 1
            self.position += 1
            return text[start:self.position]
        name = VARIABLE.match(text, start)
        if name:
            self.position = name.end()
        return name[0] if name else ""

    def begin_document(self):
        """Reads the word that ends a here-document, whose text begins on the next line."""
        dashes = self.text[self.position - 1] == "-"
        word = re.compile(r"[ \t]*\\?(['\"]?)([^\s'\"<>|;&()]+)\1").match(self.text, self.position)
        if word:
            self.position = word.end()
            self.documents.append((word[2], dashes))

    def skip_documents(self):
        for word, dashes in self.documents:
            start = self.position
            while self.position < len(self.text):
                line = self.skip_to("\n", self.position)
                if (line.lstrip("\t") if dashes else line) == word:
                    break
            self.position = min(self.position, len(self.text))
            self.blank(start, self.position)
        self.documents = []


def unwrapped(line, words):
    """The command, then those that it runs: `xargs`, `find -exec`, `sh -c` and the like take commands."""
    words = [words[0].rsplit("/", 1)[-1] or words[0]] + words[1:]
    name, nested, texts = words[0], [], []
    if name in WRAPPERS:
        index = 1
        while index < len(words) and re.match(r"-.|\w+=", words[index]):
            index += 2 if re.fullmatch(f"-[{WRAPPERS[name]}_]", words[index]) else 1
        asks = name == "command" and {"-v", "-V"} & set(words[1:index])
        nested = [] if asks else [words[index:]]
        words = words[:index]
    elif name == "find":
        for index, word in enumerate(words):
            if word in ("-exec", "-execdir", "-ok"):
                nested.append(words[index + 1:])
        words = words[:len(words) - len(nested[0])] if nested else words
    elif name in SHELLS:
        texts = [words[i + 1] for i, word in enumerate(words[:-1]) if re.fullmatch(r"-\w*c", word)][:1]
    elif name in ("eval", "trap") and len(words) > 1:
        texts = [" ".join(words[1:] if name == "eval" else words[1:2])]
    yield line, words
    for words in filter(None, nested):
        yield from unwrapped(line, words)
    for text in texts:
        yield from Shell(text, [line] * (len(text) + 1)).commands()
