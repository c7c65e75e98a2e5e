import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pinnedBrowser, unpackBrowser, type PinnedBrowser } from './pinnedBrowser.ts';

let folder: string;
let browser: PinnedBrowser;

const MACHINE = { platform: 'linux', arch: 'x64' };

/** A program named npm that stands for the registry: it installs packages with the same files, a few bytes each. */
function putNpm(script: string): void {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'npm'), `#!${process.execPath}\n${script}`, { mode: 0o755 });
  vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`);
}

const INSTALLS = `
const { mkdirSync, writeFileSync } = require('node:fs');
const { brotliCompressSync } = require('node:zlib');
const { spawnSync } = require('node:child_process');
const bin = 'node_modules/@sparticuz/chromium/bin';
mkdirSync(bin, { recursive: true });
mkdirSync('lib');
writeFileSync(bin + '/chromium.br', brotliCompressSync('#!/bin/sh\\necho "$LD_LIBRARY_PATH $@"\\n'));
const { stdout } = spawnSync('tar', ['-c', 'lib']);
writeFileSync(bin + '/al2023.tar.br', brotliCompressSync(stdout));
const faces = ['arimo', 'cousine', 'tinos'].flatMap((face) => ['400Regular', '700Bold'].map((cut) => face + '/' + cut));
const more = ['arabic', 'hebrew', 'jp', 'symbols', 'symbols-2'].map((face) => 'noto-sans-' + face + '/400Regular');
for (const face of [...faces, ...more, 'noto-emoji/400Regular']) {
  mkdirSync('node_modules/@expo-google-fonts/' + face, { recursive: true });
  writeFileSync('node_modules/@expo-google-fonts/' + face + '/' + face.replaceAll('/', '_') + '.ttf', '');
}
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailroom-browser-'));
  vi.stubEnv('XDG_CACHE_HOME', folder);
  browser = pinnedBrowser(MACHINE) ?? expect.fail();
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function kept(): string[] {
  return readdirSync(join(folder, 'mailroom'));
}

async function unpackElsewhere(): Promise<number> {
  const module = join(import.meta.dirname, 'pinnedBrowser.ts');
  const unpack = `unpackBrowser(pinnedBrowser(${JSON.stringify(MACHINE)}), () => {})`;
  const code = `import('${module}').then(({ pinnedBrowser, unpackBrowser }) => ${unpack})`;
  const [status] = (await once(spawn(process.execPath, ['-e', code], { stdio: ['ignore', 2, 2] }), 'exit')) as [number];
  return status;
}

test('is in the user’s cache, under the name of its version and faces', () => {
  expect(browser.name).toMatch(/^chromium-\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  expect(browser.path).toBe(join(folder, 'mailroom', browser.name, 'browser'));
});

test('does not exist on machines for which nobody makes it', () => {
  expect(pinnedBrowser({ platform: 'linux', arch: 'arm64' })).toBeUndefined();
  expect(pinnedBrowser({ platform: 'darwin', arch: 'x64' })).toBeUndefined();
});

test('is unpacked once by two runs that start together', async () => {
  putNpm(INSTALLS);
  expect(await Promise.all([unpackElsewhere(), unpackElsewhere()])).toEqual([0, 0]);
  expect(kept()).toEqual([browser.name]);
  putNpm('process.exit(1)');
  unpackBrowser(browser, () => expect.fail('It was there.'));
  expect(readdirSync(join(dirname(browser.path), 'fonts'))).toHaveLength(12);
});

test('leaves nothing of an installation that failed, and what an old one left goes', () => {
  const left = `${dirname(browser.path)}.aside-1`;
  mkdirSync(left, { recursive: true });
  utimesSync(left, 0, 0);
  putNpm('process.exit(1)');
  expect(() => unpackBrowser(browser, () => {})).toThrow('npm ci failed three times');
  expect(kept()).toEqual([]);
});
