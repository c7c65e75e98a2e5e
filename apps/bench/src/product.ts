import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { signInByCode } from '@mailroom/local/code-flow';
import { defaultAudience, defaultClientId, startIdentity } from '@mailroom/local/identity';
import { startPostgres } from '@mailroom/local/postgres';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { hashPassword } from '../../local/src/identity/password.ts';
import { writeUsers } from '../../local/src/identity/users.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const portal = 'http://localhost:4699';

export interface BenchProduct {
  url: string;
  token: string;
  ownerUrl: string;
  appUrl: string;
  stop(): Promise<void>;
}

/** Ends a program and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts one of our programs and waits for it to answer. */
export async function listening(file: string, env: Record<string, string>, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--conditions=mailroom-source', file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((later) => setTimeout(later, 50));
  }
  await end(child);
  throw new Error(`${file} does not answer at ${url}`);
}

/** The API as production runs it, one process, on an embedded PostgreSQL with fsync on, and one signed-in user. */
export async function startBenchProduct(prepare: (ownerUrl: string) => Promise<void>): Promise<BenchProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  await migrate({ ownerUrl: postgres.ownerUrl });
  await prepare(postgres.ownerUrl);
  const identityFolder = join(folder, 'identity');
  const passwordHash = await hashPassword('bench');
  await writeUsers(join(identityFolder, 'users.json'), [
    { subject: 'bench', email: 'bench@mailroom.example', name: 'Bench', role: 'Super Admin', passwordHash },
  ]);
  const identity = await startIdentity({ folder: identityFolder, port: 0, portalUrl: portal });
  const env = {
    DATABASE_URL: postgres.appUrl,
    FILES_URL: pathToFileURL(join(folder, 'files')).href,
    SMTP_URL: 'smtp://127.0.0.1:9',
    OIDC_ISSUER: identity.issuer,
    OIDC_CLIENT_ID: defaultClientId,
    OIDC_AUDIENCE: defaultAudience,
    PUBLIC_URL: portal,
    CREATIVE_HOST_URL: 'http://127.0.0.1:4698',
    TRACKING_URL: 'http://localhost:4697',
    SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    ROLE: 'api',
    PORT: '4699',
    CREATIVE_HOST_PORT: '0',
    TRACKING_PORT: '0',
    METRICS_PORT: '0',
    RATE_LIMIT: '100000000',
    LOG_LEVEL: 'error',
  };
  const api = await listening('apps/api/src/server.ts', env, `${portal}/readyz`);
  const tokens = await signInByCode({
    issuer: identity.issuer,
    clientId: defaultClientId,
    redirectUri: `${portal}/login/callback`,
    credentials: { email: 'bench@mailroom.example', password: 'bench' },
  });
  return {
    url: portal,
    token: tokens.access_token,
    ownerUrl: postgres.ownerUrl,
    appUrl: postgres.appUrl,
    stop: async () => {
      await end(api);
      await identity.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
