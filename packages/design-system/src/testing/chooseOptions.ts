import { findByRole, waitFor } from '@testing-library/dom';
import { surroundings, type Surroundings } from './surroundings.ts';

const label = (option: Element): string =>
  (option.querySelector('[data-part="label"]') ?? option).textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** Chooses in a Select or MultiSelect: opens it, searches for each label, and takes the option of exactly that label. */
export async function chooseOptions(
  field: string | RegExp,
  labels: string | readonly string[],
  options: Surroundings = {},
): Promise<void> {
  const { container, user, wait } = surroundings(options);
  const box = await findByRole(container, 'combobox', { name: field }, wait);
  for (const wanted of typeof labels === 'string' ? [labels] : labels) {
    if (box.getAttribute('aria-expanded') !== 'true') await user.click(box);
    const canSearch = !(box as HTMLInputElement).readOnly;
    if (canSearch) {
      await user.clear(box);
      await user.type(box, wanted);
    }
    const option = await waitFor(() => {
      const offered = [...container.ownerDocument.querySelectorAll('[role="option"]')];
      const found = offered.find((one) => label(one) === wanted);
      if (found === undefined) throw new Error(`${wanted} isn't offered: ${offered.map(label).join(', ')}`);
      return found;
    }, wait);
    if (option.getAttribute('aria-disabled') === 'true')
      throw new Error(`${wanted} can't be chosen: ${option.textContent}`);
    await user.click(option);
    if (canSearch && (box as HTMLInputElement).value !== '') await user.clear(box);
  }
  // Found anew: it may have been drawn anew with its first choice.
  const now = box.ownerDocument.getElementById(box.id) ?? box;
  if (now.getAttribute('aria-expanded') === 'true') await user.keyboard('{Escape}');
}
