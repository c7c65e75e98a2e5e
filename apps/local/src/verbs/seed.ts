import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clusterPlace, removePostgres, startPostgres } from '../postgres/postgres.ts';
import type { Postgres } from '../postgres/postgres.ts';
import { holdLock } from '../process/lock.ts';
import { isEmpty, loadDemoData, publishUsers } from '../supervisor/demoData.ts';
import { assertSpace } from '../supervisor/diskSpace.ts';
import { apiEnvironment } from '../supervisor/environment.ts';
import { run } from '../supervisor/run.ts';
import { readLocalSettings } from '../supervisor/settings.ts';
import type { LocalSettings } from '../supervisor/settings.ts';
import { confirm } from './confirm.ts';
import { asVerb, root } from './root.ts';

function scaleFrom(): number {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' }, yes: { type: 'boolean' } } });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1) throw new Error('--scale must be a whole number of at least 1');
  return scale;
}

async function fill(settings: LocalSettings, postgres: Postgres | undefined, scale: number): Promise<void> {
  const ownerUrl = postgres?.ownerUrl ?? process.env['DATABASE_OWNER_URL'];
  if (!ownerUrl) throw new Error('DATABASE_OWNER_URL is missing: it must name the owner of DATABASE_URL’s database.');
  const env = apiEnvironment(settings, root, postgres);
  await run(root, [join(root, 'apps/api/src/migrate.ts')], { ...env, DATABASE_OWNER_URL: ownerUrl });
  if (!(await isEmpty(ownerUrl)))
    throw new Error('This database already contains data. Demo data can be loaded only into an empty one.');
  const began = performance.now();
  const times = scale === 1 ? 'as long as' : `about ${scale} times as long as`;
  console.log(`Loading the demo data × ${scale}. It takes ${times} the first start.`);
  await loadDemoData(ownerUrl, env, scale, (line) => console.log(line));
  await publishUsers(ownerUrl, join(settings.dataFolder, 'identity'));
  console.log(`Loaded the demo data × ${scale} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** Loads the demo data, multiplied by `--scale`, into an empty database: the embedded one or DATABASE_OWNER_URL's. */
await asVerb(async () => {
  const scale = scaleFrom();
  const settings = readLocalSettings(process.env, root);
  const { dataFolder, embedded } = settings;
  const cluster = join(dataFolder, 'postgres');
  const lock = holdLock(join(dataFolder, 'lock'));
  try {
    if (embedded.database && existsSync(cluster)) {
      await confirm(`Replace the data in ${dataFolder} with demo data?`);
      removePostgres(cluster);
      rmSync(join(dataFolder, 'files'), { recursive: true, force: true });
    }
    if (embedded.database) await assertSpace(clusterPlace(cluster).home, scale);
    const postgres = embedded.database ? await startPostgres({ folder: cluster }) : undefined;
    try {
      await fill(settings, postgres, scale);
    } finally {
      await postgres?.stop();
    }
  } finally {
    lock.release();
  }
});
