import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../command.ts';
import { PUBLISHED_PACKAGES } from './publishedPackages.ts';

const names = PUBLISHED_PACKAGES.map((name) => `@mailroom/${name}`);
const files = globSync('.changeset/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));

it.each(files)('%s names published packages, how much changes, and tells their users in a sentence', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const named = head.split('\n').map((line) => /^'([^']+)': (major|minor|patch)$/.exec(line)?.[1]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => name === undefined || !names.includes(name))).toEqual([]);
  expect(body.trim()).toMatch(/^\S.{30,}\.$/s);
});

it('each published package has the version of its manifest in its changelog', () => {
  for (const name of PUBLISHED_PACKAGES) {
    const { version } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(readFileSync(join(root, 'packages', name, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
  }
});
