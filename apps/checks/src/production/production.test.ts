import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureChromium } from '../chromium.ts';
import { startBucket } from './bucket.ts';
import { makeCertificates } from './certificates.ts';
import { notRoot, startDebianPostgres } from './debianPostgres.ts';
import { startIssuer } from './issuer.ts';
import { block, serviceOf } from './page.ts';
import { startProgram, type Program } from './programs.ts';
import { startRelay } from './relay.ts';
import { makeSite, replacementsOf, replacementsOfNode, type Site } from './site.ts';

const ADMIN = 'person@example.com';
const PGBOUNCER = '/usr/sbin/pgbouncer';
const NGINX = '/usr/sbin/nginx';

let site: Site;
let certificates: ReturnType<typeof makeCertificates>;
let postgres: Awaited<ReturnType<typeof startDebianPostgres>>;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let relay: Awaited<ReturnType<typeof startRelay>>;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let browser: Browser;
const nodes = new Map<string, Program>();
const others: Program[] = [];
const unverified = new Set<string>();

function page(name: string): string {
  return block(name, replacementsOf(site));
}

/** The environment of a shell, without what this test's own programs have set. */
function operator(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, NODE_OPTIONS: __, FORCE_COLOR: ___, ...env } = process.env;
  return env;
}

const run = promisify(execFile);

/**
 * Runs a script. The relay, the issuer and the bucket live in this process, so it must not wait with its own thread.
 */
async function bash(script: string, env: NodeJS.ProcessEnv): Promise<string> {
  const options = { cwd: site.app, encoding: 'utf8', env: { ...operator(), ...env }, timeout: 240_000 } as const;
  const { stdout } = await run('bash', ['-e', '-o', 'pipefail', '-c', script], options);
  return stdout;
}

/** Runs a block of the page in a shell that knows the superuser of PostgreSQL and the bucket, as an operator's does. */
function sh(name: string): Promise<string> {
  return bash(page(name), {
    PATH: `${postgres.binaries}:${process.env['PATH']}`,
    PGHOST: postgres.folder,
    PGPORT: String(site.ports.postgres),
    PGUSER: 'postgres',
    RCLONE_CONFIG_MAILROOM_TYPE: 's3',
    RCLONE_CONFIG_MAILROOM_PROVIDER: 'Other',
    RCLONE_CONFIG_MAILROOM_ACCESS_KEY_ID: 'S3RVER',
    RCLONE_CONFIG_MAILROOM_SECRET_ACCESS_KEY: 'S3RVER',
    RCLONE_CONFIG_MAILROOM_ENDPOINT: `http://127.0.0.1:${site.ports.bucket}`,
  });
}

async function startNode(name: 'first' | 'second'): Promise<void> {
  const port = site.ports[name];
  const { program, args, env } = serviceOf(block('mailroom.service', replacementsOfNode(site, port)));
  const started = startProgram(program, args, port, {
    cwd: site.app,
    env: { ...env, NODE_EXTRA_CA_CERTS: certificates.authority },
  });
  nodes.set(name, await started);
}

async function startPooler(): Promise<void> {
  writeFileSync(join(site.etc, 'pgbouncer.ini'), page('pgbouncer.ini'));
  writeFileSync(join(site.etc, 'userlist.txt'), page('userlist.txt'));
  const options = { ...notRoot(), cwd: postgres.folder };
  others.push(await startProgram(PGBOUNCER, [join(site.etc, 'pgbouncer.ini')], site.ports.pooler, options));
}

/** The page's file is the part of nginx's settings that is about Mailroom; a package brings the rest. */
async function startProxy(): Promise<void> {
  const file = join(site.etc, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(site.folder, kind)};`)
    .join(' ');
  const around = `daemon off; pid ${site.folder}/nginx.pid; error_log stderr warn; events {}`;
  writeFileSync(file, `${around}\nhttp { access_log off; ${paths}\n${page('nginx.conf')}\n}\n`);
  others.push(await startProgram(NGINX, ['-c', file, '-p', site.folder], site.ports.https));
}

/** Signs in on the issuer's page, waits for a text of the portal and returns the token that the portal keeps. */
async function signIn(context: BrowserContext, email: string, until: RegExp): Promise<string> {
  const tab = await context.newPage();
  await tab.goto(`${site.url}/`);
  await tab.locator('input[name=login]').fill(email);
  await tab.locator('input[name=password]').fill('any');
  await tab.getByRole('button', { name: 'Sign-in' }).click();
  const consent = tab.getByRole('button', { name: 'Continue' });
  await consent.click();
  await tab.waitForURL(`${site.url}/**`);
  await tab.getByText(until).first().waitFor();
  const stored = await tab.evaluate(() => localStorage.getItem('access-token'));
  return stored === null ? '' : ((JSON.parse(stored) as { token?: string }).token ?? '');
}

beforeAll(async () => {
  if (![PGBOUNCER, NGINX].every((path) => existsSync(path)))
    throw new Error('This needs Debian’s packages postgresql, pgbouncer and nginx-light');
  site = await makeSite();
  certificates = makeCertificates(site.etc);
  postgres = await startDebianPostgres(site.ports.postgres);
  bucket = await startBucket(site.ports.bucket);
  relay = await startRelay(site.ports.relay, certificates);
  const vouches = (email: string): boolean => !unverified.has(email);
  issuer = await startIssuer({ port: site.ports.issuer, portalUrl: site.url, vouches });
  browser = await chromium.launch({ executablePath: ensureChromium(console.error).path, args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  for (const program of [...nodes.values(), ...others.toReversed()]) await program.stop();
  await issuer?.stop();
  await relay?.stop();
  await bucket?.stop();
  await postgres?.stop();
  rmSync(site.folder, { recursive: true, force: true });
});

it('builds', async () => {
  await sh('build');
});

it('makes the roles and the schema, the first administrator and the accounts', async () => {
  for (const statement of page('roles').trim().split('\n')) psql('postgres', statement);
  await sh('settings');
  const said = await sh('schema');
  expect(said).toContain(`Added ${ADMIN} as Super Admin.`);
  await startPooler();
  writeFileSync(join(site.etc, 'accounts.csv'), 'sf_account_id,name\nSF1,Northlight\n');
  expect(await sh('accounts')).toContain('Done: 1 new, 0 changed, 0 already as in the file.');
});

it('serves two nodes behind a proxy with TLS', async () => {
  await startNode('first');
  await startNode('second');
  await startProxy();
});

it('lets the first administrator in once the issuer has verified the address', async () => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  unverified.add(ADMIN);
  expect(await signIn(context, ADMIN, /Mailroom doesn’t know you/)).toBe('');
  unverified.delete(ADMIN);
  await context.close();
  const verified = await browser.newContext({ ignoreHTTPSErrors: true });
  const token = await signIn(verified, ADMIN, /^Administration$/);
  const me = await verified.request.get(`${site.url}/api/v2/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ email: ADMIN, role: { name: 'Super Admin' } });
});

function psql(database: string, statement: string): string {
  const at = ['-h', postgres.folder, '-p', String(site.ports.postgres), '-U', 'postgres', '-d', database];
  return postgres.run('psql', ['-qXAt', '-v', 'ON_ERROR_STOP=1', ...at, '-c', statement]);
}
