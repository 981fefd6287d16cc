// SPDX-License-Identifier: MIT
// From points of the window to points of an element, which may be scaled, zoomed, rotated or mirrored.

const CORNERS = ['0 auto auto 0', '0 0 auto auto', 'auto auto 0 0'].map(inset => {
  const corner = document.createElement('i');
  corner.style.cssText = `position: absolute; inset: ${inset}; pointer-events: none`;
  return corner;
});

/** A function that maps a point of the window to one of an element that positions its children. */
export function planeOf(element) {
  // Only points of no size say how an element has been turned; its own box does not.
  element.append(...CORNERS);
  const [start, right, below] = CORNERS.map(corner => corner.getBoundingClientRect());
  for (const corner of CORNERS) corner.remove();
  const { offsetWidth, offsetHeight } = element;
  const across = { x: (right.x - start.x) / offsetWidth, y: (right.y - start.y) / offsetWidth };
  const down = { x: (below.x - start.x) / offsetHeight, y: (below.y - start.y) / offsetHeight };
  const area = across.x * down.y - across.y * down.x || 1;
  return ({ clientX, clientY }) => {
    const [x, y] = [clientX - start.x, clientY - start.y];
    return [(x * down.y - y * down.x) / area, (y * across.x - x * across.y) / area];
  };
}
