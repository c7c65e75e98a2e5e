import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../postgres/postgres.ts';
import type { Postgres } from '../postgres/postgres.ts';

const RESTART_AFTER_MS = 300;

interface KeptPostgres {
  ownerUrl: string;
  appUrl: string;
  jobsUrl: string;
  stop: () => Promise<void>;
}

/** Restarts the embedded server when it ends unasked. Its addresses stay the same. */
export async function keepPostgres(
  folder: string,
  log: (line: string) => void,
  say: (line: string) => void,
): Promise<KeptPostgres> {
  const ending = new AbortController();
  let restarting = Promise.resolve();
  let current: Postgres;

  const start = async (): Promise<Postgres> => {
    const postgres = await startPostgres({ folder, log, ending: ending.signal });
    void postgres.exited.then(() => (restarting = again()));
    return postgres;
  };

  async function again(): Promise<void> {
    if (ending.signal.aborted) return;
    say('The database ended; starting it again.');
    await wait(RESTART_AFTER_MS);
    if (ending.signal.aborted) return;
    try {
      current = await start();
    } catch (error) {
      say(`The database doesn't start: ${(error as Error).message}`);
      await again();
    }
  }

  current = await start();
  return {
    ownerUrl: current.ownerUrl,
    appUrl: current.appUrl,
    jobsUrl: current.jobsUrl,
    stop: async () => {
      ending.abort();
      await restarting;
      await current.stop();
    },
  };
}
