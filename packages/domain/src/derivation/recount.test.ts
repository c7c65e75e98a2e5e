import { expect, it } from 'vitest';
import { recountLeft, recountText } from './recount.ts';

const now = new Date('2026-11-21T17:00:00Z');
const startedAt = new Date('2026-11-21T16:59:40Z');

it('estimates what is left by what was done', () => {
  expect(recountLeft({ people: 1_000_000, done: 500_000, startedAt }, now)).toBe(20_000);
  expect(recountLeft({ people: 1_000_000, done: 1_000_000, startedAt }, now)).toBe(0);
  expect(recountLeft({ people: 90, done: 100, startedAt }, now)).toBe(0);
});

it('estimates nothing before anybody was compared', () => {
  expect(recountLeft({ people: 1_000_000, done: 0, startedAt }, now)).toBeNull();
  expect(recountLeft({ people: 1_000_000, done: 0, startedAt: null }, now)).toBeNull();
});

it.each([
  [null, 'being recounted'],
  [20_000, 'being recounted, ready in about 20 s'],
  [180_000, 'being recounted, ready in about 3 min'],
  [171_234, 'being recounted, ready in about 3 min'],
  [0, 'being recounted, ready in about 10 s'],
])('says in words that %s ms are left', (left, text) => {
  expect(recountText(left)).toBe(text);
});
