"""What changed: for scripts that look at that first."""
import os, subprocess, sys


def git(*args):
    result = subprocess.run(["git", *args], capture_output=True, text=True)
    return result.stdout.strip() if result.returncode == 0 else ""


def find_base():
    """The commit to compare with: LA3_BASE, or where the branch left origin/main, or the one before; "" if there is none."""
    wanted = os.environ.get("LA3_BASE")
    if wanted:
        if not git("rev-parse", "--verify", wanted + "^{commit}"):
            sys.exit(f"LA3_BASE is '{wanted}': a commit expected")
        return wanted
    base = git("merge-base", "HEAD", "origin/main")
    if base and base != git("rev-parse", "HEAD"):
        return base
    return git("rev-parse", "--verify", "HEAD~1")
