import { findNamed, listed, nameOf, text, withRole, type NamePattern } from './names.ts';
import { surroundings, type Surroundings } from './surroundings.ts';

export interface DialogTester {
  /** The dialog itself. Pass it as `within` to look for fields in it. */
  element: HTMLElement;
  title: string;
  /** The text between the title and the buttons. */
  text: () => string;
  /** The labels of the buttons at the foot. */
  buttons: () => string[];
  /** Presses a button at the foot. */
  press: (button: NamePattern) => Promise<void>;
  /** Presses the button that closes it. */
  close: () => Promise<void>;
}

/** Waits for the Modal or the Drawer with this title, and returns helpers for it. */
export async function findDialog(title: NamePattern, options: Surroundings = {}): Promise<DialogTester> {
  const { user, wait } = surroundings(options);
  const all = (): HTMLElement[] =>
    withRole(document.body, 'dialog').filter((one) => one.querySelector('[data-part="head"]') !== null);
  const element = await findNamed('dialog', title, all, wait);
  const part = (name: string): HTMLElement | null => element.querySelector(`:scope > [data-part="${name}"]`);
  const foot = (): HTMLElement[] => [...(part('actions')?.querySelectorAll('button') ?? [])];

  async function press(button: HTMLElement): Promise<void> {
    if (button.getAttribute('aria-disabled') === 'true') throw new Error(`“${nameOf(button)}” can't be pressed yet`);
    await user.click(button);
  }
  return {
    element,
    title: text(part('head')?.querySelector('[data-part="title"]')),
    text: () => text(part('body')),
    buttons: () => foot().map(nameOf),
    press: async (name) => press(await findNamed('button', name, foot, wait)),
    close: async () => {
      const button = part('head')?.querySelector<HTMLElement>('button');
      if (!button) throw new Error(`The dialog can't be closed; ${listed(foot().map(nameOf))}`);
      await press(button);
    },
  };
}
