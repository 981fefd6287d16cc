// SPDX-License-Identifier: MIT
// A virtual file system that compares page checksums on reads and updates them on writes.
// Everything else, and every file that is not a database, goes to the system's own.
#include "page_checksums.h"

#include <pthread.h>
#include <sqlite3.h>
#include <string.h>

_Static_assert(ALMANAC_CHECKSUM_ERROR == SQLITE_IOERR_DATA, "SQLite's own code");

// An open database, followed in memory by the system's own file object.
typedef struct {
  sqlite3_file base;
  // The page size, or 0 while the file is not known to have checksums.
  uint32_t page_size;
  // Room for a page and its checksum, allocated with the first write.
  uint8_t *page;
} SummedFile;

static sqlite3_file *own(sqlite3_file *file) {
  return (sqlite3_file *)((SummedFile *)file + 1);
}

static sqlite3_vfs *system_vfs(sqlite3_vfs *vfs) { return vfs->pAppData; }

static int read_page(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  SummedFile *summed = (SummedFile *)file;
  int code = own(file)->pMethods->xRead(own(file), bytes, count, offset);
  if (code != SQLITE_OK) return code;
  if (offset == 0 && count >= 100) summed->page_size = almanac_checksum_page_size(bytes);
  if (summed->page_size == 0 || (uint32_t)count != summed->page_size || offset % count != 0) {
    return SQLITE_OK;
  }
  if (almanac_checksum_is_absent(bytes, count)) return SQLITE_OK;
  if (!almanac_checksum_matches(bytes, count)) return ALMANAC_CHECKSUM_ERROR;
  // The page goes to the log without its sum, since another program may merge the log into the file.
  almanac_checksum_remove(bytes, count);
  return SQLITE_OK;
}

// Another process may have added checksums since the file was opened here.
static void look_at_header(SummedFile *summed, const void *bytes, int count, sqlite3_int64 offset) {
  uint8_t header[100];
  sqlite3_file *file = own(&summed->base);
  if (offset == 0 && count >= 100) {
    summed->page_size = almanac_checksum_page_size(bytes);
  } else if (summed->page_size == 0 && count >= 512 &&
             file->pMethods->xRead(file, header, sizeof header, 0) == SQLITE_OK) {
    summed->page_size = almanac_checksum_page_size(header);
  }
}

static int write_page(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  SummedFile *summed = (SummedFile *)file;
  look_at_header(summed, bytes, count, offset);
  if (summed->page_size == 0 || (uint32_t)count != summed->page_size || offset % count != 0) {
    return own(file)->pMethods->xWrite(own(file), bytes, count, offset);
  }
  if (!summed->page) summed->page = sqlite3_malloc(65536);
  if (!summed->page) return SQLITE_IOERR_NOMEM;
  memcpy(summed->page, bytes, count);
  almanac_checksum_write(summed->page, count);
  return own(file)->pMethods->xWrite(own(file), summed->page, count, offset);
}

static int close_file(sqlite3_file *file) {
  sqlite3_free(((SummedFile *)file)->page);
  return own(file)->pMethods->xClose(own(file));
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
  return own(file)->pMethods->xTruncate(own(file), size);
}

static int sync_file(sqlite3_file *file, int flags) {
  return own(file)->pMethods->xSync(own(file), flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return own(file)->pMethods->xFileSize(own(file), size);
}

static int lock_file(sqlite3_file *file, int level) {
  return own(file)->pMethods->xLock(own(file), level);
}

static int unlock_file(sqlite3_file *file, int level) {
  return own(file)->pMethods->xUnlock(own(file), level);
}

static int check_lock(sqlite3_file *file, int *is_reserved) {
  return own(file)->pMethods->xCheckReservedLock(own(file), is_reserved);
}

static int control_file(sqlite3_file *file, int operation, void *argument) {
  return own(file)->pMethods->xFileControl(own(file), operation, argument);
}

static int sector_size(sqlite3_file *file) {
  return own(file)->pMethods->xSectorSize(own(file));
}

// Newer versions of SQLite read part of a page where that is faster, but a part has no checksum.
#ifdef SQLITE_IOCAP_SUBPAGE_READ
#define ALMANAC_PARTIAL_READS SQLITE_IOCAP_SUBPAGE_READ
#else
#define ALMANAC_PARTIAL_READS 0
#endif

static int characteristics(sqlite3_file *file) {
  return own(file)->pMethods->xDeviceCharacteristics(own(file)) & ~ALMANAC_PARTIAL_READS;
}

static int map_memory(sqlite3_file *file, int region, int size, int extends, void volatile **at) {
  return own(file)->pMethods->xShmMap(own(file), region, size, extends, at);
}

static int lock_memory(sqlite3_file *file, int offset, int count, int flags) {
  return own(file)->pMethods->xShmLock(own(file), offset, count, flags);
}

static void memory_barrier(sqlite3_file *file) { own(file)->pMethods->xShmBarrier(own(file)); }

static int unmap_memory(sqlite3_file *file, int deletes) {
  return own(file)->pMethods->xShmUnmap(own(file), deletes);
}

// Pages are not mapped into memory: they would be read without comparing their checksums.
static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = close_file,
    .xRead = read_page,
    .xWrite = write_page,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = file_size,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = check_lock,
    .xFileControl = control_file,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = characteristics,
    .xShmMap = map_memory,
    .xShmLock = lock_memory,
    .xShmBarrier = memory_barrier,
    .xShmUnmap = unmap_memory,
};

static int open_file(
    sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *actual) {
  sqlite3_vfs *system = system_vfs(vfs);
  if (!(flags & SQLITE_OPEN_MAIN_DB)) return system->xOpen(system, name, file, flags, actual);
  SummedFile *summed = (SummedFile *)file;
  memset(summed, 0, sizeof *summed + sizeof(sqlite3_file));
  int code = system->xOpen(system, name, own(file), flags, actual);
  // Only a file with methods is ever closed.
  if (own(file)->pMethods) summed->base.pMethods = &methods;
  return code;
}

static int delete_file(sqlite3_vfs *vfs, const char *name, int syncs_folder) {
  return system_vfs(vfs)->xDelete(system_vfs(vfs), name, syncs_folder);
}

static int access_file(sqlite3_vfs *vfs, const char *name, int flags, int *result) {
  return system_vfs(vfs)->xAccess(system_vfs(vfs), name, flags, result);
}

static int full_path(sqlite3_vfs *vfs, const char *name, int size, char *path) {
  return system_vfs(vfs)->xFullPathname(system_vfs(vfs), name, size, path);
}

static int randomness(sqlite3_vfs *vfs, int count, char *bytes) {
  return system_vfs(vfs)->xRandomness(system_vfs(vfs), count, bytes);
}

static int sleep_for(sqlite3_vfs *vfs, int microseconds) {
  return system_vfs(vfs)->xSleep(system_vfs(vfs), microseconds);
}

static int current_time(sqlite3_vfs *vfs, double *day) {
  return system_vfs(vfs)->xCurrentTime(system_vfs(vfs), day);
}

static int last_error(sqlite3_vfs *vfs, int size, char *text) {
  return system_vfs(vfs)->xGetLastError(system_vfs(vfs), size, text);
}

static int current_milliseconds(sqlite3_vfs *vfs, sqlite3_int64 *time) {
  return system_vfs(vfs)->xCurrentTimeInt64(system_vfs(vfs), time);
}

static sqlite3_vfs vfs = {
    .iVersion = 2,
    .zName = "almanac",
    .xOpen = open_file,
    .xDelete = delete_file,
    .xAccess = access_file,
    .xFullPathname = full_path,
    .xRandomness = randomness,
    .xSleep = sleep_for,
    .xCurrentTime = current_time,
    .xGetLastError = last_error,
    .xCurrentTimeInt64 = current_milliseconds,
};

static int installed = SQLITE_ERROR;

static void install(void) {
  sqlite3_vfs *system = sqlite3_vfs_find(NULL);
  if (!system) return;
  vfs.pAppData = system;
  vfs.szOsFile = (int)sizeof(SummedFile) + system->szOsFile;
  vfs.mxPathname = system->mxPathname;
  installed = sqlite3_vfs_register(&vfs, 1);
}

int almanac_checksums_install(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  return installed;
}

void almanac_leave_log(void *connection) {
  if (connection) sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}
