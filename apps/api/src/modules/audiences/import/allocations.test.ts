import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../../testing/peopleProcess.ts', import.meta.url));

/** V8's compilers remove allocations at unpredictable moments. Without them, the same code always allocates the same. */
const NODE = [
  '--conditions=mailroom-source',
  '--no-opt',
  '--no-maglev',
  '--no-sparkplug',
  '--single-threaded',
  '--trace-gc',
];

/** A tenth above what one row took in November 2026. */
const BYTES_PER_ROW = 4900;

/** MB that reading so many rows allocates on V8's heap: before each collection, the growth since the one before. */
function allocatedBy(rows: number): number {
  const output = execFileSync(process.execPath, [...NODE, program, String(rows)], { encoding: 'utf8' });
  expect(output).toContain(`read ${rows} rows`);
  let left = 0;
  let allocated = 0;
  for (const [, before, after] of output.matchAll(/ ([\d.]+) \([\d.]+\) -> ([\d.]+) \(/g)) {
    allocated += Number(before) - left;
    left = Number(after);
  }
  return allocated;
}

it('R35 reads a row of people with few allocations', () => {
  const bytesPerRow = ((allocatedBy(60_000) - allocatedBy(20_000)) * 1e6) / 40_000;
  process.stdout.write(`allocations of an import: ${Math.round(bytesPerRow)} bytes a row\n`);
  expect(bytesPerRow).toBeGreaterThan(1000);
  expect(bytesPerRow).toBeLessThan(BYTES_PER_ROW);
});
