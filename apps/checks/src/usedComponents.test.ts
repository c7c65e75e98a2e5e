import { expect, it } from 'vitest';
import { root } from './command.ts';
import { moduleGraph, type Module } from './moduleGraph.ts';

const INDEX = 'packages/design-system/src/index.ts';

/** Components that nothing uses yet, and what they are kept for. */
const KEPT: Readonly<Record<string, string>> = {
  Combobox: 'other applications, which asked for it',
  CsvButton: 'the report: its days, links and domains as CSV',
  DateRangePicker: 'the filter by dates of the list of products',
  Flash: 'the notification that the specification names; FlashStack, in the same folder, draws it',
  InlineEdit: 'other applications; the cells of a table that are edited save as it does',
  LayerProvider: 'applications whose style sheets override ours',
  NonceProvider: 'applications with a strict policy',
  Sparkline: 'the report: how each head figure went by day',
  StatCard: 'the head figures of the report',
  Wizard: 'other applications, which asked for it',
};

function isForReaders(path: string): boolean {
  return !/\.(stories|samples|test|guide|examples)\.|\/docs\/|\/testing\//.test(path);
}

function folderOf(path: string): string {
  return path.split('/').slice(0, 5).join('/');
}

/** The names of the components that the package exports, without the icons, each with its file. */
function exportedComponents(modules: readonly Module[]): Map<string, string> {
  const imports = modules.find(({ path }) => path === INDEX)?.imports ?? [];
  return new Map(
    imports
      .filter(({ name, from, isType }) => !isType && /^[A-Z]+[a-z]/.test(name) && from.endsWith('.tsx'))
      .map(({ name, from }) => [name, from]),
  );
}

function isUsed(component: string, file: string, modules: readonly Module[]): boolean {
  return modules.some(
    ({ path, imports }) =>
      isForReaders(path) &&
      (path.startsWith('apps/portal/src/')
        ? imports.some(({ from, name }) => from === INDEX && name === component)
        : path !== INDEX &&
          folderOf(path) !== folderOf(file) &&
          imports.some(({ from, name }) => from === file && (name === component || name === '*'))),
  );
}

it('a screen or another component uses every component: otherwise remove it', () => {
  const modules = moduleGraph(root);
  const components = exportedComponents(modules);
  expect(components.size).toBeGreaterThan(80);
  const unused = [...components].filter(([name, file]) => !isUsed(name, file, modules)).map(([name]) => name);
  expect(unused.toSorted()).toEqual(Object.keys(KEPT));
});
