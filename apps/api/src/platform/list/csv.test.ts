import { expect, it } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

it('S52 neutralises cells that a spreadsheet would run', () => {
  for (const start of ['=', '+', '-', '@', '＝', '\t=', ' =', '\u200b=', '"=', '\u0001='] as const) {
    expect(csvCell(`${start}cmd`)).toMatch(/^"[^=+\-@＝]*'/);
  }
  for (const separator of [';', ',', '|', '\t', '\n', ';;', '; ', ';"']) {
    expect(csvCell(`Boots${separator}=1`), separator).toMatch(/'=1"$/);
  }
  expect(csvCell('Boots;=1;+2')).toBe(`"Boots;'=1;'+2"`);
  expect(csvCell('a-b = c+d @ e, f')).toBe('"a-b = c+d @ e, f"');
});

it('quotes every cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
  expect(csvLine([-5, 'plain', null, true, new Date('2026-03-02T15:00:00Z')])).toBe(
    '"-5","plain","","true","2026-03-02T15:00:00.000Z"\r\n',
  );
});

it('leaves out marks that turn the direction of the rest of the line, and separators that break it', () => {
  expect(csvCell('Boots\u202egnp.exe')).toBe('"Bootsgnp.exe"');
  expect(csvCell('\u2068\u2069=1')).toBe(`"'=1"`);
  expect(csvCell('one\u2028two\u2029three')).toBe('"one two three"');
});
