"""Shows a site to a headless browser, which tells what a reader finds in each page."""

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

BROWSERS = [
    "chromium", "chromium-browser", "google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium"]
OPTIONS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
    "--no-first-run", "--no-default-browser-check", "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows"]
PATIENCE = 300


class Failure(Exception):
    """Why the browser told nothing."""


def browser():
    """Returns the path of a browser, or None."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


class Site:
    """A site in a folder, and what was found in it."""

    def __init__(self, folder):
        self.folder = folder
        page = (folder / "documentation" / "generamba" / "index.html").read_text(encoding="utf-8")
        self.base = re.search(r'baseUrl = "(.*?)/?"', page)[1]
        self.found = None
        self.is_done = threading.Event()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, self, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def pages(self):
        """Returns the addresses of the pages that docc wrote: of articles and modules, and of the symbols in modules.

        The address of the site itself leads to the first one.
        """
        data = self.folder / "data"
        found = data.glob("documentation/**/*.json")
        names = sorted(path.relative_to(data).with_suffix("").as_posix() for path in found)
        articles = [name for name in names if "/generamba/" in name or name.count("/") == 1]
        symbols = [name for name in names if name not in articles]
        return {
            "articles": [f"{self.base}/"] + [f"{self.base}/{name}/" for name in articles],
            "symbols": [f"{self.base}/{name}/" for name in symbols],
        }

    def place(self, path):
        """Returns the address of a page in the site, without the path that the site is made for."""
        return unquote(path)[len(self.base):].rstrip("/").lower() or "/"

    def look(self, program):
        """Returns what the browser finds in the pages."""
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        folder = Path(tempfile.mkdtemp())
        with open(folder / "log", "wb") as log:
            command = [program] + OPTIONS + [f"--user-data-dir={folder}/profile", f"{self.address}/-/look.html"]
            process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
            try:
                is_done = self.is_done.wait(PATIENCE)
            finally:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        printed = (folder / "log").read_text(errors="replace")[-2000:]
        shutil.rmtree(folder, ignore_errors=True)
        self.server.shutdown()
        if not is_done:
            raise Failure(f"error: '{program}' did not finish within {PATIENCE} seconds\n{printed}")
        if isinstance(self.found, str):
            raise Failure(f"error: the browser cannot look at the pages: {self.found}")
        return self.found


class Handler(SimpleHTTPRequestHandler):
    """Serves a site, below the path that it was made for, and the page that looks at it."""

    def __init__(self, site, *arguments, **options):
        self.site = site
        super().__init__(*arguments, **options)

    def do_GET(self):
        if self.path == "/-/look.html":
            self.answer("text/html", Path(__file__).with_name("look.html").read_bytes())
        elif self.path == "/-/pages":
            self.answer("application/json", json.dumps(self.site.pages()).encode())
        elif self.path.startswith(f"{self.site.base}/"):
            self.path = self.path[len(self.site.base):]
            super().do_GET()
        else:
            self.send_error(404)

    def do_POST(self):
        self.site.found = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.answer("text/plain", b"")
        self.site.is_done.set()

    def end_headers(self):
        # The browser then keeps the scripts of the site, and what it compiled of them.
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def answer(self, kind, content):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        """Says nothing about requests."""
