"""A web server with many faults, for data_get_test.sh: data_get_server.py FOLDER

Serves a small archive in the form of CIFAR-10's on a free port of 127.0.0.1. Writes FOLDER/good.tar.gz,
FOLDER/evil.tar.gz, FOLDER/log (a line per request) and, once it listens, FOLDER/port. The first part of an address
says how the server behaves. Ends by itself after fifteen minutes. Standard library only.
"""
import io
import os
import random
import sys
import tarfile
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

FILES = [f"data_batch_{i}.bin" for i in range(1, 6)] + ["test_batch.bin", "batches.meta.txt"]


def archive(extra=None):
    noise = random.Random(1)
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w:gz") as tar:
        for name in FILES:
            info = tarfile.TarInfo("cifar-10-batches-bin/" + name)
            content = noise.randbytes(61460)
            info.size = len(content)
            tar.addfile(info, io.BytesIO(content))
        if extra:
            info = tarfile.TarInfo(extra)
            info.size = 3
            tar.addfile(info, io.BytesIO(b"bad"))
    return out.getvalue()


FOLDER = sys.argv[1]
GOOD, EVIL = archive(), archive("../escaped")
HALF = len(GOOD) // 2
OTHER = bytes(len(GOOD))  # another version of the file, of the same length
seen = {}  # requests by path
lock = threading.Lock()


class Handler(BaseHTTPRequestHandler):
    def log_message(self, *args):
        pass

    def do_GET(self):
        with lock:
            seen[self.path] = count = seen.get(self.path, 0) + 1
            with open(FOLDER + "/log", "a") as log:
                log.write(f"{self.path} {self.headers['Range']} {self.headers['If-Range']}\n")
        getattr(self, "serve_" + self.path.split("/")[1])(count)

    def give(self, content, etag='"v1"', ranges=True, cut=None, hang=False, length=True, shift=0):
        """The file or the range asked for; of a whole file only `cut` bytes, where given, then nothing more."""
        start, status = 0, 200
        wanted, condition = self.headers["Range"], self.headers["If-Range"]
        if ranges and wanted and condition in (None, etag):
            start, status = int(wanted.removeprefix("bytes=").rstrip("-")) + shift, 206
        if start >= len(content):
            self.send_response(416)
            self.send_header("Content-Range", f"bytes */{len(content)}")
            self.end_headers()
            return
        self.send_response(status)
        if length:
            self.send_header("Content-Length", str(len(content) - start))
        if etag:
            self.send_header("ETag", etag)
        if status == 206:
            self.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
        self.end_headers()
        self.wfile.write(content[start:cut if status == 200 else None])
        self.wfile.flush()
        if hang and status == 200:
            time.sleep(60)

    def redirect(self, where):
        self.send_response(302)
        self.send_header("Location", where)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def serve_plain(self, _):
        self.give(GOOD)

    def serve_unmarked(self, _):
        self.give(GOOD, etag=None, cut=HALF if seen[self.path] == 1 else None)

    def serve_unsized(self, _):
        self.give(GOOD, length=False)

    def serve_cut(self, count):
        self.give(GOOD, cut=HALF if count == 1 else None)

    def serve_cutnorange(self, count):
        self.give(GOOD, ranges=False, cut=HALF if count == 1 else None)

    def serve_alwayscut(self, _):
        self.give(GOOD, ranges=False, cut=HALF)

    def serve_hang(self, _):
        self.give(GOOD, cut=HALF, hang=True)

    def serve_changed(self, count):  # noticed by its ETag
        self.give(OTHER, '"v0"', cut=HALF) if count == 1 else self.give(GOOD)

    def serve_secretlychanged(self, count):  # only noticed by the checksum
        self.give(OTHER, etag=None, cut=HALF) if count == 1 else self.give(GOOD, etag=None)

    def serve_shifted(self, count):  # gives another range than the one asked for
        self.give(GOOD, cut=HALF if count == 1 else None, shift=10)

    def serve_unasked(self, _):  # a range although none was asked for
        self.send_response(206)
        self.end_headers()

    def serve_wrong(self, _):
        self.give(b"<html>Please log in</html>")

    def serve_empty(self, _):
        self.give_nothing(200)

    def serve_missing(self, _):
        self.give_nothing(404)

    def serve_busy(self, count):
        self.give(GOOD) if count > 1 else self.give_nothing(503)

    def give_nothing(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def serve_huge(self, _):
        self.send_response(200)
        self.send_header("Content-Length", str(10**13))
        self.end_headers()
        self.wfile.write(b"x")

    def serve_evil(self, _):
        self.give(EVIL)

    def serve_moved(self, _):
        self.redirect("/plain/" + self.path.split("/")[2])

    def serve_loop(self, _):
        self.redirect(self.path)

    def serve_tofile(self, _):
        self.redirect("file:///etc/passwd")


with open(FOLDER + "/good.tar.gz", "wb") as file:
    file.write(GOOD)
with open(FOLDER + "/evil.tar.gz", "wb") as file:
    file.write(EVIL)
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
limit = threading.Timer(900, os._exit, [1])
limit.daemon = True
limit.start()
with open(FOLDER + "/port.new", "w") as file:
    file.write(str(server.server_address[1]))
os.rename(FOLDER + "/port.new", FOLDER + "/port")
server.serve_forever()
