import { expect, it } from 'vitest';
import { changesOf, hasSlipped } from './change.ts';
import type { Figure } from './figure.ts';

function figure(what: string, value: number, peer: number | undefined, bound?: 'at least' | 'at most'): Figure {
  return {
    what,
    unit: 'ms',
    value,
    ...(peer !== undefined && { peer: { what: 'bare', value: peer } }),
    budgets: bound ? [{ measure: 'ratio', bound, limit: 1 }] : [],
  };
}

it('compares ratios to the peer, in the direction that the budget names', () => {
  const now = [figure('calls', 80, 100, 'at least'), figure('p99', 30, 20, 'at most'), figure('memory', 90, undefined)];
  const then = [
    figure('calls', 50, 100, 'at least'),
    figure('p99', 40, 20, 'at most'),
    figure('memory', 100, undefined),
  ];
  expect(changesOf(now, then)).toEqual([
    { what: 'calls', now: 0.8, before: 0.5, gain: 1.6 },
    { what: 'p99', now: 1.5, before: 2, gain: 2 / 1.5 },
    { what: 'memory', now: 90, before: 100, gain: 100 / 90 },
  ]);
});

it('names what lost more than a twentieth, and leaves out what only one commit measures', () => {
  const then = [figure('calls', 100, 100, 'at least'), figure('p99', 20, 20, 'at most'), figure('gone', 1, 1)];
  const now = [figure('calls', 94, 100, 'at least'), figure('p99', 20.9, 20, 'at most'), figure('new', 1, 1)];
  expect(changesOf(now, then).map((change) => [change.what, hasSlipped(change)])).toEqual([
    ['calls', true],
    ['p99', false],
  ]);
});
