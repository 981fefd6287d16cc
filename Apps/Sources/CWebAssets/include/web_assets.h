// SPDX-License-Identifier: MIT
#ifndef ALMANAC_WEB_ASSETS_H
#define ALMANAC_WEB_ASSETS_H

#include <stddef.h>

// A file of Web/dist embedded in the program.
typedef struct {
  const char *path;             // below Web/dist, such as "element/almanac-calendar.js"
  const unsigned char *bytes;   // uncompressed
  size_t count;
  const unsigned char *gzipped; // gzipped, or NULL where gzip saves nothing
  size_t gzipped_count;
  const char *etag;             // quoted, made from the bytes
} almanac_web_asset;

// All embedded files, by path; none when the program was built without its pages.
const almanac_web_asset *almanac_web_assets(size_t *count);

#endif
