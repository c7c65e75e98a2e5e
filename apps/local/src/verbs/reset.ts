import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removePostgres } from '../postgres/postgres.ts';
import { holdLock } from '../process/lock.ts';
import { readLocalSettings } from '../supervisor/settings.ts';
import { confirm } from './confirm.ts';
import { asVerb, root } from './root.ts';

/** Removes the data folder. A database named by DATABASE_URL isn't touched. */
await asVerb(async () => {
  const { dataFolder, embedded } = readLocalSettings(process.env, root);
  if (!existsSync(dataFolder)) {
    console.log(`${dataFolder} is empty already.`);
    return;
  }
  const lock = holdLock(join(dataFolder, 'lock'));
  try {
    await confirm(`Remove everything in ${dataFolder}?`);
    if (embedded.database) removePostgres(join(dataFolder, 'postgres'));
    rmSync(dataFolder, { recursive: true });
    console.log(`Removed ${dataFolder}. npm start creates it again.`);
  } finally {
    lock.release();
  }
});
