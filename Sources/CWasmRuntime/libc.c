// SPDX-License-Identifier: MIT
//
// The parts of a C library that the Swift standard library links against.

#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

// With bulk memory each of these three bodies is one instruction; without it clang would turn
// each into a call of itself.
#if !__wasm_bulk_memory__
#error "build with -mbulk-memory"
#endif

void *memcpy(void *to, const void *from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int byte, size_t count) {
  __builtin_memset(to, byte, count);
  return to;
}

int memcmp(const void *lhs, const void *rhs, size_t count) {
  const unsigned char *a = lhs, *b = rhs;
  for (; count--; a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  const char *end = text;
  while (*end) end++;
  return (size_t)(end - text);
}

/// The seed of Swift's hashing: deliberately a fixed stream, since the engine has to do the same
/// thing in every run. (Numerical Recipes' linear congruential generator.)
void arc4random_buf(void *out, size_t count) {
  uint8_t *bytes = out;
  uint32_t x = 0x9E3779B9u;
  for (size_t i = 0; i < count; i++) {
    x = x * 1664525u + 1013904223u;
    bytes[i] = (uint8_t)(x >> 24);
  }
}

uintptr_t __stack_chk_guard = 0x5ac3d1e7;

__attribute__((noreturn)) void __stack_chk_fail(void) { __builtin_trap(); }

#endif
