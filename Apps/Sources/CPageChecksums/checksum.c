// SPDX-License-Identifier: MIT
#include "page_checksums.h"

#include <string.h>

static uint32_t word(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
         (uint32_t)bytes[3] << 24;
}

static void put(uint8_t *bytes, uint32_t word) {
  for (int place = 0; place < 4; place++) bytes[place] = (uint8_t)(word >> (8 * place));
}

// The checksum of SQLite's log (https://sqlite.org/fileformat2.html, 4.2) over little-endian words.
// Each step is reversible, so changing a single word always changes the sum.
static void compute(const uint8_t *page, size_t size, uint8_t sum[ALMANAC_CHECKSUM_BYTES]) {
  uint32_t first = 0, second = 0;
  for (size_t place = 0; place + 8 <= size - ALMANAC_CHECKSUM_BYTES; place += 8) {
    first += word(page + place) + second;
    second += word(page + place + 4) + first;
  }
  put(sum, first);
  put(sum + 4, second);
}

uint32_t almanac_checksum_page_size(const uint8_t *header) {
  if (memcmp(header, "SQLite format 3", 16) != 0) return 0;
  if (header[20] != ALMANAC_CHECKSUM_BYTES) return 0;
  uint32_t size = (uint32_t)header[16] << 8 | header[17];
  return size == 1 ? 65536 : size;
}

int almanac_checksum_matches(const uint8_t *page, size_t size) {
  uint8_t sum[ALMANAC_CHECKSUM_BYTES];
  compute(page, size, sum);
  return memcmp(sum, page + size - ALMANAC_CHECKSUM_BYTES, ALMANAC_CHECKSUM_BYTES) == 0;
}

int almanac_checksum_is_absent(const uint8_t *page, size_t size) {
  static const uint8_t none[ALMANAC_CHECKSUM_BYTES];
  return memcmp(page + size - ALMANAC_CHECKSUM_BYTES, none, ALMANAC_CHECKSUM_BYTES) == 0;
}

void almanac_checksum_remove(uint8_t *page, size_t size) {
  memset(page + size - ALMANAC_CHECKSUM_BYTES, 0, ALMANAC_CHECKSUM_BYTES);
}

void almanac_checksum_write(uint8_t *page, size_t size) {
  compute(page, size, page + size - ALMANAC_CHECKSUM_BYTES);
}
