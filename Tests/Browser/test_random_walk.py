# SPDX-License-Identifier: MIT
"""Five thousand inputs of all kinds, as fast as the page takes them: what must always hold."""

import pytest
import walk_plan

INPUTS = walk_plan.steps(5000)

WALK = """
async ([count, seed, policy]) => {
  const all = selector => [...calendar.shadowRoot.querySelectorAll(selector)];
  const root = calendar.shadowRoot.querySelector('.root');
  let state = seed;
  const random = n => {
    state = Math.imul(state ^ state >>> 15, 0x2c1b3c6d) + 0x9e3779b9 | 0;
    return (state >>> 8) % n;
  };
  const pick = list => list[random(list.length)];
  const wrong = new Set();
  const isOne = (days, intervals) => intervals.length <= 1;
  const admits = { single: days => days <= 1, page: days => days <= 1, week: (days, runs) => days <= 7 && isOne(days, runs),
    multiple: () => true, interval: (days, runs) => days <= 12 && isOne(days, runs) };
  const counts = { checks: 0, rests: 0, days: new Set(), values: new Set() };
  const [low, high] = ['2023-06-10', '2024-11-20'];

  function check(step) {
    counts.checks += 1;
    const stops = all('[role=grid] [tabindex="0"]');
    if (stops.length !== 1) wrong.add(`${stops.length} tab stops at ${step}`);
    const { value, selection: { first, last, days, intervals } } = calendar;
    if (first !== null && (first < low || last > high)) wrong.add(`${value} is out of bounds`);
    if ((first === null) !== (value === null) || (days === 0) !== (value === null)) wrong.add(`${days} days of ${value}`);
    const isIn = day => intervals.some(run => day >= run.first && day <= run.last);
    const selected = all('[aria-selected=true]').map(cell => cell.dataset.day);
    if (!selected.every(isIn)) wrong.add(`${selected} beside ${value}`);
    if (all('[aria-selected=false]').some(cell => isIn(cell.dataset.day))) wrong.add(`${value} has more than ${selected}`);
    if (!admits[policy](days, intervals)) wrong.add(`${policy} has ${value}`);
    for (const page of all('.page')) {
      const days = [...page.querySelectorAll('[data-day]')].map(cell => cell.dataset.day);
      if (new Set(days).size !== days.length) wrong.add(`a day twice at ${step}`);
      if (days.length !== 42) wrong.add(`${days.length} days on a page at ${step}`);
      if (page.querySelectorAll('[role=row]').length !== 6) wrong.add(`rows at ${step}`);
    }
    counts.days.add(stops[0]?.dataset.day);
    counts.values.add(value);
  }

  function checkRest(step) {
    counts.rests += 1;
    if (all('.page').length !== 1) wrong.add(`${all('.page').length} pages at rest, ${step}`);
    if (root.querySelector('.mover').style.transform) wrong.add(`displaced at rest, ${step}`);
  }

  const box = root.getBoundingClientRect();
  const hand = { down: false, x: 0, y: 0, id: 1, type: 'mouse' };
  const pointer = type => {
    const target = root.getRootNode().elementFromPoint(hand.x, hand.y) ?? root;
    const inside = root.contains(target) ? target : root;
    inside.dispatchEvent(new PointerEvent(type, {
      bubbles: true, composed: true, isPrimary: true, pointerId: hand.id, pointerType: hand.type,
      button: 0, clientX: hand.x, clientY: hand.y }));
  };
  root.setPointerCapture = () => {};
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', ' ', 't', 'Escape', 'a'];
  const acts = {
    down() {
      if (hand.down) return acts.up();
      Object.assign(hand, { down: true, x: box.left + random(box.width), y: box.top + random(box.height),
        id: 1 + random(3), type: pick(['mouse', 'touch', 'pen']) });
      pointer('pointerdown');
    },
    move() { if (hand.down) { hand.x += random(161) - 80; hand.y += random(41) - 20; pointer('pointermove'); } },
    up() { if (hand.down) { hand.down = false; pointer('pointerup'); } },
    cancel() { if (hand.down) { hand.down = false; pointer('pointercancel'); } },
    key() {
      const cell = root.querySelector('[tabindex="0"][role=gridcell]');
      cell.focus();
      cell.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true,
        key: pick(keys), shiftKey: random(5) === 0, ctrlKey: random(6) === 0 }));
    },
    wheel() {
      root.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaX: random(201) - 100, deltaY: random(61) - 30 }));
    },
    click() { pick(all('button, [data-day]')).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })); },
    blur() { document.activeElement?.blur(); },
    time() { bench.pass(16 * (1 + random(4))); },
    rest() { acts.up(); bench.pass(2000); checkRest('rest'); },
    answer() {
      if (bench.requests.length) bench.answer(pick([0, bench.requests.length - 1]), pick(['facts', 'nothing', 'fail', 'reversed', 'sequenced']), random(9));
      return Promise.resolve();
    },
    change() { bench.changed(pick([null, { first: '2024-01-05', last: '2024-02-07' }])); },
    select() { calendar.value = pick([null, '2024-02-29', '2024-01-31', '2023-12-31', '2024-02-05/2024-02-09', '2024-02-01 2024-02-11/2024-02-12']); },
  };
  const kinds = ['down', 'move', 'move', 'move', 'up', 'up', 'cancel', 'key', 'key', 'key', 'key', 'wheel', 'click',
    'blur', 'time', 'time', 'time', 'rest', 'answer', 'answer', 'change', 'select'];
  for (let step = 0; step < count; step++) {
    const kind = pick(kinds);
    await acts[kind]();
    check(`${step} ${kind}`);
    if (wrong.size > 5) break;
  }
  acts.rest();
  return { wrong: [...wrong], checks: counts.checks, rests: counts.rests, days: counts.days.size, values: counts.values.size };
}
"""


@pytest.mark.parametrize("policy", ["single", "page", "week", "multiple", "interval"])
def test_five_thousand_inputs_keep_what_must_always_hold(open_bench, policy):
    bench = open_bench("/bench/bench.html?clock")
    # The walk chooses values at random: some of their days are closed.
    bench.forgive("facts could not be loaded|cannot be selected")
    bench.mount("queue", min="2023-06-10", max="2024-11-20", selection=policy, max_length="12", unselects=True)
    walked = bench.evaluate(WALK, [INPUTS, walk_plan.seed(7), policy])
    assert walked["wrong"] == []
    assert walked["checks"] == INPUTS
    assert walked["rests"] > 100
    assert walked["days"] > 100
    assert walked["values"] > 20
