"""Reads the pages of the documentation, and turns them into articles of DocC."""

import re
from collections import namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# A fenced block with its language and text, and whatever stands between such blocks.
BLOCK = re.compile(r"(?ms)^(```)(\w*)[^\n]*\n(.*?)^```$")
CODE_SPAN = r"(?P<code>(?<!`)(?P<ticks>`+)(?!`).+?(?<!`)(?P=ticks)(?!`))"
LINK = r"(?P<picture>!?)\[(?P<text>(?:`[^`]*`|[^][`])*)\]\((?P<target>[^)\s]+)\)"
INLINE = re.compile(f"{CODE_SPAN}|{LINK}", re.S)
HEADING = re.compile(r"(?m)^(#+) (.*)$")

Link = namedtuple("Link", "line is_picture text target")


class Mistakes(Exception):
    """What is wrong in the pages, a line for each."""


def plain(text):
    """Returns the text that a reader sees of Markdown, with straight quotes."""
    return " ".join(re.sub(r"[`*]", "", straight(text)).split())


def straight(text):
    """Returns a text as it is typed: DocC prints typographic quotes and ellipses."""
    return text.translate({0x2018: "'", 0x2019: "'", 0x201C: '"', 0x201D: '"', 0x2026: "..."})


class Page:
    """A page of the documentation, or another file that a page links to."""

    def __init__(self, path):
        self.path = path
        self.text = (ROOT / path).read_text(encoding="utf-8")
        self.is_markdown = path.suffix == ".md"
        # The examples have files of the same names.
        name = "-".join(path.parts) if path.parts[0] == "Examples" else path.name
        self.name = "Generamba" if path == Path("README.md") else name.removesuffix(".md").replace(".", "-")
        if not self.is_markdown:
            fence = "`" * (max([2] + [len(run) for run in re.findall("`+", self.text)]) + 1)
            self.text = f"# {path.name}\n\nA file of the repository.\n\n{fence}\n{self.text.rstrip()}\n{fence}\n"
        self.headings, self.links, self.blocks, self.tables = [], [], 0, 0
        for index, part in self.parts():
            if part.startswith("```"):
                self.blocks += 1
                continue
            self.tables += len(re.findall(r"(?m)^\|[-|]+\|$", part))
            self.headings += [plain(match[2]) for match in HEADING.finditer(part)]
            for match in INLINE.finditer(part):
                if match["target"]:
                    line = self.text.count("\n", 0, index + match.start()) + 1
                    self.links.append(Link(line, bool(match["picture"]), match["text"], match["target"]))
        self.title = self.headings[0]

    def parts(self):
        """Returns the fenced blocks and the texts between them, each with its place."""
        if not self.is_markdown:
            head, mark, _ = self.text.partition("\n```")
            return [(0, head), (len(head) + 1, mark[1:])]
        ends = [place for match in BLOCK.finditer(self.text) for place in match.span()]
        return [(start, self.text[start:end]) for start, end in zip([0] + ends, ends + [len(self.text)])]

    @property
    def url(self):
        """The place of its article in the site."""
        return "/documentation/generamba" + ("" if self.name == "Generamba" else f"/{self.name.lower()}")

    def file(self, target):
        """Returns the path that a link on this page names, and what stands behind `#`."""
        name, _, anchor = target.partition("#")
        if not name:
            return self.path, anchor
        return ((ROOT / self.path).parent / name).resolve().relative_to(ROOT), anchor

    def heading(self, anchor):
        """Returns the heading with an anchor as GitHub derives it, or None."""
        for heading in self.headings:
            if re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") == anchor:
                return heading
        return None


def is_external(target):
    return re.match(r"[a-z]+:", target) is not None


def read_pages():
    """Returns README.md, the pages in Documentation/ and all files that they link to, by path.

    Raises Mistakes for links to nothing.
    """
    pages, mistakes = {}, []
    todo = [Path("README.md")] + [path.relative_to(ROOT) for path in sorted(ROOT.glob("Documentation/*.md"))]
    while todo:
        path = todo.pop(0)
        if path in pages:
            continue
        page = pages[path] = Page(path)
        for link in page.links:
            if is_external(link.target):
                continue
            file, _ = page.file(link.target)
            if not (ROOT / file).exists():
                mistakes.append(f"{path}:{link.line}: error: there is no '{file}': {link.target}")
            elif not link.is_picture and (ROOT / file).is_file():
                todo.append(file)
    for page in pages.values():
        mistakes += anchor_mistakes(page, pages)
    if mistakes:
        raise Mistakes("\n".join(mistakes))
    return pages


def anchor_mistakes(page, pages):
    """Returns what is wrong in a page with external links, anchors, and headings that DocC would give one anchor."""
    for heading in sorted({heading for heading in page.headings if page.headings.count(heading) > 1}):
        yield f"{page.path}: error: several headings '{heading}'"
    for link in page.links:
        if is_external(link.target):
            if not re.fullmatch(r"https://[\w-]+(\.[\w-]+)+(/[^\s<>\"]*)?", link.target):
                yield f"{page.path}:{link.line}: error: not the address of a site: {link.target}"
            continue
        file, anchor = page.file(link.target)
        if anchor and file in pages and pages[file].heading(anchor) is None:
            yield f"{page.path}:{link.line}: error: '{file}' has no heading for '#{anchor}': {link.target}"


def article(page, pages):
    """Returns the text of a page as DocC reads it, with each line where it was."""
    def converted(match):
        if match["code"]:
            # Two backticks around a word would make it the name of a symbol.
            return match[0] if match["ticks"] != "``" else f"`{match[0]}`"
        if is_external(match["target"]):
            return match[0]
        file, anchor = page.file(match["target"])
        if match["picture"]:
            return f"![{match['text']}]({file.name})"
        if file not in pages:
            # Folders of the repository are not in the site.
            return match["text"]
        target = pages[file]
        heading = target.heading(anchor) if anchor else None
        fragment = "#" + re.sub(r"[^\w.-]", "", heading.replace(" ", "-")) if heading else ""
        return f"[{match['text']}](doc:{target.name}{fragment})"

    if not page.is_markdown:
        return page.text
    parts = [
        BLOCK.sub(r"```\2\n\3```", part) if part.startswith("```") else INLINE.sub(converted, part)
        for _, part in page.parts()]
    # DocC shows no links to other sites in the paragraph below the title, unless it stands in a section.
    return re.sub(r"\A(# .*\n)\n(?=(?:.+\n)*?.*\]\(https:)", r"\1## Overview\n", "".join(parts))
