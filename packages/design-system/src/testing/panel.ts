import { waitFor } from '@testing-library/dom';
import { nameOf, withRole } from './names.ts';
import type { Around } from './surroundings.ts';

/** Opens the panel of a button, and waits until its content has loaded. */
export async function open(button: HTMLElement, { user, wait }: Around): Promise<HTMLElement> {
  const before = withRole(document.body, 'dialog');
  await user.click(button);
  return waitFor(() => {
    const panel = withRole(document.body, 'dialog').find((one) => !before.includes(one));
    if (panel?.querySelector('input, button') == null) throw new Error(`“${nameOf(button)}” doesn't open`);
    return panel;
  }, wait);
}

/** Closes the panel, unless it closed when something in it was pressed. */
export async function close(button: HTMLElement, panel: HTMLElement, { user, wait }: Around): Promise<void> {
  if (button.getAttribute('aria-expanded') === 'true') {
    // Escape in a search field would only clear the field.
    panel.focus();
    await user.keyboard('{Escape}');
  }
  await waitFor(() => {
    if (panel.isConnected) throw new Error(`“${nameOf(button)}” doesn't close`);
  }, wait);
}
