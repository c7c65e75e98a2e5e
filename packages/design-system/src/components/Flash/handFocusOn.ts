/**
 * A message that is closed takes its button along, and the focus would fall to the page's beginning. By keyboard it goes
 * to the next message; after the last one, and by pointer, to where it came from.
 */
export function handFocusOn(stack: HTMLElement | null, cameFrom: Element | null): void {
  const { activeElement } = document;
  if (!stack || !(activeElement instanceof HTMLElement) || !stack.contains(activeElement)) return;
  const own = [...stack.children].find((flash) => flash.contains(activeElement));
  const next = [...stack.querySelectorAll<HTMLElement>('button')].find((button) => !own?.contains(button));
  const before = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : document.querySelector('main');
  const target = activeElement.matches(':focus-visible') && next ? next : before;
  target?.focus({ preventScroll: true });
}
