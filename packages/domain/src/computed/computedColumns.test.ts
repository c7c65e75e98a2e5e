import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computer, sourcesOf } from './computedColumns.ts';
import { computedKinds, type ComputedKind } from './computedKinds.ts';
import { computedText } from './computedText.ts';

function computed(kind: ComputedKind, cells: string[], text?: string | null): string | undefined {
  const columns = kind === 'constant' ? [] : [...cells.keys()];
  return computer([{ name: 'New', kind, columns, text }])(cells).at(-1);
}

describe('a computed value', () => {
  it.each<[ComputedKind, string[], string | null | undefined, string]>([
    ['first_part', ['Ada Lee Quay'], undefined, 'Ada'],
    ['rest', ['Ada  Lee Quay'], null, 'Lee Quay'],
    ['all_but_last', ['Ada Lee\u00A0Quay'], ' ', 'Ada Lee'],
    ['last_part', ['Ada Lee Quay'], undefined, 'Quay'],
    ['first_part', ['Quay, Ada'], ',', 'Quay'],
    ['rest', ['Quay, Ada'], ',', 'Ada'],
    ['all_but_last', ['a/b/c'], '/', 'a/b'],
    ['last_part', ['a/b/c'], '/', 'c'],
    ['first_part', ['Cher'], undefined, 'Cher'],
    ['rest', ['Cher'], undefined, ''],
    ['all_but_last', ['Cher'], undefined, 'Cher'],
    ['last_part', ['Cher'], ',', ''],
    ['join', [' Ada ', '', 'Quay'], undefined, 'Ada Quay'],
    ['join', ['+49', '170'], '', '+49170'],
    ['join', ['Harbour Road', '12'], ', ', 'Harbour Road, 12'],
    ['first_filled', ['', '\u200B', 'cleo@letters.test', 'x'], undefined, 'cleo@letters.test'],
    ['first_filled', ['', ''], undefined, ''],
    ['constant', [], ' DE ', 'DE'],
    ['constant', [], undefined, ''],
    ['name_case', ['ADA'], undefined, 'Ada'],
    ['lower', ['ADA'], undefined, 'ada'],
    ['upper', ['de'], undefined, 'DE'],
    ['single_spaces', ['a  b'], undefined, 'a b'],
    ['date_dmy', ['3.5.2024'], undefined, '2024-05-03'],
    ['date_mdy', ['5/3/2024'], undefined, '2024-05-03'],
    ['date_ymd', ['24.5.3'], undefined, '2024-05-03'],
    ['date_dmy', ['next week'], undefined, 'next week'],
    ['date_mdy', ['31.12.2024'], undefined, '31.12.2024'],
    ['date_ymd', ['soon'], undefined, 'soon'],
    ['number_comma', ['1.234,5'], undefined, '1234.5'],
    ['number_point', ['1,234.5'], undefined, '1234.5'],
    ['number_comma', ['many'], undefined, 'many'],
    ['number_point', ['few'], undefined, 'few'],
  ])('%s of %j at %j is %j', (kind, cells, text, value) => {
    expect(computed(kind, cells, text)).toBe(value);
  });

  it('may be made of one before it, and keeps the cells of the row', () => {
    const compute = computer([
      { name: 'First name', kind: 'first_part', columns: [1] },
      { name: 'Greeting', kind: 'name_case', columns: [2] },
      { name: 'Nothing', kind: 'lower', columns: [9] },
    ]);
    expect(compute(['ada@letters.test', 'ADA QUAY'])).toEqual(['ada@letters.test', 'ADA QUAY', 'ADA', 'Ada', '']);
  });

  it('loses nothing of a name that is split in two', () => {
    const pairs = [
      ['first_part', 'rest'],
      ['all_but_last', 'last_part'],
    ] as const;
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z,\- ]{0,20}$/),
        fc.constantFrom(...pairs),
        fc.constantFrom(' ', ',', '-'),
        (name, [one, other], sign) => {
          const letters = (text: string | undefined): string => (text ?? '').replaceAll(/[ ,-]/g, '');
          expect(letters(computed(one, [name], sign)) + letters(computed(other, [name], sign))).toBe(letters(name));
        },
      ),
    );
  });

  it('is an empty one or has letters of an empty row only where it is constant', () => {
    for (const { code } of computedKinds) expect(computed(code, ['', ''], 'x')).toBe(code === 'constant' ? 'x' : '');
  });
});

describe('the sources of a column', () => {
  const columns = [
    { name: 'Both', kind: 'join', columns: [1, 0] },
    { name: 'Small', kind: 'lower', columns: [2] },
    { name: 'All', kind: 'join', columns: [3, 1] },
    { name: 'Country', kind: 'constant', columns: [], text: 'DE' },
  ] as const;

  it('are those of the file, however many computed ones are between', () => {
    expect(sourcesOf(1, columns, 2)).toEqual([1]);
    expect(sourcesOf(2, columns, 2)).toEqual([1, 0]);
    expect(sourcesOf(4, columns, 2)).toEqual([1, 0]);
    expect(sourcesOf(5, columns, 2)).toEqual([]);
  });
});

describe('the words for a computed column', () => {
  const headings = ['Name', 'City', 'Land'];
  it.each<[ComputedKind, number[], string]>([
    ['first_part', [0], 'First part of “Name”'],
    ['last_part', [0], 'Last part of “Name”'],
    ['rest', [0], '“Name”: all behind the first part'],
    ['date_dmy', [0], '“Name”: date, day first'],
    ['join', [0, 1, 2], '“Name”, “City” and “Land”, joined'],
    ['first_filled', [0, 1], 'The first of “Name” and “City” that is filled'],
    ['constant', [], '“DE” in each row'],
  ])('%s', (kind, columns, text) => {
    expect(computedText({ name: 'New', kind, columns, text: 'DE' }, (at) => String(headings[at]))).toBe(text);
  });

  it('of a constant without a value', () => {
    expect(computedText({ name: 'New', kind: 'constant', columns: [] }, String)).toBe('“” in each row');
  });
});
