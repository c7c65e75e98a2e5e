import { commands } from 'vitest/browser';
import { letPlaysAskTheContract } from '../../apps/portal/src/flows/typedText/fieldsRefused.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    refusedByContract: (
      call: { version: string; method: string; path: string },
      values: Readonly<Record<string, unknown>>,
    ) => Promise<string[]>;
  }
}

letPlaysAskTheContract((call, values) => commands.refusedByContract(call, values));
