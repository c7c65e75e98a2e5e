import { rmSync } from 'node:fs';
import { debianPrograms, startDebianPostgres, type DebianPostgres } from '@mailroom/local/debian-postgres';
import { startBucket, type Bucket } from './bucket.ts';
import { startIssuer } from './issuer.ts';
import { block } from './page.ts';
import type { Program } from './programs.ts';
import { startRelay, type Relay } from './relay.ts';
import { requirePackages, startNode, startPooler, startProxy } from './servers.ts';
import { operatorShell, type Shell } from './shell.ts';
import { makeSite, replacementsOf, type Site } from './site.ts';

export const NODES = ['first', 'second'] as const;
type NodeName = (typeof NODES)[number];

/** The operator's servers, and the foreign ones that they need. */
export interface Installation {
  site: Site;
  shell: Shell;
  relay: Relay;
  /** People whose e-mail address the issuer has not verified. */
  unverified: Set<string>;
  nodes: Map<NodeName, Program>;
  /** Text of a code block of OPERATING.md, by its name. */
  page(name: string): string;
  /** Runs a code block of OPERATING.md, by its name. */
  sh(name: string): Promise<string>;
  startPooler(): Promise<void>;
  startProxy(): Promise<void>;
  /** Starts nodes of the release in that folder. */
  startNodes(names: readonly NodeName[], app?: string): Promise<void>;
  stopNodes(): Promise<void>;
  /** Replaces the database and the bucket by new, empty ones. Stops nodes and pooler first. */
  loseData(): Promise<void>;
  stop(): Promise<void>;
}

async function startStores(site: Site, programs: string): Promise<[DebianPostgres, Bucket]> {
  const settings = { listen_addresses: '127.0.0.1', port: String(site.ports.postgres) };
  return [
    await startDebianPostgres({ programs, folder: site.database, settings }),
    await startBucket(site.ports.bucket),
  ];
}

/** Starts what exists before Mailroom: PostgreSQL, an empty bucket, a relay and an issuer. */
export async function startInstallation(): Promise<Installation> {
  requirePackages();
  const programs = debianPrograms();
  if (programs === undefined) throw new Error('PostgreSQL of Debian’s packages is not installed');
  const site = await makeSite();
  const shell = operatorShell(site, programs);
  const unverified = new Set<string>();
  const nodes = new Map<NodeName, Program>();
  const relay = await startRelay(site.ports.relay, site.certificates);
  const vouches = (email: string): boolean => !unverified.has(email);
  const issuer = await startIssuer({ port: site.ports.issuer, portalUrl: site.url, vouches });
  let [postgres, bucket] = await startStores(site, programs);
  let pooler: Program | undefined;
  let proxy: Program | undefined;

  const page = (name: string): string => block(name, replacementsOf(site));
  const stopNodes = async (): Promise<void> => {
    await Promise.all([...nodes.values()].map((node) => node.stop()));
  };
  const stopStores = async (): Promise<void> => {
    await stopNodes();
    await pooler?.stop();
    await postgres.stop();
    await bucket.stop();
  };
  return {
    site,
    shell,
    relay,
    unverified,
    nodes,
    page,
    sh: (name) => shell.bash(page(name)),
    async startPooler() {
      pooler = await startPooler(site);
    },
    async startProxy() {
      proxy = await startProxy(site);
    },
    async startNodes(names, app = site.app) {
      await Promise.all(names.map(async (name) => nodes.set(name, await startNode(site, site.ports[name], app))));
    },
    stopNodes,
    async loseData() {
      await stopStores();
      [postgres, bucket] = await startStores(site, programs);
    },
    async stop() {
      await proxy?.stop();
      await stopStores();
      await issuer.stop();
      await relay.stop();
      rmSync(site.folder, { recursive: true, force: true });
    },
  };
}
