// SPDX-License-Identifier: MIT
// Preloaded into the program, it logs what the program does to the files of one folder: what rig/disk.py
// makes images of power cuts from.
//
// TORTURE_FOLDER is the folder, TORTURE_LOG the log. TORTURE_DIE_AT=N ends the process as `kill -9` does
// in place of the Nth event. An event is this header and as many bytes as it says; a write is logged when
// it is done, a sync when it begins ('s') and when it has ended ('S').
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

// Kinds: 'c' created NAME, 'w' bytes at OFFSET, 't' cut to OFFSET bytes, 's' and 'S' a sync, 'u' removed
// NAME, 'r' renamed OLD\0NEW, 'l' linked NAME; of the folder itself 'd' and 'D' a sync.
typedef struct {
  uint32_t length;
  uint8_t kind, unused[3];
  uint64_t file, offset, number;
} event;

enum { MOST_FILES = 4096, MOST_PATH = 4096 };
static struct { uint64_t inode; char tracked; } files[MOST_FILES];
static char folder[MOST_PATH];
static int log_descriptor = -1;
static long die_at = -1, events;
static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  const char *place = getenv("TORTURE_FOLDER"), *log = getenv("TORTURE_LOG");
  const char *die = getenv("TORTURE_DIE_AT");
  if (place == NULL || log == NULL) return;
  if (realpath(place, folder) == NULL) abort();
  int descriptor = REAL(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  log_descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 2000);
  close(descriptor);
  if (die != NULL) die_at = atol(die);
}

static void note(char kind, uint64_t file, uint64_t offset, const void *data, size_t length) {
  pthread_mutex_lock(&one);
  if (events++ == die_at) kill(getpid(), SIGKILL);
  event head = {.length = (uint32_t)length, .kind = (uint8_t)kind, .file = file, .offset = offset,
                .number = (uint64_t)events};
  struct iovec parts[2] = {{&head, sizeof head}, {(void *)data, length}};
  if (REAL(writev)(log_descriptor, parts, length ? 2 : 1) != (ssize_t)(sizeof head + length)) abort();
  pthread_mutex_unlock(&one);
}

// The name of a path within the folder, "" for the folder itself, NULL for any other.
static const char *name_of(const char *path, char *whole) {
  if (log_descriptor < 0 || path == NULL) return NULL;
  char parent[MOST_PATH];
  if (realpath(path, whole) == NULL) {
    const char *slash = strrchr(path, '/');
    snprintf(parent, sizeof parent, "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
    if (realpath(parent, whole) == NULL) return NULL;
    size_t have = strlen(whole);
    snprintf(whole + have, MOST_PATH - have, "/%s", slash ? slash + 1 : path);
  }
  size_t length = strlen(folder);
  if (strncmp(whole, folder, length) != 0) return NULL;
  if (whole[length] == 0) return "";
  return whole[length] == '/' ? whole + length + 1 : NULL;
}

static int is_tracked(int descriptor) {
  return log_descriptor >= 0 && descriptor >= 0 && descriptor < MOST_FILES &&
         descriptor != log_descriptor && files[descriptor].tracked;
}

static int opened(int descriptor, const char *path, int flags, int was_there) {
  char whole[MOST_PATH];
  struct stat info;
  if (descriptor < 0) return descriptor;
  if (descriptor < MOST_FILES) files[descriptor].tracked = 0;
  const char *name = name_of(path, whole);
  if (name == NULL || descriptor >= MOST_FILES || fstat(descriptor, &info) != 0) return descriptor;
  files[descriptor].inode = info.st_ino;
  files[descriptor].tracked = *name ? 1 : 2;
  if (*name && !was_there) note('c', info.st_ino, 0, name, strlen(name));
  if (*name && was_there && (flags & O_TRUNC)) note('t', info.st_ino, 0, NULL, 0);
  return descriptor;
}

#define OPEN(function)                                          \
  int function(const char *path, int flags, ...) {              \
    va_list list;                                               \
    va_start(list, flags);                                      \
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;   \
    va_end(list);                                               \
    int was_there = REAL(access)(path, F_OK) == 0;              \
    int found = REAL(function)(path, flags, mode), kept = errno; \
    opened(found, path, flags, was_there);                      \
    errno = kept;                                               \
    return found;                                               \
  }
OPEN(open)
OPEN(open64)

static void wrote(int descriptor, const void *data, ssize_t count, int64_t offset) {
  if (count > 0) note('w', files[descriptor].inode, (uint64_t)offset, data, (size_t)count);
}

ssize_t pwrite64(int descriptor, const void *data, size_t count, off64_t offset) {
  ssize_t done = REAL(pwrite64)(descriptor, data, count, offset);
  if (is_tracked(descriptor)) wrote(descriptor, data, done, offset);
  return done;
}

ssize_t pwrite(int descriptor, const void *data, size_t count, off_t offset) {
  return pwrite64(descriptor, data, count, offset);
}

ssize_t write(int descriptor, const void *data, size_t count) {
  ssize_t done = REAL(write)(descriptor, data, count);
  if (is_tracked(descriptor)) wrote(descriptor, data, done, lseek(descriptor, 0, SEEK_CUR) - done);
  return done;
}

int ftruncate64(int descriptor, off64_t length) {
  int answer = REAL(ftruncate64)(descriptor, length);
  if (is_tracked(descriptor) && answer == 0)
    note('t', files[descriptor].inode, (uint64_t)length, NULL, 0);
  return answer;
}

int ftruncate(int descriptor, off_t length) { return ftruncate64(descriptor, length); }

static int synced(int descriptor, int (*real)(int)) {
  if (!is_tracked(descriptor)) return real(descriptor);
  int whole_folder = files[descriptor].tracked == 2;
  uint64_t inode = files[descriptor].inode;
  note(whole_folder ? 'd' : 's', inode, 0, NULL, 0);
  int answer = real(descriptor);
  if (answer == 0) note(whole_folder ? 'D' : 'S', inode, 0, NULL, 0);
  return answer;
}

int fsync(int descriptor) { return synced(descriptor, REAL(fsync)); }
int fdatasync(int descriptor) { return synced(descriptor, REAL(fdatasync)); }

int close(int descriptor) {
  if (descriptor == log_descriptor && descriptor >= 0) return 0;
  if (descriptor >= 0 && descriptor < MOST_FILES) files[descriptor].tracked = 0;
  return REAL(close)(descriptor);
}

static int removed(const char *path, int (*real)(const char *)) {
  char whole[MOST_PATH];
  const char *name = name_of(path, whole);
  int answer = real(path);
  if (answer == 0 && name != NULL && *name) note('u', 0, 0, name, strlen(name));
  return answer;
}

int unlink(const char *path) { return removed(path, REAL(unlink)); }
int remove(const char *path) { return removed(path, REAL(remove)); }

int unlinkat(int place, const char *path, int flags) {
  char whole[MOST_PATH];
  const char *name = place == AT_FDCWD || *path == '/' ? name_of(path, whole) : NULL;
  int answer = REAL(unlinkat)(place, path, flags);
  if (answer == 0 && name != NULL && *name) note('u', 0, 0, name, strlen(name));
  return answer;
}

static int moved(char kind, const char *from, const char *to, int (*real)(const char *, const char *)) {
  char old_whole[MOST_PATH], new_whole[MOST_PATH], both[2 * MOST_PATH];
  struct stat info;
  const char *old_name = name_of(from, old_whole), *new_name = name_of(to, new_whole);
  int answer = real(from, to), kept = errno;
  if (answer == 0 && old_name && new_name && stat(to, &info) == 0) {
    int length = snprintf(both, sizeof both, "%s%c%s", old_name, 0, new_name);
    if (kind == 'r') note('r', info.st_ino, 0, both, (size_t)length);
    else note('l', info.st_ino, 0, new_name, strlen(new_name));
  }
  errno = kept;
  return answer;
}

int rename(const char *from, const char *to) { return moved('r', from, to, REAL(rename)); }
int link(const char *from, const char *to) { return moved('l', from, to, REAL(link)); }
