import { findByRole, within } from '@testing-library/dom';
import { nameOf, text } from './names.ts';
import { surroundings, type Surroundings } from './surroundings.ts';

export interface ConfirmOptions extends Surroundings {
  /** The text to type first, when the modal asks for it. */
  type?: string | undefined;
}

/** The texts of a ConfirmModal, named as its props. */
export interface Question {
  heading: string;
  text: string;
  /** The text of its children, below the question. Empty when there are none. */
  more: string;
  confirmLabel: string;
  cancelLabel: string;
}

/** The buttons at the end of the modal. A message inside it may have buttons too. */
function buttonsOf(dialog: HTMLElement): HTMLElement[] {
  return within([...dialog.querySelectorAll<HTMLElement>('[data-part="actions"]')].at(-1) ?? dialog).getAllByRole(
    'button',
  );
}

function labelOf(button: HTMLElement | undefined): string {
  return button === undefined ? '' : nameOf(button);
}

function questionOf(dialog: HTMLElement): Question {
  const question = dialog.ownerDocument.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  const below = [...(question?.parentElement?.children ?? [])].filter((one) => one !== question);
  const buttons = buttonsOf(dialog);
  return {
    heading: text(dialog.querySelector('[data-part="title"]')),
    text: text(question),
    more: below.map(text).filter(Boolean).join(' '),
    confirmLabel: labelOf(buttons.at(-1)),
    cancelLabel: labelOf(buttons[0]),
  };
}

async function answer(place: 0 | -1, { type, ...options }: ConfirmOptions): Promise<Question> {
  const { user, wait } = surroundings(options);
  const dialog = await findByRole(document.body, 'alertdialog', {}, wait);
  const question = questionOf(dialog);
  if (type !== undefined) await user.type(within(dialog).getByRole('textbox'), type);
  const button = buttonsOf(dialog).at(place);
  if (button === undefined) throw new Error('The modal has no buttons');
  if (button.getAttribute('aria-disabled') === 'true') throw new Error(`“${nameOf(button)}” can't be pressed yet`);
  await user.click(button);
  return question;
}

/** Waits for the ConfirmModal and confirms. Returns what it asked. */
export function confirmModal(options: ConfirmOptions = {}): Promise<Question> {
  return answer(-1, options);
}

/** Waits for the ConfirmModal and cancels. Returns what it asked. */
export function cancelModal(options: Surroundings = {}): Promise<Question> {
  return answer(0, options);
}
