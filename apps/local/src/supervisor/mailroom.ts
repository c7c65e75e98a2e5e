import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoUser } from '../identity/users.ts';
import { clusterPlace } from '../postgres/postgres.ts';
import { holdLock } from '../process/lock.ts';
import { DEMO_PASSWORD, isEmpty, loadDemoData, publishUsers } from './demoData.ts';
import { assertSpace, diskFull, saysDiskFull } from './diskSpace.ts';
import { apiEnvironment, workerEnvironment } from './environment.ts';
import { keep, untilReady } from './keep.ts';
import type { Kept } from './keep.ts';
import { keepPostgres } from './keepPostgres.ts';
import { openLog } from './logFile.ts';
import { buildPortal } from './portalBuild.ts';
import { assertFree } from './ports.ts';
import { run } from './run.ts';
import { SERVER_FLAGS } from './serverFlags.ts';
import type { LocalSettings } from './settings.ts';

export interface Mailroom {
  url: string;
  users: readonly DemoUser[];
  password: string;
  mailPage?: string;
  stop: () => Promise<void>;
}

type Stop = () => Promise<void> | void;

/** How long the parts of a killed program may take to end: slightly more than the server's own drain. */
const LONGEST_END = 20_000;

interface Parts {
  settings: LocalSettings;
  root: string;
  say: (line: string) => void;
  /** Undo each part that was started, in order. */
  stops: Stop[];
  /** Lines of the database's log that say that the disk is full. */
  full: string[];
}

/**
 * Starts every part that the environment doesn't name, then the API and the worker. Undoes it all when one part fails, or when
 * somebody asks for the end meanwhile: then it returns undefined.
 */
export async function startMailroom(
  settings: LocalSettings,
  root: string,
  say: (line: string) => void,
  ending: AbortSignal,
): Promise<Mailroom | undefined> {
  const stops: Stop[] = [];
  const full: string[] = [];
  const isNewFolder = !existsSync(settings.dataFolder);
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    // The first start takes a minute, and must be possible to end before it is done.
    const started = await Promise.race([startParts({ settings, root, say, stops, full }), once(ending, 'abort')]);
    if (!Array.isArray(started)) return { ...started, stop };
  } catch (error) {
    await stop();
    removeIfEmpty(join(settings.dataFolder, 'postgres'));
    if (isNewFolder) removeIfEmpty(settings.dataFolder);
    const reason = full[0] ?? (saysDiskFull(error) ? (error as Error).message : undefined);
    throw reason === undefined ? error : await diskFull(settings.dataFolder, reason);
  }
  await stop();
  return undefined;
}

/** Removes a folder that a refused start made for itself. */
function removeIfEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

async function startParts({ settings, root, say, stops, full }: Parts): Promise<Omit<Mailroom, 'stop'>> {
  const { dataFolder, ports, embedded, environment } = settings;
  const clusterFolder = join(dataFolder, 'postgres');
  mkdirSync(dataFolder, { recursive: true });
  const lock = holdLock(join(dataFolder, 'lock'));
  stops.push(lock.release);
  // As root the database server runs as another user that must pass through this folder; its private files have their own rights.
  chmodSync(dataFolder, 0o711);
  const { IDENTITY_PORT, SMTP_PORT, MAIL_PAGE_PORT, ...always } = ports;
  const portsInUse = {
    ...always,
    ...(embedded.identity ? { IDENTITY_PORT } : {}),
    ...(embedded.mail ? { SMTP_PORT, MAIL_PAGE_PORT } : {}),
  };
  await assertFree(portsInUse, environment, lock.wasLeft ? LONGEST_END : 0);
  if (embedded.database) {
    const { home, exists } = clusterPlace(clusterFolder);
    if (!exists) await assertSpace(home.startsWith(dataFolder) ? dataFolder : home);
  }

  const building = buildPortal(root).then((built) => built && say('Built the portal.'));
  building.catch(() => {});
  const logOf = (name: string): string => join(dataFolder, 'logs', `${name}.log`);
  const postgresLog = openLog(logOf('postgres'));
  const log = (line: string): void => {
    if (saysDiskFull(line)) full.push(line);
    try {
      writeSync(postgresLog, `${line}\n`);
    } catch (error) {
      // The database's own end says more than ours would.
      full.push(String(error));
    }
  };
  const database = embedded.database ? await keepPostgres(clusterFolder, log, say) : undefined;
  if (database) stops.push(database.stop);
  const env = apiEnvironment(settings, root, database);
  const ownerUrl = database?.ownerUrl ?? environment['DATABASE_OWNER_URL'];

  const child = (name: string, file: string, extra: Record<string, string>, flags: readonly string[] = []): Kept => {
    const kept = keep({
      name,
      args: [...flags, join(root, file)],
      env: { ...env, ...extra },
      cwd: root,
      logPath: logOf(name),
      say,
    });
    stops.push(kept.stop);
    return kept;
  };
  const identityFolder = join(dataFolder, 'identity');
  const ready: Promise<void>[] = [];
  if (embedded.mail) {
    const sink = child('mail-sink', 'apps/local/src/mail-sink/main.ts', { MAIL_FOLDER: join(dataFolder, 'mail') });
    ready.push(untilReady(`http://127.0.0.1:${ports.MAIL_PAGE_PORT}/api/fault`, sink));
  }
  if (embedded.identity) {
    const identity = child('identity', 'apps/local/src/identity/main.ts', { IDENTITY_FOLDER: identityFolder });
    ready.push(untilReady(`http://127.0.0.1:${ports.IDENTITY_PORT}/.well-known/openid-configuration`, identity));
  }
  for (const waiting of ready) waiting.catch(() => {});
  const users = ownerUrl ? await prepareDatabase(ownerUrl, root, env, identityFolder, say) : [];
  // Runs before the API, which serves only files that it finds at its start.
  await building;
  const api = child('api', 'apps/api/src/server.ts', { ROLE: 'api' }, SERVER_FLAGS);
  child('worker', 'apps/api/src/server.ts', workerEnvironment(env), SERVER_FLAGS);
  await Promise.all([untilReady(`http://127.0.0.1:${ports.PORT}/readyz`, api), ...ready]);

  const runFile = join(dataFolder, 'run.json');
  const addresses = {
    pid: process.pid,
    url: env['PUBLIC_URL'],
    issuer: env['OIDC_ISSUER'],
    databaseUrl: env['DATABASE_URL'],
    ownerUrl,
  };
  writeFileSync(runFile, JSON.stringify(addresses, null, 2), { mode: 0o600 });
  stops.push(() => rmSync(runFile, { force: true }));
  return {
    url: env['PUBLIC_URL'] ?? '',
    users: embedded.identity ? users : [],
    password: DEMO_PASSWORD,
    ...(embedded.mail ? { mailPage: `http://localhost:${ports.MAIL_PAGE_PORT}` } : {}),
  };
}

async function prepareDatabase(
  ownerUrl: string,
  root: string,
  env: Record<string, string>,
  identityFolder: string,
  say: (line: string) => void,
): Promise<DemoUser[]> {
  // No node of ours is connected by now: the lock and the ports are free, and none was started yet. A migration that needs
  // all nodes stopped waits for those of a killed program, which are ending.
  await run(root, [join(root, 'apps/api/src/migrate.ts')], { ...env, DATABASE_OWNER_URL: ownerUrl });
  if (await isEmpty(ownerUrl)) {
    say('Loading the demo data …');
    await loadDemoData(ownerUrl, env, 1);
  }
  return publishUsers(ownerUrl, identityFolder);
}
