import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import type { OutputChunk } from 'rolldown';

export type Size = {
  /** Bytes, gzip: what an application loads to show the component, its styles and its lazy parts included. */
  shown: number;
  /** The same, with what loads later: tooltips, menus, popovers, the rows of a long table. */
  whole: number;
};

const peers = /^(react|react-dom|styled-components)(\/|$)/;
/**
 * What floats loads when a pointer or a key first asks for it, and rows are windowed beyond 200 of them. A Modal's or Drawer's own
 * panel is the component itself.
 */
const later = /((?<!Modal|Drawer)(Popup|Panel)|FilterField|VirtualRows)\.js$/;

const gzip = (code: string): number => gzipSync(code, { level: 9 }).length;

/** A chunk with all it imports at once and lazily, but for the lazy parts that `skip` names; each counted once. */
function reach(
  chunks: ReadonlyMap<string, OutputChunk>,
  from: string,
  skip: RegExp | undefined,
  seen: Set<string>,
): void {
  const chunk = chunks.get(from);
  if (!chunk || seen.has(from)) return;
  seen.add(from);
  for (const name of chunk.imports) reach(chunks, name, skip, seen);
  for (const name of chunk.dynamicImports)
    if (!skip?.test(chunks.get(name)?.facadeModuleId ?? '')) reach(chunks, name, skip, seen);
}

/** Builds an application that shows nothing but what `code` exports, minified, without the peers, and weighs it. */
export async function measure(outside: string, code: string): Promise<Size> {
  const bundle = await rolldown({
    input: 'entry',
    cwd: outside,
    external: peers,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? join(outside, 'entry.js') : null),
        load: (id) => (id === join(outside, 'entry.js') ? code : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const entry = output.find((one) => one.type === 'chunk' && one.isEntry);
  const weigh = (skip?: RegExp): number => {
    const seen = new Set<string>();
    reach(chunks, entry?.fileName ?? '', skip, seen);
    return [...seen].reduce((sum, name) => sum + gzip(chunks.get(name)?.code ?? ''), 0);
  };
  return { shown: weigh(later), whole: weigh() };
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
