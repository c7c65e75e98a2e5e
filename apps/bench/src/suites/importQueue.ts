import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAudience } from '../campaign.ts';
import type { Suite } from '../figure.ts';
import { imported, writePeople } from '../people.ts';
import { startBenchProduct } from '../product.ts';
import type { BenchProduct } from '../product.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const LARGE = 3;
const FEW = 20;

/** Seconds from the upload of a small file until its audience can be used. */
async function small(product: BenchProduct, path: string): Promise<number> {
  const began = performance.now();
  await imported(product, await addAudience(product.api, await openAsBlob(path)));
  return (performance.now() - began) / 1000;
}

export const suite: Suite = {
  name: 'import-queue',
  title: 'A small import beside large ones',
  about: `${LARGE} files of ${ROWS.toLocaleString('en-US')} people are being imported when a file of ${FEW} people is uploaded. The seconds are those until its audience can be used. The peer is the same file with nothing beside it.`,
  packages: ['pg', 'pg-boss'],
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-queue-'));
    const [large, few] = [join(folder, 'large.csv'), join(folder, 'few.csv')];
    await Promise.all([writePeople(large, ROWS), writePeople(few, FEW)]);
    const product = await startBenchProduct({ hasWorker: true });
    try {
      const before = await small(product, few);
      const ids: number[] = [];
      for (let at = 0; at < LARGE; at += 1) ids.push(await addAudience(product.api, await openAsBlob(large)));
      const beside = await small(product, few);
      const states = await Promise.all(ids.map((id) => product.api.get<{ status: string }>(`v1/audience/${id}`)));
      if (states.some(({ status }) => status !== 'In Process'))
        throw new Error('A large import ended before the small one: choose more rows');
      return [
        {
          what: `seconds for ${FEW} people`,
          unit: 's',
          value: beside,
          peer: { what: 's with nothing beside it', value: before },
          budgets: [{ measure: 'value', bound: 'at most', limit: 10 }],
        },
      ];
    } finally {
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
