// SPDX-License-Identifier: MIT
//
// A two-level segregated fit allocator (Masmano, Ripoll, Crespo, Real: "TLSF: a New Dynamic Memory
// Allocator for Real-Time Systems", 2004). Every call takes a bounded number of steps, and
// neighbouring free blocks are merged at once, so a long session does not fragment memory.
//
// Blocks lie side by side from the heap's base up to `top`. Above `top` is the wilderness, memory
// that was never allocated. A free block next to the wilderness is merged into it.
//
//     [previous][size | free bit][payload ...][previous][size | free bit][payload ...] top
//
// With RT_HOST_TEST the same code builds natively for the stress test: the public names get the
// prefix `rt_` and the test provides the memory.

#if defined(__wasm__) || defined(RT_HOST_TEST)

#include "include/CWasmRuntime.h"

#include <stdint.h>

// MARK: Memory

#ifdef RT_HOST_TEST

extern uintptr_t rt_host_base(void);
extern int rt_host_grow(uintptr_t end);
#define PUBLIC(name) rt_##name
#define HEAP_BASE rt_host_base()
#define grow_memory(end) rt_host_grow(end)

#else

extern unsigned char __heap_base;
#define PUBLIC(name) name
#define HEAP_BASE ((uintptr_t)&__heap_base)

#define PAGE_BITS 16
#define MAX_STEP_PAGES 64

/// Grows memory up to `end`; returns zero when the host gives no more.
///
/// Grows by at least an eighth, because each growth detaches the host's views of memory.
static int grow_memory(uintptr_t end) {
  size_t have = __builtin_wasm_memory_size(0) << PAGE_BITS;
  if (end <= have) return 1;
  size_t page = (size_t)1 << PAGE_BITS;
  size_t need = (end - have + page - 1) >> PAGE_BITS;
  size_t step = have >> (PAGE_BITS + 3);
  if (step > MAX_STEP_PAGES) step = MAX_STEP_PAGES;
  if (step > need && __builtin_wasm_memory_grow(0, step) != (size_t)-1) return 1;
  return __builtin_wasm_memory_grow(0, need) != (size_t)-1;
}

#endif

// MARK: Blocks

/// A block. `next_free` and `previous_free` are in the payload and valid only while the block is
/// free.
typedef struct Block {
  struct Block *previous;  // the neighbour below, null for the first block
  uintptr_t size;          // of the whole block, a multiple of ALIGNMENT; bit 0: free
  struct Block *next_free, *previous_free;
} Block;

#define ALIGNMENT ((uintptr_t)16)
#define HEADER (2 * sizeof(uintptr_t))
#define FREE ((uintptr_t)1)  // set in listed blocks, in headers merged into them, and in the sentinel
#define ROUND_UP(n, to) (((n) + (to) - 1) & ~((to) - 1))
#define MIN_BLOCK ROUND_UP((uintptr_t)sizeof(Block), ALIGNMENT)
#define MAX_REQUEST 0x7ff00000u
#define MAX_ADDRESS 0xfff00000u
#define OUT_OF_MEMORY 12  // ENOMEM

static Block *top;              // the sentinel: a header without a block, where the wilderness starts
static uintptr_t wilderness_end;  // how far memory is known to reach
static size_t live_bytes, live_blocks;

static inline uintptr_t size_of(const Block *b) { return b->size & ~(ALIGNMENT - 1); }
static inline int is_free(const Block *b) { return (b->size & FREE) != 0; }
static inline Block *after(Block *b) { return (Block *)((uint8_t *)b + size_of(b)); }
static inline void *payload(Block *b) { return (uint8_t *)b + HEADER; }
static inline Block *block_of(void *p) { return (Block *)((uint8_t *)p - HEADER); }

// MARK: Free lists

#define MIN_LOG2 4                 // sizes start at 16
#define RANGES (32 - MIN_LOG2)     // one per power of two
#define STEP_BITS 3
#define STEPS (1 << STEP_BITS)     // linear steps within a power of two

/// A size class: `range` is the power of two, `step` the eighth of it.
typedef struct {
  int range, step;
} SizeClass;

static Block *heads[RANGES][STEPS];
static uint32_t ranges_in_use, steps_in_use[RANGES];

static inline int log2_floor(uintptr_t n) { return 31 - __builtin_clz((uint32_t)n); }

static inline SizeClass class_of(uintptr_t size) {
  int log2 = log2_floor(size);
  return (SizeClass){log2 - MIN_LOG2, (int)((size >> (log2 - STEP_BITS)) & (STEPS - 1))};
}

static void list(Block *b) {
  SizeClass c = class_of(size_of(b));
  Block *head = heads[c.range][c.step];
  b->previous_free = 0;
  b->next_free = head;
  if (head) head->previous_free = b;
  heads[c.range][c.step] = b;
  steps_in_use[c.range] |= 1u << c.step;
  ranges_in_use |= 1u << c.range;
}

static void pop_head(SizeClass c, Block *next) {
  heads[c.range][c.step] = next;
  if (next) return;
  steps_in_use[c.range] &= ~(1u << c.step);
  if (!steps_in_use[c.range]) ranges_in_use &= ~(1u << c.range);
}

static void unlist(Block *b) {
  if (b->next_free) b->next_free->previous_free = b->previous_free;
  if (b->previous_free) {
    b->previous_free->next_free = b->next_free;
  } else {
    pop_head(class_of(size_of(b)), b->next_free);
  }
}

/// A listed block of at least `size` bytes, or null.
///
/// Starts at the first class whose blocks are all large enough, so no list is searched.
static Block *find(uintptr_t size) {
  uintptr_t step = (uintptr_t)1 << (log2_floor(size) - STEP_BITS);
  SizeClass c = class_of(size + step - 1);
  if (c.range >= RANGES) return 0;
  uint32_t steps = steps_in_use[c.range] & (~0u << c.step);
  if (!steps) {
    uint32_t ranges = ranges_in_use & (~0u << 1 << c.range);
    if (!ranges) return 0;
    c.range = __builtin_ctz(ranges);
    steps = steps_in_use[c.range];
  }
  return heads[c.range][__builtin_ctz(steps)];
}

// MARK: Carving and merging

static int open_heap(void) {
  uintptr_t first = ROUND_UP(HEAP_BASE + HEADER, ALIGNMENT) - HEADER;
  if (!grow_memory(first + HEADER)) return 0;
  top = (Block *)first;
  top->previous = 0;
  top->size = FREE;
  wilderness_end = first + HEADER;
  return 1;
}

/// A new block from the wilderness, or null when memory is exhausted.
static Block *carve(uintptr_t size) {
  if (!top && !open_heap()) return 0;
  uintptr_t end = (uintptr_t)top + size + HEADER;
  if (end < (uintptr_t)top) return 0;
  if (sizeof(void *) == 4 && end > MAX_ADDRESS) return 0;
  if (end > wilderness_end) {
    if (!grow_memory(end)) return 0;
    wilderness_end = end;
  }
  Block *b = top;
  b->size = size;
  top = after(b);
  top->previous = b;
  top->size = FREE;
  return b;
}

/// Takes a block that is neither live nor listed: merges it with its free neighbours and lists it.
///
/// A header that disappears in a larger block keeps its free bit, and so does the sentinel's. A
/// double free is therefore noticed for as long as the memory is not reused.
static void release(Block *b) {
  b->size |= FREE;
  if (b->previous && is_free(b->previous)) {
    Block *below = b->previous;
    unlist(below);
    below->size += size_of(b);
    b = below;
  }
  Block *above = after(b);
  if (above != top && is_free(above)) {
    unlist(above);
    b->size += size_of(above);
    above = after(b);
  }
  if (above == top) {
    top = b;
    b->size = FREE;
    return;
  }
  above->previous = b;
  list(b);
}

/// Cuts `b` to `size` bytes and releases the rest, if the rest is large enough for a block.
static void trim(Block *b, uintptr_t size) {
  uintptr_t rest = size_of(b) - size;
  if (rest < MIN_BLOCK) return;
  b->size = size;
  Block *tail = after(b);
  tail->previous = b;
  tail->size = rest;
  after(tail)->previous = tail;
  release(tail);
}

// MARK: The C interface

void *PUBLIC(malloc)(size_t count) {
  if (count > MAX_REQUEST) return 0;
  uintptr_t size = ROUND_UP(count + HEADER, ALIGNMENT);
  if (size < MIN_BLOCK) size = MIN_BLOCK;
  Block *b = find(size);
  if (b) {
    unlist(b);
    b->size &= ~FREE;
    trim(b, size);
  } else if (!(b = carve(size))) {
    return 0;
  }
  live_bytes += size_of(b);
  live_blocks++;
  return payload(b);
}

/// Traps on a block that is free already: otherwise one block would get two owners.
void PUBLIC(free)(void *p) {
  if (!p) return;
  Block *b = block_of(p);
  if (is_free(b)) __builtin_trap();
  live_bytes -= size_of(b);
  live_blocks--;
  release(b);
}

/// Turns the first `gap` bytes of a live block into a block of its own, frees it, and returns the
/// payload of the remaining block.
static void *drop_front(Block *b, uintptr_t gap) {
  Block *rest = (Block *)((uint8_t *)b + gap);
  rest->previous = b;
  rest->size = size_of(b) - gap;
  after(rest)->previous = rest;
  b->size = gap;
  live_bytes -= gap;
  release(b);
  return payload(rest);
}

int PUBLIC(posix_memalign)(void **out, size_t alignment, size_t count) {
  if (alignment <= ALIGNMENT) {
    *out = PUBLIC(malloc)(count);
    return *out ? 0 : OUT_OF_MEMORY;
  }
  if (count > MAX_REQUEST || alignment > MAX_REQUEST - count) return OUT_OF_MEMORY;
  void *p = PUBLIC(malloc)(count + alignment + MIN_BLOCK);
  if (!p) return OUT_OF_MEMORY;
  uintptr_t start = (uintptr_t)p;
  uintptr_t aligned = ROUND_UP(start, (uintptr_t)alignment);
  if (aligned != start && aligned - start < MIN_BLOCK) aligned += alignment;
  *out = aligned == start ? p : drop_front(block_of(p), aligned - start);
  return 0;
}

void *PUBLIC(realloc)(void *p, size_t count) {
  if (!p) return PUBLIC(malloc)(count);
  size_t room = size_of(block_of(p)) - HEADER;
  if (count <= room) return p;
  void *copy = PUBLIC(malloc)(count);
  if (!copy) return 0;
  __builtin_memcpy(copy, p, room);
  PUBLIC(free)(p);
  return copy;
}

void *PUBLIC(calloc)(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return 0;
  void *p = PUBLIC(malloc)(bytes);
  if (p) __builtin_memset(p, 0, bytes);
  return p;
}

size_t rt_live_bytes(void) { return live_bytes; }
size_t rt_live_blocks(void) { return live_blocks; }
size_t rt_heap_top(void) { return (size_t)top; }

#endif
