import { userEvent } from '@testing-library/user-event';

/** The methods that the helpers need of a user: `userEvent` of '@testing-library/user-event', a `userEvent.setup()`, or the one of a story's play. */
export interface TestingUser {
  click: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  keyboard: (text: string) => Promise<unknown>;
  upload: (element: HTMLElement, files: File | File[]) => Promise<unknown>;
}

export interface Surroundings {
  /** Where to look. Default: the whole document. */
  within?: HTMLElement | undefined;
  /**
   * The user that presses and types. Default: `userEvent` of '@testing-library/user-event'. A page must have only one: when the
   * test runner has its own copy, as Storybook does, pass that one.
   */
  user?: TestingUser | undefined;
  /** How long to wait for elements that appear later, in ms. Menus and choices load on first use. Default 5000. */
  timeout?: number | undefined;
}

export function surroundings({ within = document.body, user = userEvent, timeout = 5000 }: Surroundings) {
  return { container: within, user, wait: { container: document.body, timeout } };
}
