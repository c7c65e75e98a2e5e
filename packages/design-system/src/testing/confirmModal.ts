import { findByRole, within } from '@testing-library/dom';
import { surroundings, type Surroundings } from './surroundings.ts';

export interface ConfirmOptions extends Surroundings {
  /** The text to type first, when the modal asks for it. */
  type?: string | undefined;
}

/** The buttons at the end of the modal. A message inside it may have buttons too. */
function buttonsOf(dialog: HTMLElement): HTMLElement[] {
  return within([...dialog.querySelectorAll<HTMLElement>('[data-part="actions"]')].at(-1) ?? dialog).getAllByRole(
    'button',
  );
}

async function answer(place: 0 | -1, { type, ...options }: ConfirmOptions): Promise<string> {
  const { user, wait } = surroundings(options);
  const dialog = await findByRole(document.body, 'alertdialog', {}, wait);
  const said = dialog.textContent ?? '';
  if (type !== undefined) await user.type(within(dialog).getByRole('textbox'), type);
  const button = buttonsOf(dialog).at(place);
  if (button === undefined) throw new Error('The modal has no buttons');
  if (button.getAttribute('aria-disabled') === 'true') throw new Error(`${button.textContent} can't be pressed yet`);
  await user.click(button);
  return said;
}

/** Waits for the ConfirmModal and confirms. Returns its text. */
export function confirmModal(options: ConfirmOptions = {}): Promise<string> {
  return answer(-1, options);
}

/** Waits for the ConfirmModal and cancels. Returns its text. */
export function cancelModal(options: Surroundings = {}): Promise<string> {
  return answer(0, options);
}
