import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';

const BUDGET = 160_000;

/** A chunk with all it imports at once, each counted once. */
function withImports(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  file: string,
  known = new Map<string, Rolldown.OutputChunk>(),
): Map<string, Rolldown.OutputChunk> {
  const chunk = chunks.get(file);
  if (!chunk || known.has(file)) return known;
  known.set(file, chunk);
  for (const next of chunk.imports) withImports(chunks, next, known);
  return known;
}

// Built here and in memory: a `dist` from yesterday would say what was true yesterday.
it('paints the landing page after sign-in with at most 160 kB of JavaScript', async () => {
  // Under the tests' own, React would come with its warnings.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The portal is one build.');
  const chunks = new Map(built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
  const entry = built.output.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  const sizes = [...withImports(chunks, entry?.fileName ?? '').values()].map(
    ({ fileName, code }) => [fileName, gzipSync(code, { level: 9 }).length] as const,
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total).toBeGreaterThan(100_000);
  expect(total, sizes.map(([file, size]) => `${size} ${file}`).join('\n')).toBeLessThanOrEqual(BUDGET);
}, 60_000);
