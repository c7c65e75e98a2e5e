import { expect, it } from 'vitest';
import { live } from '../../testing/life/lives.ts';

const SEED = 20261130;
const REACHED = ['Submitted', 'Processing', 'Approved', 'Live'];

it('R07 R08 lives of products are legal on two nodes, whatever is asked of them and whichever node is killed', async () => {
  const { statuses, kills, mails } = await live({ seed: SEED, steps: 120, kills: 3, products: 6 });
  expect(kills).toBe(3);
  expect(mails).toBeGreaterThan(20);
  // The walk proves something only if it reaches enough states.
  expect(REACHED.filter((status) => !statuses.has(status))).toEqual([]);
});
