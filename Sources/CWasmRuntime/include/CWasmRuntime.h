// SPDX-License-Identifier: MIT
//
// What Embedded Swift expects from a C library on wasm32-unknown-none-wasm, and nothing more.
// The Swift side imports this module for the three figures below; everything else is found by
// the linker under its usual C name.

#ifndef C_WASM_RUNTIME_H
#define C_WASM_RUNTIME_H

#include <stddef.h>

/// Bytes in live blocks, headers and padding included.
size_t rt_live_bytes(void);

/// Number of live blocks. A test that renders, removes and compares this figure finds every leak.
size_t rt_live_blocks(void);

/// Address of the end of the last block. It falls back when the last blocks are freed.
size_t rt_heap_top(void);

#endif
