import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { generateDemo } from './generate.ts';

const PRODUCT_STATUSES = 17;

/** Times at which people may start it: ends of months and years, clock changes in Europe and America, a leap day, a weekend. */
const INSTANTS = [
  '2026-01-01T00:00:00Z',
  '2026-01-31T23:59:59Z',
  '2026-02-28T12:00:00Z',
  '2026-03-01T04:59:00Z',
  '2026-03-08T06:59:00Z',
  '2026-03-08T07:01:00Z',
  '2026-03-29T00:59:00Z',
  '2026-03-29T01:01:00Z',
  '2026-03-31T22:30:00Z',
  '2026-04-30T21:07:00Z',
  '2026-05-31T23:45:00Z',
  '2026-06-15T03:14:15Z',
  '2026-06-30T16:00:00Z',
  '2026-07-31T11:11:11Z',
  '2026-08-31T19:52:30Z',
  '2026-09-30T05:37:00Z',
  '2026-10-25T00:59:00Z',
  '2026-10-25T01:01:00Z',
  '2026-10-31T18:00:00Z',
  '2026-11-01T05:59:00Z',
  '2026-11-01T06:01:00Z',
  '2026-11-26T13:43:32Z',
  '2026-11-27T17:07:00Z',
  '2026-11-28T03:59:00Z',
  '2026-11-28T22:58:00Z',
  '2026-11-29T23:59:59Z',
  '2026-11-30T08:00:00Z',
  '2026-12-31T23:59:59Z',
  '2027-07-04T12:34:56Z',
  '2028-02-29T09:30:00Z',
];

it.each(INSTANTS)('has products of every status, and nothing of the future in its history, at %s', (instant) => {
  const now = new Date(instant);
  const { tables } = generateDemo({ now }).plan;
  expect(new Set(tables.get('product')?.map(({ status }) => status)).size).toBe(PRODUCT_STATUSES);
  const moves = tables.get('product_transition')?.map(({ at }) => at as Date) ?? [];
  expect(moves.length).toBeGreaterThan(300);
  expect(moves.filter((at) => at > now)).toEqual([]);
  expect(tables.get('product_note')?.filter(({ created_at: at }) => (at as Date) > now)).toEqual([]);
});

it('has notes of both sides on products, and none by a client for staff', () => {
  const { plan, house } = generateDemo({ now: new Date('2026-03-02T15:00:00Z') });
  const clients = new Set(house.users.filter(({ role }) => role === 'Advertiser Client').map(({ id }) => id));
  const notes = (plan.tables.get('product_note') ?? []).map((note) => ({
    isOfClient: clients.has(Number(note['author_id'])),
    isInternal: note['is_internal'] === true,
  }));
  expect(notes.length).toBeGreaterThan(100);
  expect(notes.filter(({ isOfClient }) => isOfClient).length).toBeGreaterThan(10);
  expect(notes.filter(({ isInternal }) => isInternal).length).toBeGreaterThan(10);
  expect(notes.filter(({ isOfClient, isInternal }) => isOfClient && isInternal)).toEqual([]);
});

it('gives the same rows for the same seed and day', () => {
  const text = () => JSON.stringify([...generateDemo({ now: new Date('2026-03-02T15:00:00Z') }).plan.tables]);
  expect(createHash('sha256').update(text()).digest('hex')).toBe(createHash('sha256').update(text()).digest('hex'));
});
