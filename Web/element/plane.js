// SPDX-License-Identifier: MIT
// From points of the window to points of an element, which may be scaled, zoomed, rotated or mirrored.

const CORNERS = ['0 auto auto 0', '0 0 auto auto', 'auto auto 0 0'];

/** The matrix from points of the window to those of an element that positions its children. */
export function planeOf(element) {
  // Only points of no size say how an element has been turned; its own box does not.
  const marks = CORNERS.map(inset => {
    const mark = document.createElement('i');
    mark.style.cssText = `position:absolute;inset:${inset}`;
    element.append(mark);
    return mark;
  });
  const [start, right, below] = marks.map(mark => mark.getBoundingClientRect());
  for (const mark of marks) mark.remove();
  const { offsetWidth: width, offsetHeight: height } = element;
  return new DOMMatrix([(right.x - start.x) / width, (right.y - start.y) / width, (below.x - start.x) / height,
    (below.y - start.y) / height, start.x, start.y]).inverse();
}
