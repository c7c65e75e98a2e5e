import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../command.ts';
import { PUBLISHED_PACKAGES } from './publishedPackages.ts';
import { waitingChanges, withoutChangelog } from './release.ts';

const names = PUBLISHED_PACKAGES.map((name) => `@mailroom/${name}`);
const files = waitingChanges();

it.each(files)('%s names published packages, how much changes, and tells their users in a sentence', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const named = head.split('\n').map((line) => /^'([^']+)': (major|minor|patch)$/.exec(line)?.[1]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => name === undefined || !names.includes(name))).toEqual([]);
  expect(body.trim()).toMatch(/^\S.{30,}\.$/s);
});

it('each published package has the version of its manifest in its changelog', () => {
  expect(withoutChangelog()).toEqual([]);
});
