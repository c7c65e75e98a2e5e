import { chmodSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { choosePort } from '@mailroom/local/free-ports';
import { root } from '../command.ts';
import { makeCertificates, type Certificates } from './certificates.ts';
import type { Replacements } from './page.ts';

/** Pages, creatives, links and, six above the first, metrics: they listen on four of these. */
const PORTS_OF_A_NODE = 7;
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', 'storybook-static', 'coverage']);

/** The folders, ports and addresses of one run. */
export interface Site {
  folder: string;
  app: string;
  etc: string;
  backup: string;
  /** The next release. */
  next: string;
  /** The folder of PostgreSQL's socket and data. */
  database: string;
  certificates: Certificates;
  ports: Record<'postgres' | 'pooler' | 'bucket' | 'relay' | 'issuer' | 'https' | 'first' | 'second', number>;
  url: string;
}

export async function makeSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'mailroom-production-'));
  // PgBouncer doesn't run as root, and reads its settings here.
  chmodSync(folder, 0o711);
  const at = (name: string): string => join(folder, name);
  const [app, etc, backup, next] = [at('app'), at('etc'), at('backup'), at('next')];
  for (const made of [etc, backup]) mkdirSync(made);
  cpSync(root, app, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  const ports = {
    postgres: await choosePort(),
    pooler: await choosePort(),
    bucket: await choosePort(),
    relay: await choosePort(),
    issuer: await choosePort(),
    https: await choosePort(),
    first: await choosePort(PORTS_OF_A_NODE),
    second: await choosePort(PORTS_OF_A_NODE),
  };
  const certificates = makeCertificates(etc);
  return {
    folder,
    app,
    etc,
    backup,
    next,
    database: at('pg'),
    certificates,
    ports,
    url: `https://localhost:${ports.https}`,
  };
}

/** One table: the page's names, ports and folders, and those of this run. */
export function replacementsOf({ app, next, etc, backup, ports }: Site): Replacements {
  const endpoint = encodeURIComponent(`http://127.0.0.1:${ports.bucket}`);
  return {
    '/opt/mailroom': app,
    '/opt/mailroom-next': next,
    '/opt/crm': etc,
    '/etc/mailroom': etc,
    '/etc/pgbouncer': etc,
    '/etc/nginx': etc,
    '/backup': backup,
    'db.internal port=5432': `127.0.0.1 port=${ports.postgres}`,
    'db.internal:5432': `127.0.0.1:${ports.postgres}`,
    'listen_port = 6432': `listen_port = ${ports.pooler}`,
    '127.0.0.1:6432': `127.0.0.1:${ports.pooler}`,
    'region=eu-central-1': `region=eu-central-1&endpoint=${endpoint}`,
    'files-key': 'S3RVER',
    'files-secret': 'S3RVER',
    'relay.internal:465': `localhost:${ports.relay}`,
    'https://login.example.com': `http://localhost:${ports.issuer}`,
    'https://mailroom.example.com': `https://localhost:${ports.https}`,
    'https://creatives.mailroom-content.example': `https://127.0.0.1:${ports.https}`,
    'https://links.example.com': `https://links.localhost:${ports.https}`,
    'server_name mailroom.example.com': 'server_name localhost',
    'server_name creatives.mailroom-content.example': 'server_name 127.0.0.1',
    'server_name links.example.com': 'server_name links.localhost',
    'listen 443 ssl': `listen 127.0.0.1:${ports.https} ssl`,
    ...nodePorts('10.0.0.11', ports.first),
    ...nodePorts('10.0.0.12', ports.second),
    '10.0.0.10': '127.0.0.1',
    '10.0.0.11': '127.0.0.1',
  };
}

function nodePorts(address: string, port: number): Replacements {
  return Object.fromEntries([0, 1, 2].map((at) => [`${address}:${3000 + at}`, `127.0.0.1:${port + at}`]));
}

/** The same table for the unit of one node: both run on this machine, so each has its own port. */
export function replacementsOfNode(site: Site, port: number): Replacements {
  return { ...replacementsOf(site), 'PORT=3000': `PORT=${port}` };
}
