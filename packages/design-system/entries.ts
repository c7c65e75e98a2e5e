interface Line {
  names: string[];
  from: string;
}
interface Entry {
  code: string;
  types: string;
}

function isType(name: string): boolean {
  return name.startsWith('type ');
}

/** Reads the exports of the root, which is a plain list of `export { A, type B } from './file.ts'`. */
function exportLines(index: string): Line[] {
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

/** Returns the name of the entry: the component's folder, or the provider or the theme. */
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
 * Returns one entry for each component folder, with everything that the root exports from it, and one for each component in
 * another component's folder. Made from the root's list, so that `@mailroom/design-system/Button` has the same exports.
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
