import { expect, it } from 'vitest';
import agreed from '../stageShares.json' with { type: 'json' };
import { outgrown, sharesOf } from './shares.ts';
import { stageGroups } from './stages.ts';

it('agrees on a share for each stage, and on the whole run together', () => {
  expect(Object.keys(agreed).toSorted()).toEqual(
    stageGroups
      .flat(2)
      .map(({ name }) => name)
      .toSorted(),
  );
  const whole = Object.values(agreed).reduce((sum, share) => sum + share, 0);
  expect(whole).toBeGreaterThanOrEqual(95);
  expect(whole).toBeLessThanOrEqual(110);
});

it('names the stage that has outgrown twice its share, on a fast and on a slow machine', () => {
  const shares = { quick: 10, slow: 90 };
  for (const pace of [1, 10]) {
    const stages = [
      { name: 'quick', seconds: 21 * pace },
      { name: 'slow', seconds: 79 * pace },
    ];
    expect(outgrown(stages, shares)).toEqual([]);
    expect(outgrown([{ name: 'quick', seconds: 60 * pace }, ...stages.slice(1)], shares)).toEqual([
      expect.stringContaining('quick took 43 % of the run, more than the 22 %'),
    ]);
  }
});

it('counts a stage without a share as outgrown', () => {
  expect(outgrown([{ name: 'new', seconds: 1 }], {})).toHaveLength(1);
});

it('adds up to the whole run', () => {
  const shares = sharesOf([
    { name: 'one', seconds: 30 },
    { name: 'other', seconds: 10 },
  ]);
  expect([...shares.values()]).toEqual([75, 25]);
});
