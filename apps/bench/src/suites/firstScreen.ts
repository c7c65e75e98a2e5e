import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { InlineConfig, Rolldown } from 'vite';
import type { Suite } from '../figure.ts';
import { production } from '../pages.ts';
import { ensurePeers, peersFolder } from '../peers.ts';
import { root } from '../programs.ts';

/** Returns the file of a chunk and the files that it imports statically, each once. */
function withImports(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, file: string, known = new Set<string>()) {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of chunks.get(file)?.imports ?? []) withImports(chunks, next, known);
  return known;
}

/** Kilobytes of gzipped JavaScript that a page must load before it can paint. */
async function firstLoad(config: InlineConfig): Promise<number> {
  const built = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build has more than one output');
  const chunks = new Map(built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
  const entry = built.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  const sizes = [...withImports(chunks, entry?.fileName ?? '')].map(
    (file) => gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

export const suite: Suite = {
  name: 'first-screen',
  title: 'JavaScript of the first screen',
  about:
    'What the portal loads until the landing page is painted after sign-in, and what a minimal react-admin application loads (one list of five columns, a dashboard with one heading, a data provider and a sign-in of a few lines). Both are built for production in the same way. Sizes are gzipped; 1 kB is 1,000 bytes.',
  packages: ['react', 'react-admin', 'vite'],
  run: async () => {
    ensurePeers();
    const ours = await firstLoad({ configFile: join(root, 'apps/portal/vite.config.ts') });
    const admin = await firstLoad({
      ...production,
      build: { ...production.build, rolldownOptions: { input: join(peersFolder, 'admin/main.tsx') } },
    });
    return [
      {
        what: 'JavaScript of the first screen',
        unit: 'kB',
        value: ours,
        peer: { what: 'kB react-admin', value: admin },
        budgets: [
          { measure: 'value', bound: 'at most', limit: 160 },
          { measure: 'ratio', bound: 'at most', limit: 0.52 },
        ],
      },
    ];
  },
};
