import { expect, it } from 'vitest';
import { harmOf, readersReached, verdictInWords } from './readersReached.ts';

function client(verdict: string, percent: number | null, over: object = {}) {
  return { verdict, issues: [], decision: null, reader_percent: percent, reader_source: 'account' as const, ...over };
}

it('adds the readers of clients with a verdict, without those that a person accepted', () => {
  const clients = [
    client('loses content', 4.1),
    client('loses content', 2.2),
    client('loses content', 30, { decision: 'accepted' }),
    client('loses content', null),
    client('degrades', 42, { reader_source: 'estimate' }),
  ];
  expect(readersReached(clients, 'loses content')).toEqual({ percent: 6.3, isEstimate: false });
  expect(readersReached(clients, 'degrades')).toEqual({ percent: 42, isEstimate: true });
  expect(readersReached(clients, 'works')).toEqual({ percent: 0, isEstimate: false });
});

it('takes lost content for a hundred times as bad as another look', () => {
  expect(harmOf(client('loses content', 4))).toBe(400);
  expect(harmOf(client('degrades', 42))).toBe(42);
  expect(harmOf(client('works', 42))).toBe(0);
  expect(harmOf(client('degrades', null))).toBe(0);
});

it('tells a client that shows everything from one that shows something in part', () => {
  const inPart = client('works', 42, { issues: [{ support: 'partial' }] });
  expect(verdictInWords(client('works', 42))).toBe('works');
  expect(verdictInWords(inPart)).toBe('may differ');
  expect(verdictInWords({ verdict: 'degrades', issues: inPart.issues })).toBe('degrades');
  expect(readersReached([inPart, client('works', 8)], 'may differ').percent).toBe(42);
  expect(harmOf(client('degrades', 1))).toBeGreaterThan(harmOf(inPart));
});
