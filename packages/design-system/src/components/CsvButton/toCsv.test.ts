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

it('keeps a spreadsheet from running a cell as a formula, and leaves numbers alone', () => {
  expect(toCsv([['=1+1', '-12.5', '@cmd', '-cmd']])).toBe("'=1+1,-12.5,'@cmd,'-cmd\r\n");
});
