import { findByRole, waitFor } from '@testing-library/dom';
import { surroundings, type Surroundings } from './surroundings.ts';

function label(option: Element): string {
  return (option.querySelector('[data-part="label"]') ?? option).textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** Chooses options in a Select or MultiSelect: opens it, searches for each label, and presses the option with exactly that label. */
export async function chooseOptions(
  field: string | RegExp,
  labels: string | readonly string[],
  options: Surroundings = {},
): Promise<void> {
  const { container, user, wait } = surroundings(options);
  const box = await findByRole(container, 'combobox', { name: field }, wait);
  for (const optionLabel of typeof labels === 'string' ? [labels] : labels) {
    if (box.getAttribute('aria-expanded') !== 'true') await user.click(box);
    const canSearch = !(box as HTMLInputElement).readOnly;
    if (canSearch) {
      await user.clear(box);
      await user.type(box, optionLabel);
    }
    const option = await waitFor(() => {
      const offered = [...container.ownerDocument.querySelectorAll('[role="option"]')];
      const found = offered.find((one) => label(one) === optionLabel);
      if (found === undefined) throw new Error(`${optionLabel} isn't offered: ${offered.map(label).join(', ')}`);
      return found;
    }, wait);
    if (option.getAttribute('aria-disabled') === 'true')
      throw new Error(`${optionLabel} can't be chosen: ${option.textContent}`);
    await user.click(option);
    if (canSearch && (box as HTMLInputElement).value !== '') await user.clear(box);
  }
  // Looks the box up again, because the first choice may have replaced it.
  const now = box.ownerDocument.getElementById(box.id) ?? box;
  if (now.getAttribute('aria-expanded') === 'true') await user.keyboard('{Escape}');
}
