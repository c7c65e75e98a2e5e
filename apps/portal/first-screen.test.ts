import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const dist = new URL('dist/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', dist);
const BUDGET = 160_000;
/** A chunk with all it imports at once, each counted once. */
function withImports(
  manifest: Record<string, Chunk>,
  names: readonly string[],
  known = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || known.has(name)) continue;
    known.add(name);
    withImports(manifest, chunk.imports ?? [], known);
  }
  return known;
}

// The build is a stage of its own before the tests; whoever runs this file alone may have none.
it.runIf(existsSync(manifestFile))('paints the landing page after sign-in with at most 160 kB of JavaScript', () => {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const files = [...withImports(manifest, ['index.html'])].map((name) => manifest[name]?.file ?? name);
  const sizes = files.map((file) => [file, gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length] as const);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total, sizes.map(([file, size]) => `${size} ${file}`).join('\n')).toBeLessThanOrEqual(BUDGET);
});
