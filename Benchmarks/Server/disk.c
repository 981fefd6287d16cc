// SPDX-License-Identifier: MIT
// Preloaded into the program, it makes every sync take BENCH_SYNC_MICROSECONDS longer, as on a disk, and
// counts in the file BENCH_COUNTS, three numbers of 64 bits: syncs, bytes written to write-ahead logs,
// bytes written to any file by offset.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  _Atomic uint64_t syncs, log_bytes, bytes;
} counts;

static counts nowhere, *totals = &nowhere;
static long delay;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("BENCH_COUNTS"), *microseconds = getenv("BENCH_SYNC_MICROSECONDS");
  if (microseconds != NULL) delay = atol(microseconds);
  int file = path == NULL ? -1 : open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0 || ftruncate(file, sizeof(counts)) != 0) return;
  void *place = mmap(NULL, sizeof(counts), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (place != MAP_FAILED) totals = place;
  close(file);
}

static int synced(int descriptor, int (*real)(int)) {
  struct timespec pause = {.tv_sec = delay / 1000000, .tv_nsec = delay % 1000000 * 1000};
  atomic_fetch_add(&totals->syncs, 1);
  int answer = real(descriptor), kept = errno;
  nanosleep(&pause, NULL);
  errno = kept;
  return answer;
}

int fsync(int descriptor) { return synced(descriptor, REAL(fsync)); }
int fdatasync(int descriptor) { return synced(descriptor, REAL(fdatasync)); }

static int is_log(int descriptor) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path);
  return length > 4 && memcmp(path + length - 4, "-wal", 4) == 0;
}

ssize_t pwrite64(int descriptor, const void *data, size_t count, off64_t offset) {
  ssize_t done = REAL(pwrite64)(descriptor, data, count, offset);
  int kept = errno;
  if (done > 0) {
    atomic_fetch_add(&totals->bytes, (uint64_t)done);
    if (is_log(descriptor)) atomic_fetch_add(&totals->log_bytes, (uint64_t)done);
  }
  errno = kept;
  return done;
}

ssize_t pwrite(int descriptor, const void *data, size_t count, off_t offset) {
  return pwrite64(descriptor, data, count, offset);
}
