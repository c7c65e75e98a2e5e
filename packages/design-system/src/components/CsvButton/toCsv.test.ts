import { expect, it } from 'vitest';
import { toCsv } from './toCsv.ts';

it('quotes what would break a line or a field', () => {
  expect(
    toCsv([
      ['a', 'b, c'],
      ['say "hi"', 'two\nlines'],
    ]),
  ).toBe('a,"b, c"\r\n"say ""hi""","two\nlines"\r\n');
});

it.each(['en-US', 'de-DE', 'fr-FR', 'pt-BR'])('keeps a negative amount a number in the format of %s', (locale) => {
  for (const currency of ['USD', 'EUR', 'CHF', 'CAD']) {
    const amount = (-1204.5).toLocaleString(locale, { style: 'currency', currency });
    expect(toCsv([[amount]])).not.toContain("'");
  }
  expect(toCsv([['-$A$1'], ['-ABC1'], ['-5+3']])).toBe("'-$A$1\r\n'-ABC1\r\n'-5+3\r\n");
});

it('keeps a spreadsheet from running a cell as a formula, and leaves numbers unchanged', () => {
  expect(toCsv([['=1+1', '-12.5', '@cmd', '-cmd']])).toBe("'=1+1,-12.5,'@cmd,'-cmd\r\n");
});
