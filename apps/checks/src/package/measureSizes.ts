import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

export interface Size {
  /** Bytes, gzip: what an application loads to show the component, its styles and its lazy parts included. */
  shown: number;
  /** The same, with what loads later: tooltips, menus, popovers, the rows of a long table. */
  whole: number;
}

const PEERS = /^(react|react-dom|styled-components)(\/|$)/;
/**
 * What floats loads when a pointer or a key first asks for it, and rows are windowed beyond 200 of them. A Modal's or Drawer's own
 * panel is the component itself.
 */
const LATER = /((?<!Modal|Drawer)(Popup|Panel)|FilterField|VirtualRows)\.js$/;

function gzip(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}

/** Builds an application that shows nothing but what `code` exports, minified, and weighs every file of it. */
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
