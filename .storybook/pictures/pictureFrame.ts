const GAP = 16;

/** Returns how far down an element and its overflow reach. Content that an element clips or scrolls doesn't count. */
function lowestOf(element: Element): number {
  const { display, overflowY } = getComputedStyle(element);
  // `checkVisibility()` calls an element without a box (`display: contents`) invisible, though its children can be seen.
  if (display !== 'contents' && !element.checkVisibility()) return 0;
  const { bottom, width, height } = element.getBoundingClientRect();
  const own = width > 1 && height > 1 ? bottom : 0;
  if (overflowY !== 'visible') return own;
  return Math.max(own, ...[...element.children].map(lowestOf));
}

/** Lays an invisible frame around the content, so that a picture doesn't show the empty rest of the page. */
export function framePicture(): { frame: Element; remove: () => void } {
  const height = Math.min(Math.ceil(Math.max(...[...document.body.children].map(lowestOf))) + GAP, window.innerHeight);
  const frame = document.createElement('div');
  frame.style.cssText = `position:fixed;inset:0 0 auto;block-size:${height}px;opacity:0;pointer-events:none`;
  document.body.append(frame);
  return { frame, remove: () => frame.remove() };
}
