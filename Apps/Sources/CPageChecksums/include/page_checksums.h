// SPDX-License-Identifier: MIT
// A checksum for every page of a SQLite file, so that a byte that flipped on the disk is found when
// its page is read and does not become somebody's data.
//
// It stands in the last 8 bytes of each page, which SQLite leaves alone when the file reserves 8
// bytes a page (SQLITE_FCNTL_RESERVE_BYTES); a file that does not is read and written as ever. The
// layout is that of SQLite's own extension (https://sqlite.org/cksumvfs.html), so that its shell
// can check our files. Pages in the write-ahead log have the log's own checksums.
#ifndef ALMANAC_PAGE_CHECKSUMS_H
#define ALMANAC_PAGE_CHECKSUMS_H

#include <stddef.h>
#include <stdint.h>

/// Bytes that a page keeps for its checksum.
#define ALMANAC_CHECKSUM_BYTES 8

/// The result of reading a page that does not match: SQLITE_IOERR_DATA, which Swift cannot see.
#define ALMANAC_CHECKSUM_ERROR 8202

/// Has all connections that are opened from now on compare and write checksums.
///
/// Call it as often as you like; returns a result code of SQLite's.
int almanac_checksums_install(void);

/// Has a connection, a `sqlite3 *`, leave the log as it is when it closes last, instead of merging it
/// into a file that is another one by now.
void almanac_leave_log(void *connection);

/// The size of pages with checksums according to a file's first 100 bytes; 0 for a file without.
uint32_t almanac_checksum_page_size(const uint8_t *header);

/// Whether a page of `size` bytes, a multiple of 8, ends with its checksum.
int almanac_checksum_matches(const uint8_t *page, size_t size);

/// Writes a page's checksum into its last 8 bytes.
void almanac_checksum_write(uint8_t *page, size_t size);

#endif
