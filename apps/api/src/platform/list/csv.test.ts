import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it('S52 neutralises cells that a spreadsheet would run', () => {
  for (const start of ['=', '+', '-', '@', '＝', '\t=', ' ='] as const)
    expect(csvLine([`${start}cmd`])).toMatch(/^"?'/);
  expect(csvLine([-5, 'plain', null, new Date('2026-03-02T15:00:00Z')])).toBe('-5,plain,,2026-03-02T15:00:00.000Z\r\n');
});

it('quotes cells that would break the line', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
});
