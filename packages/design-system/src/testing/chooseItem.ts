import { waitFor } from '@testing-library/dom';
import { findNamed, isMatch, listed, text, withRole, type NamePattern } from './names.ts';
import { surroundings, type Surroundings } from './surroundings.ts';

function label(item: Element): string {
  return text(item.querySelector('[data-part="label"]') ?? item);
}

/** Opens the menu of a button and presses an item. */
export async function chooseItemOf(
  button: Element,
  item: NamePattern,
  { user, wait }: ReturnType<typeof surroundings>,
): Promise<void> {
  if (button.getAttribute('aria-expanded') !== 'true') await user.click(button);
  const found = await waitFor(() => {
    const items = withRole(document.body, 'menuitem');
    const one = items.find((candidate) => isMatch(label(candidate), item));
    if (one === undefined) throw new Error(`The menu has no “${String(item)}”; ${listed(items.map(label))}`);
    return one;
  }, wait);
  if (found.getAttribute('aria-disabled') === 'true') {
    const why = text(found.querySelector('[data-part="description"]'));
    throw new Error(`“${label(found)}” can't be chosen: ${why}`);
  }
  await user.click(found);
}

/** Opens a Menu or HeaderMenu by the name of its button, and chooses the item with this label. */
export async function chooseItem(menu: NamePattern, item: NamePattern, options: Surroundings = {}): Promise<void> {
  const around = surroundings(options);
  const buttons = () => [...around.container.querySelectorAll('[aria-haspopup="menu"]')];
  await chooseItemOf(await findNamed('menu', menu, buttons, around.wait), item, around);
}
