import { expect, it } from 'vitest';
import { lineText, mappingByHeading, rejectColumns, sourceOf } from './rejectFile.ts';

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

it('maps columns as those with the same headings were', () => {
  const earlier = {
    header: ['E-Mail', 'Letzter Kauf'],
    mapping: [
      { column: 0, field: 'email' },
      { column: 1, field: 'custom', name: 'last_purchase' },
    ],
  } as const;
  expect(mappingByHeading(['Line', 'Reason', 'Letzter Kauf', 'E-Mail', 'E-Mail'], earlier)).toEqual([
    { column: 0, field: 'ignore', name: null },
    { column: 1, field: 'ignore', name: null },
    { column: 2, field: 'custom', name: 'last_purchase' },
    { column: 3, field: 'email', name: null },
    { column: 4, field: 'ignore', name: null },
  ]);
  expect(mappingByHeading(['Line', 'Reason', 'mail'], earlier)).toBeUndefined();
});
