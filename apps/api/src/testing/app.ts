import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import type { DestinationStream } from 'pino';
import { createApp, type App } from '../app.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { loadContracts } from '../contract/load.ts';
import type { Operation } from '../contract/operation.ts';
import type { Actor } from '../platform/database/actor.ts';
import type { Tx } from '../platform/database/tx.ts';
import { typeParsers } from '../platform/database/types.ts';
import type { QueueSettings } from '../platform/jobs/jobDefinition.ts';
import type { Module } from '../contract/module.ts';
import type { ConnectionLimits } from '../platform/http/slowBodies.ts';
import type { AllowedRange } from '../platform/outbound/allow.ts';
import { createOutbound } from '../platform/outbound/client.ts';
import { createLog } from '../platform/telemetry/log.ts';
import { testClient, type TestClient } from './client.ts';
import { testClock, type TestClock } from './clock.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { factories, type Factories, type TestUser } from './factories.ts';
import { AUDIENCE, startIssuer, type TestIssuer } from './issuer.ts';
import { jobsDatabase } from './jobsDatabase.ts';
import { testMail, type TestMail } from './mail.ts';

interface TestAppOptions {
  /** Operations without a handler are left out instead of refusing to start. */
  partial?: boolean;
  modules?: readonly Module[];
  operations?: readonly Operation[];
  settings?: Record<string, string>;
  /** Internal addresses that links may reach, like OUTBOUND_ALLOW. */
  allow?: AllowedRange[];
  /** A real relay; without it mail is collected in `mail`. */
  smtpUrl?: string;
  /** Where the log goes instead of standard output. */
  logTo?: DestinationStream;
  /** Shorter limits for slow callers. */
  connectionLimits?: ConnectionLimits;
  /** A database that outlives this application, and isn't dropped with it. */
  database?: TestDatabase;
}

export type TestApp = Omit<Factories, 'insert'> & {
  app: App;
  clock: TestClock;
  mail: TestMail;
  issuer: TestIssuer;
  filesFolder: string;
  /** The names of the files in the store. */
  storedFiles(): Promise<string[]>;
  /** The test's database, as its owner. */
  ownerUrl: string;
  insert: Factories['insert'];
  as(user: TestUser, claims?: Record<string, unknown>): TestClient;
  nobody: TestClient;
  withToken(token: string): TestClient;
  /** Queries as the owner, bypassing every policy. */
  sql<Row extends pg.QueryResultRow = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  read<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  write<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs the jobs that are due at the test's time, and the jobs they enqueue, until none is left. */
  runJobs(only?: QueueSettings): Promise<number>;
  close(): Promise<void>;
};

let contract: Promise<readonly Operation[]> | undefined;

/**
 * The contract, read once in each process. The schemas of every application are then the same objects, whose checks are
 * compiled once too: to read and compile all of it takes a second, and nothing ever changes it.
 */
export function wholeContract(): Promise<readonly Operation[]> {
  return (contract ??= loadContracts());
}

function settingsOf({ appUrl, jobsUrl }: TestDatabase, issuer: string, folder: string, more: Record<string, string>) {
  return readSettings({
    DATABASE_URL: appUrl,
    DATABASE_JOBS_URL: jobsUrl,
    FILES_URL: pathToFileURL(folder).href,
    SMTP_URL: 'smtp://127.0.0.1:1',
    // Nothing listens there, so that no test asks the DNS of the world.
    DNS_SERVERS: '127.0.0.1:1',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'mailroom-portal',
    OIDC_AUDIENCE: AUDIENCE,
    PUBLIC_URL: 'http://localhost:4600',
    CREATIVE_HOST_URL: 'http://127.0.0.1:4601',
    TRACKING_URL: 'http://localhost:4602',
    SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    ...more,
  });
}

/** The application on its own database, with a real issuer, a clock that the test moves, and every answer checked. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const clock = testClock();
  const mail = testMail();
  const issuer = await startIssuer(clock);
  const filesFolder = await mkdtemp(join(tmpdir(), 'mailroom-files-'));
  const settings = settingsOf(database, issuer.url, filesFolder, {
    ...options.settings,
    ...(options.smtpUrl !== undefined && { SMTP_URL: options.smtpUrl }),
  });
  const queue = jobsDatabase(database.jobsUrl, clock);
  // One connection, so that settings of the session stay; concurrent tests wait for each other's statements.
  const owner = new pg.Pool({ connectionString: database.ownerUrl, types: typeParsers, max: 1, idleTimeoutMillis: 0 });
  // The pool's end doesn't wait for them, and a server that stops meanwhile ends them with an error.
  const closed: Promise<void>[] = [];
  owner.on('connect', (client) => closed.push(new Promise((resolve) => client.once('end', resolve))));
  const app = await createApp(settings, {
    clock,
    ...(options.smtpUrl === undefined && { mail }),
    log: createLog(settings.logLevel, options.logTo),
    outbound: createOutbound({ allow: options.allow ?? [] }),
    jobs: queue.options,
    checkResponses: true,
    isPartial: options.partial ?? false,
    ...(options.modules && { modules: options.modules }),
    operations: options.operations ?? (await wholeContract()),
    ...(options.connectionLimits && { connectionLimits: options.connectionLimits }),
  });
  await app.api.ready();
  const { withActor } = app.deps;

  return {
    ...factories(owner),
    app,
    clock,
    mail,
    issuer,
    filesFolder,
    async storedFiles() {
      const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    ownerUrl: database.ownerUrl,
    as: (user, claims) =>
      testClient(app.api, async () => ({
        authorization: `Bearer ${await issuer.token(user.subject, claims ? { claims } : {})}`,
      })),
    nobody: testClient(app.api, async () => ({})),
    withToken: (token) => testClient(app.api, async () => ({ authorization: `Bearer ${token}` })),
    sql: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await owner.query<Row>(text, values)).rows,
    read: (actor, work) => withActor(actor, 'read', work),
    write: (actor, work) => withActor(actor, 'write', work),
    runJobs: (only) => app.jobs.runDue(app.deps, only),
    async close() {
      await app.close();
      await queue.end();
      await owner.end();
      await Promise.all(closed);
      issuer.stop();
      if (!options.database) await database.drop();
      await rm(filesFolder, { recursive: true, force: true });
    },
  };
}
