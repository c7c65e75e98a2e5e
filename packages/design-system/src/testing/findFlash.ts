import { queryAllByRole, waitFor } from '@testing-library/dom';
import { surroundings, type Surroundings } from './surroundings.ts';

/** Waits for a message of the FlashStack. */
export function findFlash(message: string | RegExp, options: Surroundings = {}): Promise<HTMLElement> {
  const { container, wait } = surroundings(options);
  const fits = (said: string): boolean => (typeof message === 'string' ? said.includes(message) : message.test(said));
  return waitFor(() => {
    const flashes = queryAllByRole(container, 'log').flatMap((log) => [
      ...log.querySelectorAll<HTMLElement>('[data-type]'),
    ]);
    const found = flashes.find((flash) => fits(flash.textContent ?? ''));
    if (found === undefined)
      throw new Error(`Nobody said ${String(message)}. Said: ${flashes.map((flash) => flash.textContent).join(' | ')}`);
    return found;
  }, wait);
}
