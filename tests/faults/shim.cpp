// Makes one call of a program fail, as LD_PRELOAD:
//
//   LA3_FAULT=CALL:N:HOW  the N-th CALL (from 1): write, fsync, rename, open, mmap, malloc, thread, end
//   LA3_FAULT_UNDER=DIR   only files in there count; threads and memory always do
//   LA3_FAULT_COUNTS=FILE a file of 8 numbers of 8 bytes each, which count the calls
//
// HOW is `fail` (no space, no memory, ...), `short` (a write of half the bytes), `kill` (the process dies
// before the call) or `power` (it dies, and what was written and not flushed is lost, as in a power cut: a
// file has the size of its last fsync). malloc counts blocks of 64 KiB and more.
//
// Plain C in all but name: called from within malloc, it must not use what allocates.
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

enum Call { kWrite, kFsync, kRename, kOpen, kMmap, kMalloc, kThread, kEnd, kCalls };
constexpr const char* kNames[kCalls] = {"write", "fsync", "rename", "open", "mmap", "malloc", "thread", "end"};
enum How { kFail, kShort, kKill, kPower };
constexpr size_t kLargeBlock = 64 << 10;

struct Settings {
  bool is_read = false;
  int call = -1;
  uint64_t number = 0;
  How how = kFail;
  char under[PATH_MAX] = "";
  uint64_t* counts = nullptr;
} settings;
uint64_t own_counts[kCalls];

// The size of each file at its last fsync; of those that have never been flushed, 0.
struct Flushed {
  char path[PATH_MAX];
  off_t size;
};
Flushed* flushed = nullptr;
size_t flushed_count = 0;
constexpr size_t kMostFiles = 4096;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

template <typename Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

void read_settings() {
  if (settings.is_read) { return; }
  settings.is_read = true;
  if (const char* under = getenv("LA3_FAULT_UNDER")) {
    snprintf(settings.under, sizeof settings.under, "%s", under);
  }
  if (const char* file = getenv("LA3_FAULT_COUNTS")) {
    const int fd = static_cast<int>(syscall(SYS_openat, AT_FDCWD, file, O_RDWR | O_CLOEXEC, 0));
    if (fd >= 0) {
      void* memory = reinterpret_cast<void*>(
          syscall(SYS_mmap, nullptr, kCalls * sizeof(uint64_t), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0));
      if (memory != MAP_FAILED) { settings.counts = static_cast<uint64_t*>(memory); }
      close(fd);
    }
  }
  if (const char* fault = getenv("LA3_FAULT")) {
    char call[16] = "", how[16] = "";
    unsigned long long number = 0;
    if (sscanf(fault, "%15[a-z]:%llu:%15[a-z]", call, &number, how) == 3) {
      for (int i = 0; i < kCalls; ++i) {
        if (strcmp(call, kNames[i]) == 0) { settings.call = i; }
      }
      settings.number = number;
      settings.how = strcmp(how, "short") == 0   ? kShort
                     : strcmp(how, "kill") == 0  ? kKill
                     : strcmp(how, "power") == 0 ? kPower
                                                 : kFail;
    }
  }
  flushed =
      reinterpret_cast<Flushed*>(syscall(SYS_mmap, nullptr, kMostFiles * sizeof(Flushed), PROT_READ | PROT_WRITE,
                                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
}

bool is_under(const char* path) {
  const size_t length = strlen(settings.under);
  return length > 0 && strncmp(path, settings.under, length) == 0;
}

// The file's path, if it is a regular one that counts.
bool path_of(int fd, char (&path)[PATH_MAX]) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  const ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length <= 0) { return false; }
  path[length] = '\0';
  struct stat status;
  return is_under(path) && fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

Flushed* entry_of(const char* path) {
  for (size_t i = 0; i < flushed_count; ++i) {
    if (strcmp(flushed[i].path, path) == 0) { return &flushed[i]; }
  }
  if (flushed_count == kMostFiles) { return nullptr; }
  Flushed& entry = flushed[flushed_count++];
  snprintf(entry.path, sizeof entry.path, "%s", path);
  entry.size = 0;
  return &entry;
}

// A file is about to change; what it had when it was first seen counts as flushed.
void will_change(const char* path) {
  pthread_mutex_lock(&mutex);
  const size_t before = flushed_count;
  Flushed* entry = entry_of(path);
  struct stat status;
  if (entry != nullptr && flushed_count > before && stat(path, &status) == 0) { entry->size = status.st_size; }
  pthread_mutex_unlock(&mutex);
}

void was_flushed(const char* path) {
  struct stat status;
  if (stat(path, &status) != 0) { return; }
  pthread_mutex_lock(&mutex);
  if (Flushed* entry = entry_of(path)) { entry->size = status.st_size; }
  pthread_mutex_unlock(&mutex);
}

void was_renamed(const char* from, const char* to) {
  const size_t length = strlen(from);
  pthread_mutex_lock(&mutex);
  for (size_t i = 0; i < flushed_count; ++i) {
    if (strcmp(flushed[i].path, to) == 0) { flushed[i].path[0] = '\0'; }
  }
  for (size_t i = 0; i < flushed_count; ++i) {
    char* path = flushed[i].path;
    if (strncmp(path, from, length) != 0 || (path[length] != '\0' && path[length] != '/')) { continue; }
    char renamed[PATH_MAX];
    snprintf(renamed, sizeof renamed, "%.2000s%.2000s", to, path + length);
    memcpy(path, renamed, sizeof renamed);
  }
  pthread_mutex_unlock(&mutex);
}

[[noreturn]] void die() {
  if (settings.how == kPower) {
    for (size_t i = 0; i < flushed_count; ++i) {
      struct stat status;
      if (flushed[i].path[0] != '\0' && stat(flushed[i].path, &status) == 0 && status.st_size > flushed[i].size) {
        [[maybe_unused]] const int ignored = truncate(flushed[i].path, flushed[i].size);
      }
    }
  }
  kill(getpid(), SIGKILL);
  for (;;) { pause(); }
}

// Counts the call; true if it is the one that fails.
bool is_it(Call call) {
  read_settings();
  uint64_t* counts = settings.counts != nullptr ? settings.counts : own_counts;
  const uint64_t number = __atomic_add_fetch(&counts[call], 1, __ATOMIC_RELAXED);
  if (settings.call != call || number != settings.number) { return false; }
  if (settings.how == kKill || settings.how == kPower) { die(); }
  return true;
}

void absolute(const char* path, char (&whole)[PATH_MAX]) {
  if (path[0] == '/') {
    snprintf(whole, sizeof whole, "%s", path);
  } else {
    char here[PATH_MAX / 2];
    if (getcwd(here, sizeof here) == nullptr) { here[0] = '\0'; }
    snprintf(whole, sizeof whole, "%s/%.2000s", here, path);
  }
}

}  // namespace

extern "C" {

ssize_t write(int fd, const void* bytes, size_t count) {
  static auto* real = next<ssize_t(int, const void*, size_t)>("write");
  read_settings();
  char path[PATH_MAX];
  if (path_of(fd, path)) {
    will_change(path);
    if (is_it(kWrite)) {
      if (settings.how == kShort && count > 1) { return real(fd, bytes, count / 2); }
      errno = ENOSPC;
      return -1;
    }
  }
  return real(fd, bytes, count);
}

ssize_t writev(int fd, const struct iovec* parts, int count) {
  static auto* real = next<ssize_t(int, const struct iovec*, int)>("writev");
  read_settings();
  char path[PATH_MAX];
  if (path_of(fd, path)) {
    will_change(path);
    if (is_it(kWrite)) {
      errno = ENOSPC;
      return -1;
    }
  }
  return real(fd, parts, count);
}

int fsync(int fd) {
  static auto* real = next<int(int)>("fsync");
  read_settings();
  char path[PATH_MAX];
  const bool counts = path_of(fd, path);
  if (counts && is_it(kFsync)) {
    errno = EIO;
    return -1;
  }
  const int result = real(fd);
  if (counts && result == 0) { was_flushed(path); }
  return result;
}

int syncfs(int fd) {
  static auto* real = next<int(int)>("syncfs");
  if (is_it(kFsync)) {
    errno = EIO;
    return -1;
  }
  const int result = real(fd);
  for (size_t i = 0; result == 0 && i < flushed_count; ++i) {
    if (flushed[i].path[0] != '\0') { was_flushed(flushed[i].path); }
  }
  return result;
}

int rename(const char* from, const char* to) {
  static auto* real = next<int(const char*, const char*)>("rename");
  read_settings();
  char whole_from[PATH_MAX], whole_to[PATH_MAX];
  absolute(from, whole_from);
  absolute(to, whole_to);
  if (is_under(whole_to) && is_it(kRename)) {
    errno = EIO;
    return -1;
  }
  const int result = real(from, to);
  if (result == 0) { was_renamed(whole_from, whole_to); }
  return result;
}

int open(const char* path, int flags, ...) {
  static auto* real = next<int(const char*, int, ...)>("open");
  read_settings();
  mode_t mode = 0;
  if ((flags & (O_CREAT | O_TMPFILE)) != 0) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  char whole[PATH_MAX];
  absolute(path, whole);
  if (is_under(whole) && is_it(kOpen)) {
    errno = EMFILE;
    return -1;
  }
  return real(path, flags, mode);
}
int open64(const char* path, int flags, ...) __attribute__((alias("open")));

void* mmap(void* address, size_t length, int protection, int flags, int fd, off_t offset) {
  static auto* real = next<void*(void*, size_t, int, int, int, off_t)>("mmap");
  read_settings();
  char path[PATH_MAX];
  if (fd >= 0 && path_of(fd, path) && is_it(kMmap)) {
    errno = ENOMEM;
    return MAP_FAILED;
  }
  return real(address, length, protection, flags, fd, offset);
}
void* mmap64(void* address, size_t length, int protection, int flags, int fd, off_t offset)
    __attribute__((alias("mmap")));

void* __libc_malloc(size_t size);
void* malloc(size_t size) {
  if (size >= kLargeBlock && is_it(kMalloc)) {
    errno = ENOMEM;
    return nullptr;
  }
  return __libc_malloc(size);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*start)(void*), void* argument) {
  static auto* real = next<int(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*)>("pthread_create");
  // libpthreadpool, of which LibTorch makes a pool, waits for ever for a thread that could not start;
  // la3 cannot help that, so those do not count.
  Dl_info library;
  const bool is_theirs =
      dladdr(reinterpret_cast<void*>(start), &library) != 0 && strstr(library.dli_fname, "pthreadpool") != nullptr;
  if (!is_theirs && is_it(kThread)) { return EAGAIN; }
  return real(thread, attributes, start, argument);
}

// A power cut after all is done: what was said to be there must be.
void _Exit(int code) {
  is_it(kEnd);
  syscall(SYS_exit_group, code);
  for (;;) {}
}

}  // extern "C"
