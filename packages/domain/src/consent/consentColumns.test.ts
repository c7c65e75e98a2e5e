import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentColumns, consentReader } from './consentColumns.ts';
import { sumConsent } from './consentProfile.ts';

const HEADER = ['E-mail', 'First name', 'Status', 'Unsubscribed at', 'Opt-in', 'Country', 'Company'];
const columns = consentColumns(HEADER, { email: 0, fields: new Set([1, 5, 6]) });

describe('consentReader', () => {
  const read = consentReader(columns, []);

  it('names the first cell that leaves a row out', () => {
    expect(read(['a@x.test', 'Ben', 'unsubscribed', '2026-03-04 10:15', 'yes', 'NO', ''])).toEqual({
      column: 2,
      cell: 'unsubscribed',
    });
    expect(read(['a@x.test', 'Finn', '', ' 2025-12-24 ', '1', '', ''])).toEqual({ column: 3, cell: '2025-12-24' });
    expect(read(['a@x.test', 'Gus', 'active', '', '0', '', ''])).toEqual({ column: 4, cell: '0' });
  });

  it('takes neither Norway nor a company for a refusal, nor a cell that is missing', () => {
    expect(read(['a@x.test', 'Ada', 'subscribed', '', 'yes', 'NO', 'Unsubscribed'])).toBeUndefined();
    expect(read(['a@x.test'])).toBeUndefined();
  });

  it('reads a column of consent even when it becomes a field of the person', () => {
    expect(consentColumns(HEADER, { email: 0, fields: new Set([3, 4]) }).map(({ column }) => column)).toContain(4);
  });

  it('follows the choice for a group of cells, in its column only', () => {
    const chosen = consentReader(columns, [
      { column: 2, group: 'unsubscribed', says: 'mail' },
      { column: 2, group: 'active', says: 'leave_out' },
    ]);
    expect(chosen(['a@x.test', '', 'Unsubscribed', '', 'yes', '', ''])).toBeUndefined();
    expect(chosen(['a@x.test', '', 'unsubscribed', '', 'no', '', ''])).toEqual({ column: 4, cell: 'no' });
    expect(chosen(['a@x.test', '', 'active', '', 'yes', '', ''])).toEqual({ column: 2, cell: 'active' });
  });

  it('reads alike however many different cells came before', () => {
    const many = consentReader(columns, []);
    for (let at = 0; at < 600; at += 1) expect(many(['', '', '', `left ${at}`])?.column).toBe(3);
  });
});

const profile = {
  columns: [
    {
      column: 2,
      groups: [
        { group: 'subscribed', says: 'mail' },
        { group: 'unsubscribed', says: 'leave_out' },
      ],
    },
    {
      column: 4,
      groups: [
        { group: 'yes', says: 'mail' },
        { group: 'no', says: 'leave_out' },
      ],
    },
  ],
  patterns: [
    { groups: [0, 0], rows: 100 },
    { groups: [1, 0], rows: 10 },
    { groups: [1, 1], rows: 5 },
    { groups: [0, 1], rows: 2 },
    { groups: [-1, 1], rows: 1 },
  ],
} as const;

describe('sumConsent', () => {
  it('counts each row once, and says what was counted before', () => {
    expect(sumConsent(profile, [])).toEqual({
      leftOut: 18,
      byColumn: [15, 3],
      countedBefore: [
        [0, 0],
        [10, 5],
      ],
    });
  });

  it('follows the choices', () => {
    expect(sumConsent(profile, [{ column: 2, group: 'unsubscribed', says: 'mail' }])).toMatchObject({
      leftOut: 8,
      byColumn: [0, 8],
    });
  });

  it('keeps nothing of a column after the first one that was not kept', () => {
    const first = { columns: profile.columns, patterns: [{ groups: [1, -1], rows: 4 }] };
    expect(sumConsent(first, [])).toMatchObject({
      leftOut: 4,
      countedBefore: [
        [0, 0],
        [0, 0],
      ],
    });
  });

  it('never leaves out more rows than there are', () => {
    const place = fc.integer({ min: -1, max: 1 });
    const pattern = fc.record({ groups: fc.tuple(place, place), rows: fc.nat(1000) });
    fc.assert(
      fc.property(fc.array(pattern), (patterns) => {
        const { leftOut, byColumn } = sumConsent({ columns: profile.columns, patterns }, []);
        expect(leftOut).toBe(byColumn.reduce((sum, rows) => sum + rows, 0));
        expect(leftOut).toBeLessThanOrEqual(patterns.reduce((sum, { rows }) => sum + rows, 0));
      }),
    );
  });
});
