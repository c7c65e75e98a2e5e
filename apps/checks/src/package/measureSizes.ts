import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

export interface Size {
  /** Gzip bytes that an application loads to show the component, with its styles and lazy parts. */
  shown: number;
  /** The same with the parts that load later: tooltips, menus, popovers, the rows of a long table. */
  whole: number;
}

const PEERS = /^(react|react-dom|styled-components)(\/|$)/;
/**
 * Floating parts load when a pointer or a key first asks for them. Of a table, these load when they are needed: the tip of a cut text, the bulk bar
 * with the first selection, the windowed rows beyond 200, the menu and the writing of CSV where it is offered, the menu that
 * sorts cards, the bars of a progress column, rows below rows, groups of columns, cards of the application, fields for cells, and dragging a header. A Modal's or Drawer's own panel is the component itself.
 */
const LATER =
  /((?<!Modal|Drawer)(Popup|Panel)|FilterField|FullTip|VirtualRows|BulkBar|CsvMenu|saveRows|SortMenu|ProgressCell|TreeTable|OwnCards|ColumnGroups|EditCell|headerDrag|MoveLayer)\.js$/;

function gzip(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}

/** Builds a minified application that shows only the exports of `code`, and weighs each of its files. */
async function weigh(outside: string, code: string, left: RegExp): Promise<number> {
  const entry = join(outside, 'entry.js');
  const bundle = await rolldown({
    input: 'entry',
    cwd: outside,
    external: left,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return output.reduce((sum, one) => sum + (one.type === 'chunk' ? gzip(one.code) : 0), 0);
}

export async function measure(outside: string, code: string): Promise<Size> {
  const shown = await weigh(outside, code, new RegExp(`${PEERS.source}|${LATER.source}`));
  return { shown, whole: await weigh(outside, code, PEERS) };
}

/** Each component through its own entry. */
export async function measureAll(outside: string, names: readonly string[]): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  const waiting = [...names];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      sizes.set(name, await measure(outside, `export { ${name} } from '@mailroom/design-system/${name}';`));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sizes;
}
