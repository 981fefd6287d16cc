// SPDX-License-Identifier: MIT
//
// Arithmetic for which wasm32 has no instruction.

#if defined(__wasm__) || defined(RT_HOST_TEST)

#include <stdint.h>

#ifdef RT_HOST_TEST
#define PUBLIC(name) rt_##name
#else
#define PUBLIC(name) name
#endif

typedef union {
  __int128 value;
  struct {
    uint64_t low, high;
  } half;
} Wide;

/// The 128-bit product of two 64-bit numbers, from four 32-bit products.
static Wide multiply_halves(uint64_t a, uint64_t b) {
  const uint64_t mask = 0xffffffffu;
  uint64_t a0 = a & mask, a1 = a >> 32, b0 = b & mask, b1 = b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t carry = a0 * b1 + (middle & mask);
  Wide product;
  product.half.low = (carry << 32) | (low & mask);
  product.half.high = a1 * b1 + (middle >> 32) + (carry >> 32);
  return product;
}

/// The low 128 bits of `x * y`. Swift's checked Int64 multiplication lowers to this.
__int128 PUBLIC(__multi3)(__int128 x, __int128 y) {
  Wide a = {x}, b = {y};
  Wide product = multiply_halves(a.half.low, b.half.low);
  product.half.high += a.half.high * b.half.low + a.half.low * b.half.high;
  return product.value;
}

/// The nearest whole number, halves away from zero.
double PUBLIC(round)(double x) {
  double whole = __builtin_trunc(x);
  double rest = __builtin_fabs(x - whole);
  return rest >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

#endif
