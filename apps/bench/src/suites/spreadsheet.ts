import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Suite } from '../figure.ts';
import { ask, end, startProgram } from '../programs.ts';
import { peakOf } from '../usage.ts';
import { writeWorkbook } from '../sheets/workbook.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 500_000);
const CR = 0x0d;

/** Seconds that it takes to unpack as many bytes as the workbook has, and nothing else. */
async function bare(path: string): Promise<number> {
  const began = performance.now();
  await pipeline(createReadStream(path), createGunzip(), new Writable({ write: (_chunk, _encoding, done) => done() }));
  return (performance.now() - began) / 1000;
}

export const suite: Suite = {
  name: 'spreadsheet',
  title: 'A workbook becomes a CSV',
  about: `An XLSX of ${ROWS.toLocaleString('en-US')} people with five columns and ${(3 * ROWS).toLocaleString('en-US')} different texts is read and written as a CSV, by a thread of a program that does nothing beside it. The peer unpacks a gzip of the CSV.`,
  packages: ['yauzl', 'saxes', 'numfmt'],
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-workbook-'));
    const [path, target, gzip] = ['people.xlsx', 'people.csv', 'people.csv.gz'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const { child } = await startProgram('apps/bench/src/sheets/unpacker.ts', {});
    try {
      await writeWorkbook(path, ROWS);
      const { listed, unpacked } = await ask<{ listed: number; unpacked: number }>(child, { path, target });
      const peak = peakOf(child.pid ?? 0);
      await pipeline(createReadStream(target), createGzip(), createWriteStream(gzip));
      const rows = (await readFile(target)).reduce((count, byte) => count + (byte === CR ? 1 : 0), 0);
      if (rows !== ROWS) throw new Error(`The CSV has ${rows} rows`);
      const [packed, csv] = await Promise.all([stat(path), stat(target)]);
      console.log(`  ${packed.size >> 20} MB became ${csv.size >> 20} MB`);
      return [
        {
          what: 'seconds for the workbook',
          unit: 's',
          value: unpacked,
          peer: { what: 's for gzip', value: await bare(gzip) },
          budgets: [{ measure: 'value', bound: 'at most', limit: 60 }],
        },
        {
          what: 'seconds until its sheets are listed',
          unit: 's',
          value: listed,
          budgets: [{ measure: 'value', bound: 'at most', limit: 2 }],
        },
        {
          what: 'peak memory of the program',
          unit: 'MB',
          value: peak,
          budgets: [{ measure: 'value', bound: 'at most', limit: 300 }],
        },
      ];
    } finally {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    }
  },
};
