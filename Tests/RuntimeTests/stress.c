// SPDX-License-Identifier: MIT
//
// A seeded stress test of Sources/CWasmRuntime, built natively by Scripts/test-runtime.sh.
// Every block carries a pattern made from its address, checked when it is freed: two live blocks
// that overlap, or a header that is written into, cannot go unnoticed.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CWasmRuntime.h"

void *rt_malloc(size_t count);
void *rt_calloc(size_t count, size_t size);
void *rt_realloc(void *p, size_t count);
void rt_free(void *p);
int rt_posix_memalign(void **out, size_t alignment, size_t count);
__int128 rt___multi3(__int128 x, __int128 y);
double rt_round(double x);

// The memory that the runtime thinks it owns.
#define ARENA ((size_t)256 << 20)
static unsigned char arena[256 << 20] __attribute__((aligned(16)));

uintptr_t rt_host_base(void) { return (uintptr_t)arena + 8; }
int rt_host_grow(uintptr_t end) { return end <= (uintptr_t)arena + ARENA; }

static int failures, checks;
static const char *current = "";

static void expect(int ok, const char *what, long long detail) {
  checks++;
  if (ok) return;
  failures++;
  fprintf(stderr, "%s: %s (%lld)\n", current, what, detail);
  if (failures > 20) abort();
}

static uint64_t seed;
static uint64_t next_random(void) {  // splitmix64
  uint64_t z = seed += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}
static size_t below(size_t n) { return (size_t)(next_random() % n); }

// MARK: Live blocks

typedef struct {
  unsigned char *bytes;
  size_t count;
  unsigned char pattern;
} Live;

#define SLOTS 3000
static Live slots[SLOTS];

static void fill(Live *live) {
  live->pattern = (unsigned char)next_random();
  for (size_t i = 0; i < live->count; i++) live->bytes[i] = (unsigned char)(live->pattern + i * 7);
}

static void verify(const Live *live, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (live->bytes[i] == (unsigned char)(live->pattern + i * 7)) continue;
    expect(0, "a block lost its bytes at offset", (long long)i);
    return;
  }
  checks++;
}

/// Mostly small, now and then large: what a calendar asks for.
static size_t random_size(void) {
  switch (below(100)) {
    case 0: return 0;
    case 1: return below(200000);
    case 2 ... 9: return below(8000);
    default: return below(300);
  }
}

static void allocate(Live *live) {
  live->count = random_size();
  size_t alignment = 16;
  if (below(8) == 0) {
    void *p = 0;
    alignment = (size_t)8 << below(10);
    expect(rt_posix_memalign(&p, alignment, live->count) == 0, "memalign failed", (long long)alignment);
    live->bytes = p;
  } else if (below(8) == 0) {
    live->bytes = rt_calloc(live->count, 1);
    for (size_t i = 0; i < live->count; i++) expect(live->bytes[i] == 0, "calloc gave dirt", (long long)i);
  } else {
    live->bytes = rt_malloc(live->count);
  }
  expect(live->bytes != 0, "out of memory", (long long)live->count);
  expect((uintptr_t)live->bytes % alignment == 0, "misaligned", (long long)alignment);
  fill(live);
}

static void discard(Live *live) {
  verify(live, live->count);
  rt_free(live->bytes);
  live->bytes = 0;
}

static void resize(Live *live) {
  size_t count = random_size();
  unsigned char *bytes = rt_realloc(live->bytes, count);
  expect(bytes != 0, "realloc failed", (long long)count);
  live->bytes = bytes;
  verify(live, count < live->count ? count : live->count);
  live->count = count;
  fill(live);
}

static void step(void) {
  Live *live = &slots[below(SLOTS)];
  if (!live->bytes) {
    allocate(live);
  } else if (below(6) == 0) {
    resize(live);
  } else {
    discard(live);
  }
}

static void discard_all(void) {
  for (size_t i = 0; i < SLOTS; i++)
    if (slots[i].bytes) discard(&slots[i]);
}

// MARK: Tests

static void random_traffic_leaves_nothing(void) {
  rt_free(rt_malloc(1));
  size_t base = rt_heap_top();
  for (uint64_t run = 1; run <= 3; run++) {
    seed = run;
    for (int i = 0; i < 400000; i++) step();
    discard_all();
    expect(rt_live_blocks() == 0, "blocks leaked", (long long)rt_live_blocks());
    expect(rt_live_bytes() == 0, "bytes leaked", (long long)rt_live_bytes());
    expect(rt_heap_top() == base, "the heap's end did not fall back", (long long)(rt_heap_top() - base));
  }
}

/// Frees in an order that needs both neighbours to melt; the sum of the holes must serve one block.
static void neighbours_melt(void) {
  enum { count = 64, size = 1000 };
  void *blocks[count];
  for (int i = 0; i < count; i++) blocks[i] = rt_malloc(size);
  void *guard = rt_malloc(1);
  size_t high = rt_heap_top();
  for (int i = 0; i < count; i += 2) rt_free(blocks[i]);
  for (int i = 1; i < count; i += 2) rt_free(blocks[i]);
  void *whole = rt_malloc((size_t)count * size * 7 / 8);
  expect(whole == blocks[0], "the hole was not used", (char *)whole - (char *)blocks[0]);
  expect(rt_heap_top() == high, "the heap grew", (long long)(rt_heap_top() - high));
  rt_free(whole);
  rt_free(guard);
  expect(rt_live_blocks() == 0, "blocks leaked", (long long)rt_live_blocks());
}

static void steady_traffic_does_not_grow(void) {
  seed = 77;
  size_t high = 0;
  for (int round = 0; round < 20; round++) {
    for (int i = 0; i < 20000; i++) step();
    if (round == 9) high = rt_heap_top();
  }
  size_t growth = rt_heap_top() > high ? rt_heap_top() - high : 0;
  expect(growth < rt_live_bytes() / 2, "fragmentation grows", (long long)growth);
  discard_all();
}

static void refusals_change_nothing(void) {
  void *p = rt_malloc(100), *q = 0;
  size_t top = rt_heap_top(), bytes = rt_live_bytes();
  expect(rt_malloc(SIZE_MAX) == 0, "an absurd size was served", 0);
  expect(rt_calloc(SIZE_MAX / 2, 3) == 0, "an overflowing product was served", 0);
  expect(rt_posix_memalign(&q, 64, SIZE_MAX - 64) != 0, "an absurd size was aligned", 0);
  expect(rt_malloc(2 * ARENA) == 0, "served beyond the end of memory", 0);
  expect(rt_heap_top() == top && rt_live_bytes() == bytes, "a refusal left a trace", 0);
  void *after = rt_malloc(1 << 20);
  expect(after != 0, "no recovery after a refusal", 0);
  rt_free(after);
  rt_free(p);
}

/// Frees a block twice in a child process; true when the child was killed for it.
static int dies_of_freeing_twice(void *p) {
  pid_t child = fork();
  if (child == 0) {
    rt_free(p);
    rt_free(p);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status);
}

static void freeing_twice_traps(void) {
  void *blocks[5];
  for (int i = 0; i < 5; i++) blocks[i] = rt_malloc(100);
  expect(dies_of_freeing_twice(blocks[0]), "no trap: between live blocks", 0);
  expect(dies_of_freeing_twice(blocks[4]), "no trap: the last block", 0);
  rt_free(blocks[1]);
  expect(dies_of_freeing_twice(blocks[2]), "no trap: melted into the one below", 0);
  expect(dies_of_freeing_twice(blocks[0]), "no trap: melted with the one above", 0);
  for (int i = 0; i < 5; i++)
    if (i != 1) rt_free(blocks[i]);
}

static void products_match(void) {
  seed = 5;
  for (int i = 0; i < 200000; i++) {
    __int128 x = ((__int128)next_random() << below(64)) ^ (int64_t)next_random();
    __int128 y = (int64_t)next_random() >> below(64);
    unsigned __int128 expected = (unsigned __int128)x * (unsigned __int128)y;
    expect((unsigned __int128)rt___multi3(x, y) == expected, "wrong product", i);
  }
}

static void rounding_matches(void) {
  const double edges[] = {0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370495.5,
                          9007199254740993.0, 1e300, -1e300, INFINITY, -INFINITY};
  for (size_t i = 0; i < sizeof edges / sizeof *edges; i++)
    expect(rt_round(edges[i]) == round(edges[i]), "wrong at edge", (long long)i);
  expect(isnan(rt_round(NAN)), "not a number became one", 0);
  seed = 6;
  for (int i = 0; i < 200000; i++) {
    double x = ((double)(int64_t)next_random()) / (double)((uint64_t)1 << (20 + below(43)));
    expect(rt_round(x) == round(x), "wrong", i);
  }
}

// MARK: Runner

typedef struct {
  const char *name;
  void (*run)(void);
} Test;

static const Test tests[] = {
    {"random traffic leaves nothing", random_traffic_leaves_nothing},
    {"neighbours melt", neighbours_melt},
    {"steady traffic does not grow", steady_traffic_does_not_grow},
    {"refusals change nothing", refusals_change_nothing},
    {"freeing twice traps", freeing_twice_traps},
    {"128-bit products match", products_match},
    {"rounding matches", rounding_matches},
};

int main(void) {
  int passed = 0, count = sizeof tests / sizeof *tests;
  for (int i = 0; i < count; i++) {
    int before = failures;
    current = tests[i].name;
    tests[i].run();
    passed += failures == before;
  }
  printf("runtime: %d checks\n%d passed, %d failed\n", checks, passed, count - passed);
  return passed != count;
}
