import { commands, userEvent } from 'vitest/browser';
import { letPlaysPoint } from './pointAt.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    pointAway: () => Promise<void>;
  }
}

// Left where it was, the pointer would stand on what the next story of the page draws there, and be in its picture.
letPlaysPoint({ at: (element) => userEvent.hover(element), away: () => commands.pointAway() });
