import { waitFor } from '@testing-library/dom';
import { findNamed, listed, text, withRole, type NamePattern } from './names.ts';
import { surroundings, type Surroundings } from './surroundings.ts';

function label(option: Element): string {
  return text(option.querySelector('[data-part="label"]') ?? option);
}

/** Chooses options in a Select or MultiSelect: opens it, searches for each label, and presses the option with exactly that label. */
export async function chooseOptions(
  field: NamePattern,
  labels: string | readonly string[],
  options: Surroundings = {},
): Promise<void> {
  const { container, user, wait } = surroundings(options);
  const box = await findNamed('Select or MultiSelect', field, () => withRole(container, 'combobox'), wait);
  for (const optionLabel of typeof labels === 'string' ? [labels] : labels) {
    if (box.getAttribute('aria-expanded') !== 'true') await user.click(box);
    const canSearch = !(box as HTMLInputElement).readOnly;
    if (canSearch) {
      await user.clear(box);
      await user.type(box, optionLabel);
    }
    const offered = () => withRole(container.ownerDocument.body, 'option');
    const option = await waitFor(() => {
      const found = offered().find((one) => label(one) === optionLabel);
      if (found === undefined) throw new Error(`“${optionLabel}” isn't offered`);
      return found;
    }, wait).catch(async (error: Error) => {
      // Lists what is there without the search.
      if (canSearch) await user.clear(box);
      throw new Error(`${error.message}; ${listed(offered().map(label))}`);
    });
    if (option.getAttribute('aria-disabled') === 'true')
      throw new Error(`“${optionLabel}” can't be chosen: ${option.textContent}`);
    await user.click(option);
    if (canSearch && (box as HTMLInputElement).value !== '') await user.clear(box);
  }
  // Looks the box up again, because the first choice may have replaced it.
  const now = box.ownerDocument.getElementById(box.id) ?? box;
  if (now.getAttribute('aria-expanded') === 'true') await user.keyboard('{Escape}');
}
