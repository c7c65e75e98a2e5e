import { waitFor } from '@testing-library/dom';
import { listed, nameOf, text } from './names.ts';
import { open } from './panel.ts';
import type { Around } from './surroundings.ts';

/** Opens the field of a cell, types a value or chooses the one with this label, saves, and waits until the field has closed. */
export async function editCell(cell: HTMLElement, value: string, around: Around): Promise<void> {
  const { user, wait } = around;
  const button = await waitFor(() => {
    const found = cell.querySelector<HTMLElement>('[data-part="edit"]');
    if (found === null) throw new Error(`“${text(cell)}” can’t be edited`);
    return found;
  }, wait);
  if (button.getAttribute('aria-disabled') === 'true') throw new Error(`“${nameOf(button)}” can’t be pressed`);
  const panel = await open(button, around);
  const inputs = [...panel.querySelectorAll('input')];
  const choices = inputs.filter(({ type }) => type === 'radio');
  if (choices.length > 0) {
    const choice = choices.find((one) => nameOf(one) === value);
    if (choice === undefined) throw new Error(`There is no “${value}” to choose; ${listed(choices.map(nameOf))}`);
    await user.click(choice);
  } else {
    const field = inputs[0] as HTMLInputElement;
    await user.clear(field);
    if (value !== '') await user.type(field, value);
  }
  await user.click(panel.querySelector('[type="submit"]') as Element);
  await waitFor(() => {
    if (panel.isConnected)
      throw new Error(`“${value}” isn’t saved: ${text(panel.querySelector('[data-part="error"]'))}`);
  }, wait);
}
