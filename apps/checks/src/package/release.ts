import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../command.ts';
import { PUBLISHED_PACKAGES } from './publishedPackages.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** One tarball as `npm publish` sends it. Sizes are in bytes. */
interface Sent {
  /** '@mailroom/api-client@0.1.0' */
  id: string;
  size: number;
  unpackedSize: number;
  entryCount: number;
}

/** A registry that can't be reached: a dry run gives the same result offline. */
const NO_REGISTRY = ['--registry=http://127.0.0.1:9/', '--fetch-retries=0', '--offline'];

/** Runs npm and returns its output; rejects with npm's own words when it fails. */
async function npm(args: readonly string[], env: Environment): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, env, encoding: 'utf8' });
  return stdout;
}

/** Reads what npm prints with `--json`, which some versions wrap in an object by name. */
function read(said: string): Sent {
  const whole = JSON.parse(said.slice(said.search(/[[{]/))) as Sent | Record<string, Sent> | [Sent];
  if (Array.isArray(whole)) return whole[0];
  return 'id' in whole ? (whole as Sent) : (Object.values(whole)[0] as Sent);
}

/** Returns the registry that an `.npmrc` names for our scope, or undefined: the public one is never a default. */
export async function registryFor(env: Environment): Promise<string | undefined> {
  const named = (await npm(['config', 'get', '@mailroom:registry'], env)).trim();
  return named === '' || named === 'undefined' ? undefined : named;
}

/** Whether the CI gives the run an identity, from which npm makes a statement of where the package comes from. */
export function hasIdentity(env: Environment): boolean {
  return Boolean(env['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? env['SIGSTORE_ID_TOKEN']);
}

/** Returns the changes that no version has yet. */
export function waitingChanges(): string[] {
  return globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));
}

/** Returns the packages whose changelog has no section for their version. */
export function withoutChangelog(): string[] {
  return PUBLISHED_PACKAGES.filter((name) => {
    const folder = join(root, 'packages', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return !readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`);
  });
}

/** Returns why nothing may be published, one sentence each; empty when a release can start. */
export function refusals(registry: string | undefined, waiting: readonly string[]): string[] {
  return [
    ...(registry === undefined
      ? ['No registry is configured. Name yours in an .npmrc: @mailroom:registry=<address>, and log in to it.']
      : []),
    ...(waiting.length > 0
      ? [
          `${waiting.length} changes wait in .changeset. \`npx changeset version\` makes versions and changelogs of them.`,
        ]
      : []),
  ];
}

/** Returns what would be sent. Needs no registry and no network. */
export async function wouldSend(tarball: string): Promise<Sent> {
  return read(
    await npm(
      ['publish', tarball, '--dry-run', '--json', '--ignore-scripts', '--access=public', ...NO_REGISTRY],
      process.env,
    ),
  );
}

/** Publishes a tarball, unless the registry has that version already: a release that broke off can be repeated. */
export async function send(tarball: string, registry: string, env: Environment): Promise<'sent' | 'already there'> {
  const { id } = await wouldSend(tarball);
  // A package that the registry doesn't know is an error for npm.
  const known = await npm(['view', id, 'version', `--registry=${registry}`], env).catch(() => '');
  if (known.trim() !== '') return 'already there';
  const provenance = hasIdentity(env) ? ['--provenance'] : [];
  await npm(['publish', tarball, '--json', '--ignore-scripts', `--registry=${registry}`, ...provenance], env);
  return 'sent';
}
