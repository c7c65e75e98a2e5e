import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { signInByCode } from '@mailroom/local/code-flow';
import { DEFAULT_AUDIENCE, DEFAULT_CLIENT_ID, startIdentity } from '@mailroom/local/identity';
import { startPostgres } from '@mailroom/local/postgres';
import { SERVER_FLAGS } from '@mailroom/local/server-flags';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { hashPassword } from '../../local/src/identity/password.ts';
import { writeUsers } from '../../local/src/identity/users.ts';
import { caller } from './caller.ts';
import type { Caller } from './caller.ts';
import { writeFirstRecords } from './firstRecords.ts';
import { choosePort } from '@mailroom/local/free-ports';
import { end, startProgram } from './programs.ts';

export interface BenchProduct {
  url: string;
  api: Caller;
  ownerUrl: string;
  /** The process ids of the API and, if there is one, of the worker. */
  pids: { api: number; worker: number | undefined };
  stop: () => Promise<void>;
}

interface ProductOptions {
  /** Whether to start a worker too, as `npm start` does. Default false. */
  hasWorker?: boolean;
  smtpUrl?: string;
  outboundAllow?: string;
  /** The setting DNS_SERVERS. Default: those of the machine. */
  dnsServers?: string;
}

const credentials = { email: 'bench@mailroom.example', password: 'bench' };

/** Starts the API as in production, in one process on an embedded PostgreSQL with fsync, and signs one user in. */
export async function startBenchProduct({
  hasWorker = false,
  smtpUrl = 'smtp://127.0.0.1:9',
  outboundAllow = '',
  dnsServers = '',
}: ProductOptions = {}): Promise<BenchProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  await migrate({ ownerUrl: postgres.ownerUrl });
  await writeFirstRecords(postgres.ownerUrl);
  const port = await choosePort();
  const creativeHostPort = await choosePort();
  const url = `http://localhost:${port}`;
  const identityFolder = join(folder, 'identity');
  await mkdir(identityFolder);
  const passwordHash = await hashPassword(credentials.password);
  await writeUsers(join(identityFolder, 'users.json'), [
    { subject: 'bench', email: credentials.email, name: 'Bench', role: 'Super Admin', passwordHash },
  ]);
  const identity = await startIdentity({ folder: identityFolder, port: 0, portalUrl: url });
  const env = {
    DATABASE_URL: postgres.appUrl,
    DATABASE_JOBS_URL: postgres.jobsUrl,
    FILES_URL: pathToFileURL(join(folder, 'files')).href,
    SMTP_URL: smtpUrl,
    OIDC_ISSUER: identity.issuer,
    OIDC_CLIENT_ID: DEFAULT_CLIENT_ID,
    OIDC_AUDIENCE: DEFAULT_AUDIENCE,
    PUBLIC_URL: url,
    CREATIVE_HOST_URL: `http://127.0.0.1:${creativeHostPort}`,
    TRACKING_URL: `${url}/tracking`,
    SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    ROLE: 'api',
    PORT: String(port),
    CREATIVE_HOST_PORT: String(creativeHostPort),
    TRACKING_PORT: '0',
    METRICS_PORT: '0',
    RATE_LIMIT: '100000000',
    LOG_LEVEL: 'error',
    ...(outboundAllow && { OUTBOUND_ALLOW: outboundAllow }),
    ...(dnsServers && { DNS_SERVERS: dnsServers }),
  };
  const server = 'apps/api/src/server.ts';
  const { child: api } = await startProgram(server, env, SERVER_FLAGS);
  const { child: worker } = hasWorker
    ? await startProgram(server, { ...env, ROLE: 'worker', PORT: '0' }, SERVER_FLAGS)
    : { child: undefined };
  const signIn = async () =>
    (
      await signInByCode({
        issuer: identity.issuer,
        clientId: DEFAULT_CLIENT_ID,
        redirectUri: `${url}/login/callback`,
        credentials,
      })
    ).access_token;
  return {
    url,
    api: await caller(url, signIn),
    ownerUrl: postgres.ownerUrl,
    pids: { api: api.pid ?? 0, worker: worker?.pid },
    stop: async () => {
      if (worker) await end(worker);
      await end(api);
      await identity.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
