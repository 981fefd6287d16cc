// SPDX-License-Identifier: MIT
// What is loaded ahead, and used as if it were there.

/** Loads something once, and again if it could not be loaded. */
export function once(load) {
  let loading = null;
  return () => loading ??= load().catch(error => {
    loading = null;
    throw error;
  });
}

/**
 * Something whose methods wait until `load()` has it, each of which returns a promise. Where it cannot be loaded, nor
 * when that is tried once more, they tell so by `failed()` and resolve with false.
 */
export const deferred = (load, failed) => new Proxy({}, {
  get: (_, name) => async (...values) => {
    const loaded = await load().catch(load).catch(() => null);
    if (loaded) return loaded[name](...values);
    failed();
    return false;
  },
});
