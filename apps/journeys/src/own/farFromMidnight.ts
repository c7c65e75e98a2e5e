import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

const run = promisify(execFile);

const USUAL_ZONE = 'America/New_York';
/** The CRM's id of Northlight Outdoor, the account of the demo data in which things are tried. */
const TRIED = '001700000AAE';

/**
 * A zone in which midnight is hours away. A product starts today, and past midnight its start would be yesterday: a launch
 * within that minute was refused.
 */
export function zoneFarFromMidnight(now = new Date()): string {
  const hour = Number(now.toLocaleString('en-US', { timeZone: USUAL_ZONE, hour: 'numeric', hourCycle: 'h23' }));
  return hour >= 2 && hour < 22 ? USUAL_ZONE : 'Asia/Tokyo';
}

/** Adds or changes an account as its operator does: by the command that imports them. `folder` is the product's. */
export async function importAccount(folder: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { ownerUrl } = JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')) as { ownerUrl: string };
  const own = await mkdtemp(join(tmpdir(), 'journey-account-'));
  const csv = join(own, 'accounts.csv');
  await writeFile(csv, `${Object.keys(fields).join()}\n${Object.values(fields).join()}\n`);
  await run(process.execPath, ['--conditions=mailroom-source', 'apps/api/src/verbs/importAccounts.ts', csv], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_OWNER_URL: ownerUrl },
  });
  await rm(own, { recursive: true });
}

/**
 * Moves the account in which things are tried to a zone far from midnight. Its products start now, as the README's do, and
 * midnight between the order and the go-ahead would make their start yesterday.
 */
export async function keepFromMidnight(folder: string): Promise<void> {
  const zone = zoneFarFromMidnight();
  if (zone !== USUAL_ZONE) await importAccount(folder, { sf_account_id: TRIED, time_zone: zone });
}
