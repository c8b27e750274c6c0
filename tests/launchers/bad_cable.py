#!/usr/bin/env python3
"""A slow cable between two network namespaces that loses packets, for kernels without netem:

    bad_cable.py NAME0 NAME1 --delay-ms 10 --loss-percent 1 [--seed 1] --counts FILE

Gives each of them a device eth0 (a TUN device: its packets come here) and carries packets over, late, but for those that are
lost. The devices are there once FILE is, and go when this ends. SIGUSR1 writes how many packets came and were lost to FILE."""
import argparse
import ctypes
import fcntl
import heapq
import os
import random
import select
import signal
import struct
import time

CLONE_NEWNET = 0x40000000
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
MOST_WAITING = 2000  # packets; more are lost, as by a switch


def open_device(namespace):
    """A TUN device belongs to the namespace of who makes it."""
    with open(f"/run/netns/{namespace}") as there:
        if ctypes.CDLL(None, use_errno=True).setns(there.fileno(), CLONE_NEWNET) != 0:
            raise OSError(ctypes.get_errno(), f"cannot enter {namespace}")
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK | os.O_CLOEXEC)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", b"eth0", IFF_TUN | IFF_NO_PI))
    return device


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("namespaces", nargs=2, metavar="NAME")
    parser.add_argument("--delay-ms", type=float, required=True)
    parser.add_argument("--loss-percent", type=float, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--counts", required=True)
    options = parser.parse_args()
    generator = random.Random(options.seed)
    devices = [open_device(name) for name in options.namespaces]
    came = lost = 0

    def write_counts(*_):
        with open(options.counts + ".new", "w") as file:
            file.write(f"{came} packets, {lost} lost\n")
        os.rename(options.counts + ".new", options.counts)

    signal.signal(signal.SIGUSR1, write_counts)
    write_counts()
    waiting = []  # (when, number, to, packet)
    while True:
        pause = max(0.0, waiting[0][0] - time.monotonic()) if waiting else None
        for source in select.select(devices, [], [], pause)[0]:
            try:
                packet = os.read(source, 65536)
            except BlockingIOError:
                continue
            came += 1
            if generator.random() * 100 < options.loss_percent or len(waiting) >= MOST_WAITING:
                lost += 1
            else:
                to = devices[1 - devices.index(source)]
                heapq.heappush(waiting, (time.monotonic() + options.delay_ms / 1000, came, to, packet))
        while waiting and waiting[0][0] <= time.monotonic():
            _, _, to, packet = heapq.heappop(waiting)
            try:
                os.write(to, packet)
            except OSError:  # its machine is not up
                pass


main()
