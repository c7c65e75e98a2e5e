import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, expect, inject, it } from 'vitest';

const outside = inject('outside');
const hooks = pathToFileURL(join(import.meta.dirname, 'serverComponents.ts')).href;

/** A server component imports the root and uses exports that are not components. */
const PROGRAM = `
import * as ds from '@mailroom/design-system';
const statuses = ds.defineStatuses([{ code: 'live', tone: 'success', meaning: 'It goes out.' }]);
const isReference = (value) => value?.$$typeof === Symbol.for('react.client.reference');
console.log('said ' + JSON.stringify({
  label: statuses.of('live').label,
  csv: ds.toCsv([['a', '=1']]),
  tones: ds.TONES.length,
  references: ['Table', 'Button', 'DesignProvider', 'useDesign'].map((name) => isReference(ds[name])),
}));
`;

let lines: string[] = [];
let trouble = '';
beforeAll(() => {
  writeFileSync(join(outside, 'rsc.mjs'), PROGRAM);
  const done = spawnSync(process.execPath, ['--conditions=react-server', '--import', hooks, 'rsc.mjs'], {
    cwd: outside,
    encoding: 'utf8',
  });
  lines = done.stdout.split('\n');
  trouble = done.stderr;
});

it('can be imported by a server component, which may use all that needs no browser', () => {
  expect(trouble).toBe('');
  const said = JSON.parse(lines.find((line) => line.startsWith('said '))?.slice(5) ?? '{}') as object;
  expect(said).toMatchObject({ label: 'live', tones: 7, references: [true, true, true, true] });
});

it('begins with ‘use client’, or is reached through a module that does, wherever there are hooks or handlers', () => {
  const onServer = lines.filter((line) => line.startsWith('server ')).map((line) => fileURLToPath(line.slice(7)));
  expect(onServer.length).toBeGreaterThan(0);
  const needsBrowser = /\buse(?:[A-Z]\w*)?\(|\bon[A-Z]\w+: |\bcreateContext\(/;
  expect(onServer.filter((file) => needsBrowser.test(readFileSync(file, 'utf8')))).toEqual([]);
});
