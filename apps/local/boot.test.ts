import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, stampOf, verbs } from './boot.mjs';

interface Entry {
  version?: string;
  integrity?: string;
  optional?: boolean;
}

const repository = join(import.meta.dirname, '../..');

function lock(packages: Record<string, Entry>): string {
  return JSON.stringify({ packages: { '': {}, ...packages } });
}

function record(packages: Record<string, Entry>): string {
  return JSON.stringify({ packages });
}

const left: Entry = { version: '1.0.0', integrity: 'sha512-a' };
const right: Entry = { version: '2.0.0', integrity: 'sha512-b' };
const both = { 'node_modules/left': left, 'node_modules/right': right };

let root: string;

function stamp(): string {
  return join(root, 'node_modules/.mailroom-install');
}

function write(lockText: string, recordText?: string): void {
  writeFileSync(join(root, 'package-lock.json'), lockText);
  if (recordText !== undefined) writeFileSync(join(root, 'node_modules/.package-lock.json'), recordText);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mailroom-boot-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node'), '');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('what counts as installed', () => {
  it('is what the stamp says, until the lock file changes', () => {
    write(lock(both));
    writeFileSync(stamp(), stampOf(lock(both)));
    expect(isInstalled(root)).toBe(true);
    write(lock({ ...both, 'node_modules/left': { ...left, version: '1.0.1' } }));
    expect(isInstalled(root)).toBe(false);
  });

  it('is nothing before the first installation', () => {
    write(lock(both));
    expect(isInstalled(root)).toBe(false);
    expect(existsSync(stamp())).toBe(false);
  });

  it('is what npm itself recorded, when somebody installed by hand', () => {
    write(lock({ ...both, 'node_modules/other-system': { ...left, optional: true } }), record(both));
    expect(isInstalled(root)).toBe(true);
    expect(readFileSync(stamp(), 'utf8')).toHaveLength(64);
  });

  it('is stale when a package is missing, has another version, or is left over', () => {
    write(lock(both), record({ 'node_modules/left': left }));
    expect(isInstalled(root)).toBe(false);
    write(lock(both), record({ ...both, 'node_modules/right': { ...right, version: '1.9.0' } }));
    expect(isInstalled(root)).toBe(false);
    write(lock(both), record({ ...both, 'node_modules/old': left }));
    expect(isInstalled(root)).toBe(false);
  });
});

describe('the verbs', () => {
  it('are the scripts of package.json, each with a file', () => {
    const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const ours = Object.entries(scripts).filter(([, script]) => script.includes('boot.mjs'));
    expect(ours.map(([name]) => name).toSorted()).toEqual(Object.keys(verbs).toSorted());
    // Without `exec` a shell stays between npm and us, and signals to npm end only that shell.
    for (const [name, script] of ours) expect(script).toBe(`exec node apps/local/boot.mjs ${name}`);
    for (const [file] of Object.values(verbs))
      expect(file).toSatisfy((path: string) => existsSync(join(repository, path)));
  });

  it('are named when one is unknown', () => {
    const done = spawnSync(process.execPath, [join(import.meta.dirname, 'boot.mjs'), 'fly'], { encoding: 'utf8' });
    expect(done.status).toBe(2);
    expect(done.stderr).toContain('start | seed');
  });
});
