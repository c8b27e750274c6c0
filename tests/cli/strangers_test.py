"""Strangers at the ports of a job of two processes: strangers_test.py LA3 SOURCE_DIR

They find no port open to other machines, end nothing with a false hello, and hold nobody up with a byte on a connection
that they keep open."""
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

LA3, SOURCE = os.path.realpath(sys.argv[1]), os.path.realpath(sys.argv[2])
SECRET = "0123456789abcdef"
TRAIN = [LA3, "train", "--data", "shapes?train=60&validation=4&test=4", "--network", "wrn-10-1", "--batch-size", "20",
         "--warmup-epochs", "0", "--quiet", "--threads", "1"]


def listening(pid):
    """The addresses and ports at which a process listens."""
    inodes = set()
    for name in os.listdir(f"/proc/{pid}/fd"):
        try:
            found = re.match(r"socket:\[(\d+)\]", os.readlink(f"/proc/{pid}/fd/{name}"))
        except OSError:
            continue
        if found:
            inodes.add(found.group(1))
    places = []
    for table in ("tcp", "tcp6"):
        for line in open(f"/proc/net/{table}").read().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and fields[9] in inodes:
                address, port = fields[1].split(":")
                places.append((table, address, int(port, 16)))
    return places


def is_loopback(table, address):
    return address.endswith("7F") if table == "tcp" else address in ("00000000000000000000000001000000",
                                                                     "0000000000000000FFFF00000100007F")


def start(rank, port, out, epochs):
    environment = {**os.environ, "RANK": str(rank), "WORLD_SIZE": "2", "LOCAL_RANK": str(rank), "MASTER_ADDR": "127.0.0.1",
                   "MASTER_PORT": str(port), "LA3_SECRET": SECRET, "CUDA_VISIBLE_DEVICES": ""}
    return subprocess.Popen(TRAIN + ["--epochs", str(epochs), "--out", out], env=environment, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def until(condition, what, seconds=120):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def free_port():
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return any_port.getsockname()[1]


def hello(rank, size, secret):
    text = f"Hla3-monitor-1\n{rank}\n{size}\n1\nelsewhere\n4711\n0-1\n{secret}\n".encode()
    return len(text).to_bytes(4, "little") + text


def main():
    port = free_port()
    zero = start(0, port, "two", 2)
    until(lambda: any(place[2] == port for place in listening(zero.pid)), "rank 0 does not listen")
    held = []
    for said in (hello(1, 2, ""), hello(1, 7, ""), hello(0, 2, "f" * 16), b"\0", b"GET / HTTP/1.1\r\n"):
        held.append(socket.create_connection(("127.0.0.1", port)))
        held[-1].sendall(said)
    time.sleep(1)
    assert zero.poll() is None, "a false hello ended rank 0: " + zero.communicate()[0]
    places = set(listening(zero.pid))
    one = start(1, port, "two", 2)
    # A byte on every port that they open, on connections that stay.
    deadline = time.monotonic() + 300
    while zero.poll() is None and time.monotonic() < deadline:
        for process in (zero, one):
            try:
                found = set(listening(process.pid))
            except OSError:
                continue
            for place in sorted(found - places):
                if place[2] not in {p[2] for p in places} and process is zero:
                    try:
                        held.append(socket.create_connection(("127.0.0.1", place[2]), timeout=5))
                        held[-1].sendall(b"\1")
                    except OSError:
                        pass
            places |= found
        time.sleep(0.02)
    assert zero.poll() is not None, "rank 0 does not end"
    said = zero.communicate()[0], one.communicate(timeout=60)[0]
    assert zero.returncode == 0 and one.returncode == 0, said
    assert len(places) >= 2, places
    strange = [place for place in places if not is_loopback(*place[:2])]
    assert not strange, f"open to other machines: {strange}"
    # Deaf to nothing: SIGTERM ends both, with a held connection.
    port = free_port()
    zero, one = start(0, port, "long", 10000), start(1, port, "long", 10000)
    until(lambda: os.path.exists("long/metrics.jsonl") and os.path.getsize("long/metrics.jsonl"), "no first epoch")
    for place in listening(zero.pid):
        held.append(socket.create_connection(("127.0.0.1", place[2])))
        held[-1].sendall(b"\1")
    for process in (zero, one):
        process.send_signal(signal.SIGTERM)
    for process in (zero, one):
        process.communicate(timeout=120)
    print(f"{len(held)} strangers, {len(places)} ports, none of them open to other machines")


with tempfile.TemporaryDirectory() as work:
    os.chdir(work)
    main()
