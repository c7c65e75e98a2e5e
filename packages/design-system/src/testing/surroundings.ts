import { getConfig } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

/** Menus and choices load on first use, which takes longer than what is on the page already. In ms. */
const SHORTEST_WAIT = 5000;

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
  /** How long to wait for elements that appear later, in ms. Default: Testing Library's `asyncUtilTimeout`, at least 5000. */
  timeout?: number | undefined;
}

export function surroundings({ within = document.body, user = userEvent, timeout }: Surroundings) {
  const patience = timeout ?? Math.max(SHORTEST_WAIT, getConfig().asyncUtilTimeout);
  // The messages of the helpers say what is on the page. The whole document after each would hide them.
  const onTimeout = (error: Error): Error => error;
  return { container: within, user, wait: { container: document.body, timeout: patience, onTimeout } };
}

export type Around = ReturnType<typeof surroundings>;
