// SPDX-License-Identifier: MIT
#ifndef ALMANAC_WEB_ASSETS_H
#define ALMANAC_WEB_ASSETS_H

#include <stddef.h>

// A file of Web/dist inside the program.
typedef struct {
  const char *path;             // below Web/dist, such as "element/almanac-calendar.js"
  const unsigned char *bytes;   // as it is
  size_t count;
  const unsigned char *gzipped; // the same through gzip, or NULL where that saves nothing
  size_t gzipped_count;
  const char *etag;             // quoted, made from the bytes
} almanac_web_asset;

// All of them, by path. None when the program was built without them.
const almanac_web_asset *almanac_web_assets(size_t *count);

#endif
