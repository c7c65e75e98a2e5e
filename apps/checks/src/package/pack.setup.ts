import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../command.ts';
import { linkInstalled } from './linkInstalled.ts';
import { PUBLISHED_PACKAGES } from './publishedPackages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Both tarballs, with a `node_modules` beside them as another application would have it. */
    outside: string;
  }
}

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Packages that another application installs itself. */
const OF_CONSUMERS = [
  '@testing-library/dom',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'jsdom',
  'typescript',
  'vite',
  'vitest',
];

/** Builds and packs a package into a folder. Returns the path of the tarball. */
export function packTarball(name: string, outside: string): string {
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}` };
  const options = { cwd: join(root, 'packages', name), env, encoding: 'utf8' } as const;
  const said = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', outside], options);
  const [{ filename }] = JSON.parse(said.slice(said.indexOf('['))) as [{ filename: string }];
  const tarball = join(outside, `${name}.tgz`);
  renameSync(join(outside, filename), tarball);
  return tarball;
}

function pack(name: string, outside: string): void {
  const tarball = packTarball(name, outside);
  const folder = join(outside, 'node_modules/@mailroom', name);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  // Only declared dependencies can be found there, so an undeclared import fails.
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const wanted = Object.keys({ ...dependencies, ...peerDependencies });
  linkInstalled(wanted, join(root, 'packages', name), outside);
}

/** A folder that knows nothing of this workspace, with both packages installed from their tarballs. */
export function packOutside(): string {
  const outside = realpathSync(mkdtempSync(join(tmpdir(), 'mailroom-outside-')));
  for (const name of PUBLISHED_PACKAGES) pack(name, outside);
  linkInstalled(OF_CONSUMERS, root, outside);
  return outside;
}

export default function setup(project: TestProject): () => void {
  const outside = packOutside();
  project.provide('outside', outside);
  return () => rmSync(outside, { recursive: true, force: true });
}
