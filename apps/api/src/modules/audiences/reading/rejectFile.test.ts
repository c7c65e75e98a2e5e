import { describe, expect, it } from 'vitest';
import { lineText, planByHeading, rejectColumns, sourceOf } from './rejectFile.ts';

it('knows a file of rejected rows by both of Mailroom’s columns, wherever they are', () => {
  expect(rejectColumns(['Line', 'Reason', 'email'])).toEqual({ line: 0, reason: 1 });
  expect(rejectColumns(['email', ' reason', 'LINE'])).toEqual({ line: 2, reason: 1 });
  expect(rejectColumns(['Line', 'email'])).toBeUndefined();
  expect(rejectColumns(['Reason', 'email'])).toBeUndefined();
});

it('reads back the places that it writes', () => {
  for (const source of [
    { ingest: 1, line: 32 },
    { ingest: 3, line: 5 },
  ])
    expect(sourceOf(String(lineText(source)))).toEqual(source);
  // A spreadsheet may have made a decimal of it.
  expect(sourceOf(' 32.0 ')).toEqual({ ingest: 1, line: 32 });
  for (const cell of ['', 'a', '-3', '3 of', '12.03.2026']) expect(sourceOf(cell)).toBeUndefined();
});

describe('planByHeading', () => {
  const earlier = {
    header: ['E-Mail', 'Letzter Kauf'],
    mapping: [
      { column: 0, field: 'email' },
      { column: 1, field: 'custom', name: 'last_purchase' },
    ],
    computed: [],
  } as const;

  it('maps columns as those with the same headings were', () => {
    expect(planByHeading(['Line', 'Reason', 'Letzter Kauf', 'E-Mail', 'E-Mail'], earlier)).toEqual({
      mapping: [
        { column: 0, field: 'ignore', name: null },
        { column: 1, field: 'ignore', name: null },
        { column: 2, field: 'custom', name: 'last_purchase' },
        { column: 3, field: 'email', name: null },
        { column: 4, field: 'ignore', name: null },
      ],
      computed: [],
    });
    expect(planByHeading(['Line', 'Reason', 'mail'], earlier)).toBeUndefined();
  });

  it('computes columns of those with the same headings', () => {
    const plan = {
      ...earlier,
      mapping: [...earlier.mapping, { column: 3, field: 'first_name' }],
      computed: [
        { name: 'Bought', kind: 'date_dmy', columns: [1] },
        { name: 'Both', kind: 'join', columns: [2, 0] },
      ],
    } as const;
    const found = planByHeading(['Line', 'Reason', 'Letzter Kauf', 'E-Mail'], plan);
    expect(found?.computed).toEqual([
      { name: 'Bought', kind: 'date_dmy', columns: [2] },
      { name: 'Both', kind: 'join', columns: [4, 3] },
    ]);
    expect(found?.mapping.slice(-2)).toEqual([
      { column: 4, field: 'ignore', name: null },
      { column: 5, field: 'first_name', name: null },
    ]);
  });

  it('leaves out a column whose source is absent, and those that read it', () => {
    const plan = {
      ...earlier,
      computed: [
        { name: 'Bought', kind: 'date_dmy', columns: [1] },
        { name: 'Both', kind: 'join', columns: [2, 0] },
        { name: 'Small', kind: 'lower', columns: [0] },
      ],
    } as const;
    expect(planByHeading(['E-Mail'], plan)?.computed).toEqual([{ name: 'Small', kind: 'lower', columns: [0] }]);
  });
});
