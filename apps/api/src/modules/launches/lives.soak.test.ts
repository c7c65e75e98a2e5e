import { expect, it } from 'vitest';
import { live } from '../../testing/life/lives.ts';

const isSoak = process.env['SOAK_KILLS'] !== undefined;
/** Each soak lives other lives; the same seed repeats what is asked, though not what the machine does meanwhile. */
const SEED = Number(process.env['SOAK_SEED'] ?? 0);
const RUNS = 10;

it.runIf(isSoak).for(Array.from({ length: RUNS }, (_, run) => SEED + run))(
  'R07 R08 lives of products from the seed %i are legal on two nodes that are killed throughout',
  async (seed) => {
    const { kills } = await live({ seed, steps: 1_000, kills: 20, products: 8 });
    expect(kills).toBe(20);
  },
);
