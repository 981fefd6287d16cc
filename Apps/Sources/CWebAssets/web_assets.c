// SPDX-License-Identifier: MIT
// Scripts/embed_web.py writes the table included here, and touches this file.
#include "web_assets.h"

#if __has_include("generated/table.inc")
#include "generated/table.inc"
#else
static const almanac_web_asset table[] = {{0}};
static const size_t table_count = 0;
#endif

const almanac_web_asset *almanac_web_assets(size_t *count) {
  *count = table_count;
  return table;
}
