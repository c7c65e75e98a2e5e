import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import * as patterns from '../../../.storybook/patterns/patterns.ts';
import { root } from './command.ts';

const folder = join(root, '.storybook/patterns');
const files = globSync('*Pattern.tsx', { cwd: folder }).toSorted();

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

it('has code that another application can copy: it imports React and the package, and nothing else', () => {
  const imported = files.flatMap((file) => [...read(file).matchAll(/from '([^']+)'/g)].map(([, from]) => from));
  expect([...new Set(imported)].toSorted()).toEqual(['@mailroom/design-system', 'react']);
});

it.each(files)('%s has a page with its own source and story', (file) => {
  const name = basename(file, '.tsx');
  const page = read(`${name}.mdx`);
  expect(page).toContain(`from './${file}?raw'`);
  expect(page).toContain(`from './${name}.stories.tsx'`);
  expect(read(`${name}.stories.tsx`)).toContain(`from './${file}'`);
});

it('has one pattern for each page', () => {
  const named = globSync('*.mdx', { cwd: folder }).map(
    (file) => /import \{ (\w+) \} from '.\/patterns.ts'/.exec(read(file))?.[1],
  );
  expect(named.toSorted()).toEqual(Object.keys(patterns).toSorted());
});

it('shows the components that few screens use', () => {
  const code = files.map(read).join('\n');
  for (const name of ['Fold group=', 'SegmentedControl label=', 'Combobox', 'TimeInput', 'Wizard'])
    expect(code).toMatch(new RegExp(`<${name}\\s`.replace(/=\\s$/, '=')));
});

it('names screens of the portal that exist', () => {
  const stories = globSync('apps/portal/src/**/*.stories.tsx', { cwd: root });
  const titles = stories.map((file) => /title: 'Screens\/([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1]);
  for (const { screens } of Object.values(patterns)) expect(titles).toEqual(expect.arrayContaining([...screens]));
});
