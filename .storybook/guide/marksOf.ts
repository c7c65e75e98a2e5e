import { placeMarks, type Mark } from './anatomyMarks.ts';

/** Text, icons and checkboxes, which a number should not cover. */
function* readable(element: Element): Generator<DOMRect> {
  const { ownerDocument } = element;
  const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const range = ownerDocument.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.textContent?.trim()) continue;
      range.selectNodeContents(node);
      yield* range.getClientRects();
    } else {
      // The node belongs to another window, so it isn't an instance of this window's classes.
      const part = node as Element;
      if (part.matches('svg, img, input:is([type="checkbox"], [type="radio"])')) yield part.getBoundingClientRect();
    }
  }
}

/** The area that a part covers: that of its contents when the part has no box. */
function boxOf(part: Element): DOMRect {
  const own = part.getBoundingClientRect();
  if (own.width > 0) return own;
  const range = part.ownerDocument.createRange();
  range.selectNodeContents(part);
  return range.getBoundingClientRect();
}

/** Where the numbers of an example's parts stand, seen from a point of its window. */
export function marksOf(
  example: Element,
  selectors: readonly (string | undefined)[],
  origin: { left: number; top: number },
): readonly Mark[] {
  const seen = ({ left, right, top, bottom }: DOMRect) => ({
    left: left - origin.left,
    right: right - origin.left,
    top: top - origin.top,
    bottom: bottom - origin.top,
  });
  const parts = selectors.map((selector) => selector && example.querySelector(selector));
  return placeMarks(
    parts.map((part) => (part ? seen(boxOf(part)) : undefined)),
    [...readable(example)].filter(({ width, height }) => width > 1 && height > 1).map(seen),
    getComputedStyle(example).direction === 'rtl',
  );
}
