// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import test, { mock } from 'node:test';
import { newID } from '../app/records.js';

test('a new id is a UUID of its millisecond, after the one before it', () => {
  mock.timers.enable({ apis: ['Date'], now: 1708419600123 });
  const ids = [newID(), newID()];
  mock.timers.tick(500);
  ids.push(newID());
  // The clock was set back.
  mock.timers.setTime(1708419500000);
  ids.push(newID());
  mock.timers.reset();
  assert.deepEqual(ids.map((id) => id.slice(0, 15)),
    ['018dc5be-4efb-7', '018dc5be-4efc-7', '018dc5be-50ef-7', '018dc5be-50f0-7']);
  for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
