import { commands } from 'vitest/browser';
import { letPlaysForceColors } from './inForcedColors.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (isOn: boolean) => Promise<void>;
  }
}

letPlaysForceColors((isOn) => commands.forceColors(isOn));
