import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The folder with the lock file of the browser and its fonts, and with the fonts to use for the names that pages ask for. */
const source = join(import.meta.dirname, '../../browser');
/** Raised when the files that are made of the packages change. */
const LAYOUT = 1;
/** A registry may be busy for a moment. */
const TRIES = 3;
const DAY = 24 * 60 * 60 * 1000;

/** Whole families that e-mails use, and parts of others for letters that these lack. */
const FACES = [
  '{arimo,cousine,tinos}/{400Regular,400Regular_Italic,700Bold,700Bold_Italic}/*.ttf',
  '{noto-sans-arabic,noto-sans-hebrew,noto-sans-jp}/{400Regular,700Bold}/*.ttf',
  '{noto-emoji,noto-sans-symbols,noto-sans-symbols-2}/400Regular/*.ttf',
];

export interface PinnedBrowser {
  /** Changes with the browser, its fonts and how they are chosen. Pictures under another name can't be compared. */
  name: string;
  /** The program. It exists once `unpackBrowser` has run. */
  path: string;
}

interface Machine {
  platform: string;
  arch: string;
}

/** The same program with the same fonts on every machine for which it exists; undefined on others. */
export function pinnedBrowser({ platform, arch }: Machine = process): PinnedBrowser | undefined {
  if (platform !== 'linux' || arch !== 'x64') return undefined;
  const parts = ['package-lock.json', 'fonts.conf'].map((file) => readFileSync(join(source, file), 'utf8'));
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const hash = createHash('sha256')
    .update([LAYOUT, ...FACES, ...parts].join('\n'))
    .digest('hex');
  const name = `chromium-${dependencies['@sparticuz/chromium']}-${hash.slice(0, 8)}`;
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return { name, path: join(cache, 'mailroom', name, 'browser') };
}

/** Removes what killed runs left long ago; younger folders may belong to a run that is under way. */
function removeLeftovers(cache: string): void {
  for (const left of globSync(join(cache, '*.aside-*')))
    if (Date.now() - statSync(left).mtimeMs > DAY) rmSync(left, { recursive: true, force: true });
}

function install(folder: string): void {
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(source, file), join(folder, file));
  const args = ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'];
  for (let left = TRIES; left > 0; left -= 1)
    if (spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] }).status === 0) return;
  throw new Error('The tests’ browser couldn’t be installed: npm ci failed three times.');
}

function unpacked(path: string): Buffer {
  return brotliDecompressSync(readFileSync(path));
}

/** A script that starts the program with its own libraries and fonts, and with none of the machine's. */
function starter(folder: string): string {
  const env = `LD_LIBRARY_PATH='${folder}/lib' FONTCONFIG_FILE='${folder}/fonts.conf'`;
  return `#!/bin/sh\nexport ${env}\nexec '${folder}/chromium' "$@"\n`;
}

/** Makes the folder of the browser in `aside`. Its files refer to `folder`, where it will be. */
function lay(aside: string, folder: string): void {
  const packages = join(aside, 'node_modules');
  const packed = join(packages, '@sparticuz/chromium/bin');
  writeFileSync(join(aside, 'chromium'), unpacked(join(packed, 'chromium.br')), { mode: 0o755 });
  const { status } = spawnSync('tar', ['-x', '-C', aside], { input: unpacked(join(packed, 'al2023.tar.br')) });
  if (status !== 0) throw new Error('The libraries of the tests’ browser couldn’t be unpacked with tar.');
  mkdirSync(join(aside, 'fonts'));
  for (const pattern of FACES) {
    const faces = globSync(join(packages, '@expo-google-fonts', pattern));
    if (faces.length === 0) throw new Error(`The tests’ browser would lack letters: there is no ${pattern}.`);
    for (const face of faces) cpSync(face, join(aside, 'fonts', basename(face)));
  }
  const fonts = readFileSync(join(source, 'fonts.conf'), 'utf8').replaceAll('{folder}', folder);
  writeFileSync(join(aside, 'fonts.conf'), fonts);
  writeFileSync(join(aside, 'browser'), starter(folder), { mode: 0o755 });
  rmSync(packages, { recursive: true });
}

/** Writes the browser aside and then renames it, so that two runs that start together never find half of it. */
function put(aside: string, folder: string): void {
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Fetches and unpacks the browser, once on a machine: 140 MB to load, 240 MB to keep. */
export function unpackBrowser({ name, path }: PinnedBrowser, say: (line: string) => void): void {
  if (existsSync(path)) return;
  const folder = join(path, '..');
  removeLeftovers(join(folder, '..'));
  say(`Installing the tests’ browser, ${name}, once …`);
  const aside = `${folder}.aside-${process.pid}`;
  mkdirSync(aside, { recursive: true });
  try {
    install(aside);
    lay(aside, folder);
    put(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  const { status, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The tests’ browser doesn’t start: ${stderr}`);
}
