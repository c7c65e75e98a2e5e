import { beforeAll } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { letPlaysPoint } from './pointAt.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    pointAway: () => Promise<void>;
  }
}

// Out of the window: left anywhere in it, the pointer would stand on what the next story draws there, and be in its picture.
letPlaysPoint({ at: (element) => userEvent.hover(element), away: () => commands.pointAway() });
// A new page's pointer may be in its corner, on what the first story draws there.
beforeAll(() => commands.pointAway());
