// SPDX-License-Identifier: MIT
// A checksum for every page of a SQLite file, so that a bit that flipped on the disk is found when
// its page is read and does not become somebody's data.
//
// The checksum is in the last 8 bytes of each page, which SQLite leaves alone when the file
// reserves 8 bytes per page (SQLITE_FCNTL_RESERVE_BYTES). Other files are read and written as
// usual. The layout is that of SQLite's own extension (https://sqlite.org/cksumvfs.html), so its
// shell can check our files, unless another program has merged the log into one. Pages in the
// write-ahead log have the log's own checksums, and none of these.
#ifndef ALMANAC_PAGE_CHECKSUMS_H
#define ALMANAC_PAGE_CHECKSUMS_H

#include <stddef.h>
#include <stdint.h>

/// Bytes of a page that hold its checksum.
#define ALMANAC_CHECKSUM_BYTES 8

/// The result of reading a page that does not match: SQLITE_IOERR_DATA, which Swift does not import.
#define ALMANAC_CHECKSUM_ERROR 8202

/// Makes all connections that are opened from now on compare and write checksums.
///
/// May be called more than once. Returns a result code of SQLite.
int almanac_checksums_install(void);

/// Makes a connection, a `sqlite3 *`, leave the log as it is when it is the last to close, instead of
/// merging it into a file that has been replaced.
void almanac_leave_log(void *connection);

/// The page size of a file with checksums, given its first 100 bytes; 0 for a file without them.
uint32_t almanac_checksum_page_size(const uint8_t *header);

/// Whether a page of `size` bytes, a multiple of 8, ends with its checksum.
int almanac_checksum_matches(const uint8_t *page, size_t size);

/// Whether a page has no checksum, eight zeros in its place: pages are in the log without one, and
/// programs without checksums copy them from there into the file.
int almanac_checksum_is_absent(const uint8_t *page, size_t size);

/// Writes zeros in place of a page's checksum.
void almanac_checksum_remove(uint8_t *page, size_t size);

/// Writes a page's checksum into its last 8 bytes.
void almanac_checksum_write(uint8_t *page, size_t size);

#endif
