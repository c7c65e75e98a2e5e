import { commands } from 'vitest/browser';
import { letPlaysPrint } from './onPaper.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulatePrint: (isOn: boolean) => Promise<void>;
  }
}

letPlaysPrint((isOn) => commands.emulatePrint(isOn));
