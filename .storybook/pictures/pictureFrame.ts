const GAP = 16;

/** How far down an element reaches, with what hangs out of it; what lies beyond the edge of its scroller isn't seen. */
function lowestOf(element: Element): number {
  const { display, overflowY } = getComputedStyle(element);
  // `checkVisibility()` calls an element without a box (`display: contents`) invisible, though its children can be seen.
  if (display !== 'contents' && !element.checkVisibility()) return 0;
  const { bottom, width, height } = element.getBoundingClientRect();
  const own = width > 1 && height > 1 ? bottom : 0;
  if (overflowY !== 'visible') return own;
  return Math.max(own, ...[...element.children].map(lowestOf));
}

/** Lays a frame that can't be seen around all there is, so that no picture holds an empty page. */
export function framePicture(): { frame: Element; remove: () => void } {
  const height = Math.min(Math.ceil(Math.max(...[...document.body.children].map(lowestOf))) + GAP, window.innerHeight);
  const frame = document.createElement('div');
  frame.style.cssText = `position:fixed;inset:0 0 auto;block-size:${height}px;opacity:0;pointer-events:none`;
  document.body.append(frame);
  return { frame, remove: () => frame.remove() };
}
