/**
 * Moves the focus out of a message that is being closed, because it would fall to the start of the page. With the
 * keyboard it goes to another message, never to the button that dismisses all; after the last one, and with the pointer, back to where it came from.
 */
export function handFocusOn(stack: HTMLElement | null, cameFrom: Element | null, closed: 'one' | 'all' = 'one'): void {
  const { activeElement } = document;
  if (!stack || !(activeElement instanceof HTMLElement) || !stack.contains(activeElement)) return;
  const own = [...stack.children].find((flash) => flash.contains(activeElement));
  const next = [...stack.querySelectorAll<HTMLElement>('[data-type] button')].find((button) => !own?.contains(button));
  const before = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : document.querySelector('main');
  const target = closed === 'one' && activeElement.matches(':focus-visible') && next ? next : before;
  target?.focus({ preventScroll: true });
}
