import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closePairs } from './closePairs.ts';

const HOUR = 3_600_000;
const FROM = new Date('2026-11-23T05:00:00Z');
const TIME = { from: FROM, before: new Date(FROM.valueOf() + 24 * HOUR) };

function start(id: number, hours: number, accountId = 3) {
  return { id, accountId, startsAt: new Date(FROM.valueOf() + hours * HOUR) };
}

function idsOf(deployments: readonly ReturnType<typeof start>[], most = 1_000) {
  const { pairs, more } = closePairs(deployments, TIME, most);
  return { pairs: pairs.map(([first, second]) => [first.id, second.id]), more };
}

describe('deployments that start close together', () => {
  it.each([
    ['less than 24 hours apart', [start(1, 0), start(2, 23.99)], [[1, 2]]],
    ['not exactly 24 hours apart, as a daily mail', [start(1, 0), start(2, 24)], []],
    ['the earlier first', [start(1, 5), start(2, 4)], [[2, 1]]],
    ['at the same time, by id', [start(2, 5), start(1, 5)], [[1, 2]]],
    ['not of two accounts', [start(1, 5, 3), start(2, 5, 4)], []],
    ['the first of them before the time', [start(1, -3), start(2, 4)], [[1, 2]]],
    ['the second after the time', [start(1, 22), start(2, 30)], [[1, 2]]],
    ['not both before the time', [start(1, -3), start(2, -2)], []],
    ['not both after the time', [start(1, 24), start(2, 25)], []],
    [
      'across accounts by start',
      [start(1, 5), start(2, 8), start(3, 4, 4), start(4, 6, 4)],
      [
        [3, 4],
        [1, 2],
      ],
    ],
  ])('are pairs: %s', (_, deployments, pairs) => {
    expect(idsOf(deployments)).toEqual({ pairs, more: 0 });
  });

  it('are limited, and those that are left out are counted', () => {
    const four = [start(1, 1), start(2, 2), start(3, 3), start(4, 4)];
    expect(idsOf(four, 4)).toEqual({
      pairs: [
        [1, 2],
        [1, 3],
        [1, 4],
        [2, 3],
      ],
      more: 2,
    });
    expect(idsOf(four, 0)).toEqual({ pairs: [], more: 6 });
  });

  it('are those that a comparison of each with each finds', () => {
    const some = fc.tuple(fc.integer({ min: -30, max: 54 }), fc.constantFrom(3, 4));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 14 }), fc.nat({ max: 20 }), (all, most) => {
        const deployments = all.map(([hours, account], at) => start(at + 1, hours, account));
        const isInside = ({ startsAt }: { startsAt: Date }) => startsAt >= TIME.from && startsAt < TIME.before;
        const expected = deployments.flatMap((one) =>
          deployments
            .filter((other) => other.accountId === one.accountId && (isInside(one) || isInside(other)))
            .map((other) => [one, other, other.startsAt.valueOf() - one.startsAt.valueOf()] as const)
            .filter(([, other, apart]) => apart < 24 * HOUR && (apart > 0 || (apart === 0 && other.id > one.id)))
            .map(([, other]) => `${one.id} ${other.id}`),
        );
        const { pairs, more } = idsOf(deployments);
        expect(more).toBe(0);
        expect(pairs.map((pair) => pair.join(' ')).toSorted()).toEqual(expected.toSorted());
        const limited = idsOf(deployments, most);
        expect(limited.pairs).toEqual(pairs.slice(0, most));
        expect(limited.more).toBe(pairs.length - limited.pairs.length);
      }),
    );
  });
});
