import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../command.ts';
import { PUBLISHED_PACKAGES } from './publishedPackages.ts';
import { wouldSend } from './release.ts';

interface Manifest {
  name: string;
  license: string;
  version: string;
  exports: Record<string, unknown>;
  imports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const outside = inject('outside');
const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');

/** One entry of each kind; entries.test.ts compiles all of them. */
const TYPICAL_ENTRIES = ['./Button', './DesignProvider', './Heading', './MailIcon', './Table', './theme'];

describe.each(PUBLISHED_PACKAGES)('%s', (name) => {
  const folder = join(outside, 'node_modules/@mailroom', name);
  const tarball = join(outside, `${name}.tgz`);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const files = globSync('**/*', { cwd: folder }).filter((file) => /\.\w+$|LICENSE$/.test(file));

  it('has nothing that publint would say', async () => {
    const { messages } = await publint({ pkgDir: folder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  it('has types that every way of resolving them finds', () => {
    const styles = Object.keys(manifest.exports).filter((entry) => entry.endsWith('.css'));
    const more = './*' in manifest.exports ? ['--include-entrypoints', ...TYPICAL_ENTRIES] : [];
    const less = ['--exclude-entrypoints', ...styles, './*'];
    const args = [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', ...more, ...less];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it('holds built code with types, maps that carry their sources, licence and pages, and nothing of the workshop', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/index.js']));
    expect(files.filter((file) => /\.(test|stories|samples|guide|examples)\.|\/docs\/|^src\//.test(file))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('entries/'));
    expect(scripts.filter((file) => !files.includes(file.replace(/js$/, 'd.ts')))).toEqual([]);
    for (const file of scripts) {
      const map = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as { sourcesContent?: string[] };
      expect(map.sourcesContent?.[0], file).toBeTruthy();
      expect(readFileSync(join(folder, `${file}.map`), 'utf8')).not.toContain(root);
    }
  });

  it('declares all that it imports, and imports nothing else of Mailroom', () => {
    const declared = new Set(
      Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.imports }),
    );
    const imported = files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/(?:\bfrom |\bimport\(|^import )["']([^."'][^"']*)["']/gm),
      ])
      .map(([, specifier = '']) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '');
    const strangers = [...new Set(imported)].filter((one) => !declared.has(one) && !isBuiltin(one));
    expect(strangers).toEqual([]);
    expect(imported.filter((one) => one.startsWith('@mailroom/'))).toEqual([]);
  });

  it('depends on ranges: an application that has the library in a newer version would otherwise get two copies', () => {
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter(([, version]) => !/^\^\d/.test(version))).toEqual([]);
  });

  it('names every styled component, so that a server and a browser give it the same class', () => {
    const code = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(folder, file), 'utf8'));
    const named = code.flatMap((text) => [...text.matchAll(/componentId: '([^']+)'/g)].map(([, id]) => id));
    expect(named).toHaveLength(code.flatMap((text) => [...text.matchAll(/= styled\b/g)]).length);
    expect(named).toHaveLength(new Set(named).size);
  });

  it('can be published: a dry run goes through', async () => {
    const { id, entryCount, size } = await wouldSend(tarball);
    expect(id).toBe(`${manifest.name}@${manifest.version}`);
    expect(entryCount).toBeGreaterThanOrEqual(files.length);
    expect(size).toBeGreaterThan(1000);
  });
});
