import { expect, it } from 'vitest';
import { columnErrors } from './columnErrors.ts';
import { nameFor } from './columnNames.ts';
import { previewOf } from './columnPreview.ts';

const draft = { columns: 2, computed: [] };
const given = { others: [{ name: 'Taken' }], before: 2 };
const fine = { name: 'Date', kind: 'date_dmy', sources: ['1'], text: null } as const;

it.each([
  [{ ...fine, kind: null }, { kind: 'Choose what the column holds' }],
  [{ ...fine, sources: [] }, { sources: 'Choose one column' }],
  [{ ...fine, kind: 'join', text: ' ' }, { sources: 'Choose at least two columns' }],
  [{ ...fine, kind: 'constant', sources: [], text: '' }, { text: 'Type the value' }],
  [{ ...fine, kind: 'rest', text: '' }, { text: 'Type the sign between the parts' }],
  [{ ...fine, name: ' Taken ' }, { name: 'Another computed column has this name' }],
  [fine, {}],
] as const)('says what is wrong with %j', (column, expected) => {
  expect({ ...columnErrors(column, draft, given) }).toEqual(expected);
});

it('names a column after its kind and its sources, at most 60 letters', () => {
  const headingOf = (id: string) => `Column ${id}`;
  expect(nameFor(fine, headingOf)).toBe('Column 1, date');
  expect(nameFor({ kind: 'join', sources: ['0', '1'], text: ' ' }, headingOf)).toBe('Column 0 + Column 1');
  expect(nameFor({ kind: 'first_filled', sources: ['0', '1'], text: null }, headingOf)).toBe('Column 0 or Column 1');
  expect(nameFor({ kind: 'constant', sources: [], text: ' NL ' }, headingOf)).toBe('NL');
  expect(nameFor({ kind: 'upper', sources: [], text: null }, headingOf)).toBe('');
  expect(nameFor({ ...fine, kind: 'upper' }, () => '𝒜'.repeat(70))).toBe('𝒜'.repeat(60));
});

it('previews filled rows, and marks values that can’t be read', () => {
  const cells = ['', '1.234,50', ' about 12 ', '7', '8', '9', '10'];
  const sheet = { headings: ['Mail', 'Spent'], rows: cells.map((cell) => ['', cell]) };
  const { rows, unread } = previewOf({ ...fine, kind: 'number_comma' }, sheet, draft);
  expect(rows.map(({ value, isUnread }) => [value, isUnread])).toEqual([
    ['1234.50', false],
    ['about 12', true],
    ['7', false],
    ['8', false],
    ['9', false],
  ]);
  expect(unread).toHaveLength(1);
});
