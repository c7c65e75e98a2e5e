import { userEvent } from '@testing-library/user-event';

/** What the helpers ask of a user: `userEvent` of '@testing-library/user-event', a `userEvent.setup()`, or the one of a story's play. */
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
   * Who presses and types. Default: `userEvent` of '@testing-library/user-event'. A page must have one alone: where the test
   * runner brings its own copy, as Storybook does, hand that one over.
   */
  user?: TestingUser | undefined;
  /** How long to wait for what arrives later, in ms. Default 5000: menus and choices load on first use. */
  timeout?: number | undefined;
}

export function surroundings({ within = document.body, user = userEvent, timeout = 5000 }: Surroundings) {
  return { container: within, user, wait: { container: document.body, timeout } };
}
