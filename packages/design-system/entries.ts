type Line = { names: string[]; from: string };
export type Entry = { code: string; types: string };

const isType = (name: string): boolean => name.startsWith('type ');

/** What the root exports, as its plain list says it: `export { A, type B } from './file.ts'`. */
export function exportLines(index: string): Line[] {
  return [...index.matchAll(/^export (type )?\{([^}]*)\} from '\.\/([^']+)';/gm)].map(
    ([, typesOnly, names = '', from = '']) => ({
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => (typesOnly ? `type ${name}` : name)),
      from,
    }),
  );
}

/** The folder of a component gives the entry its name; what isn't in one belongs to the door or to the theme. */
function groupOf(from: string): string {
  const [folder = '', component = ''] = from.split('/');
  return folder === 'components' ? component : folder === 'provider' ? 'DesignProvider' : folder;
}

function entryOf(lines: readonly Line[]): Entry {
  const write = (names: readonly string[], from: string): string[] =>
    names.length > 0 ? [`export { ${names.join(', ')} } from '../${from.replace(/\.tsx?$/, '.js')}';`] : [];
  const code = lines.flatMap(({ names, from }) =>
    write(
      names.filter((name) => !isType(name)),
      from,
    ),
  );
  const types = lines.flatMap(({ names, from }) => write(names, from));
  return { code: `${code.join('\n') || 'export {};'}\n`, types: `${types.join('\n')}\n` };
}

/**
 * One entry for each folder of a component, with all that the root exports from it, and one for each component that lives in
 * another's folder. Made of the root's list, so that `@mailroom/design-system/Button` never has more or less than the root.
 */
export function entriesOf(index: string): Map<string, Entry> {
  const lines = exportLines(index);
  const groups = Map.groupBy(lines, ({ from }) => groupOf(from));
  const entries = new Map([...groups].map(([name, own]) => [name, entryOf(own)]));
  for (const line of lines)
    for (const name of line.names)
      if (/^[A-Z][a-z]/.test(name) && !entries.has(name)) entries.set(name, entryOf([line]));
  return entries;
}
