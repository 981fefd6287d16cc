// SPDX-License-Identifier: MIT
//
// What Embedded Swift expects from a C library on wasm32-unknown-none-wasm, and nothing more. The
// Swift side imports this module for the three figures below; the linker finds everything else
// under its usual C name.

#ifndef C_WASM_RUNTIME_H
#define C_WASM_RUNTIME_H

#include <stddef.h>

/// Bytes in live blocks, headers and padding included.
size_t rt_live_bytes(void);

/// Number of live blocks. Rendering, removing and comparing this figure finds every leak.
size_t rt_live_blocks(void);

/// Address of the end of the last block. It decreases when the last blocks are freed.
size_t rt_heap_top(void);

#endif
