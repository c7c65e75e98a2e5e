import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Suite } from '../figure.ts';
import { settingsOf, startWhole } from '../whole.ts';

/** Starts the product, stops it again and returns the seconds the start took. */
async function started(settings: Record<string, string>): Promise<number> {
  const { seconds, stop } = await startWhole(settings);
  await stop();
  return seconds;
}

export const suite: Suite = {
  name: 'start',
  title: 'npm start',
  about:
    'From the command until the API reports that it is ready, with dependencies installed and the portal built. The first start creates the database, migrates it and loads the demo data; the later start finds all of it.',
  packages: [],
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
    try {
      const settings = await settingsOf(join(folder, 'data'));
      const first = await started(settings);
      const later = await started(settings);
      return [
        { what: 'first start', unit: 's', value: first, budgets: [{ measure: 'value', bound: 'at most', limit: 20 }] },
        { what: 'later start', unit: 's', value: later, budgets: [{ measure: 'value', bound: 'at most', limit: 4 }] },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
