import { computedKinds, type ComputedKind } from '@mailroom/domain/computed/computedKinds';

/** An example of each kind. */
const HINTS: Readonly<Record<ComputedKind, string>> = {
  first_part: '“Anna” of “Anna de Vries”',
  rest: '“de Vries” of “Anna de Vries”',
  all_but_last: '“Anna Maria” of “Anna Maria Vries”',
  last_part: '“Vries” of “Anna Maria Vries”',
  join: '“Anna Vries” of “Anna” and “Vries”',
  first_filled: 'The second address where the first is empty',
  constant: 'A country that the file lacks',
  name_case: '“Anna Müller” for “ANNA MÜLLER”',
  lower: '“nl” for “NL”',
  upper: '“NL” for “nl”',
  single_spaces: 'No space twice in a row',
  date_dmy: '“2024-05-03” for “3.5.2024” or “3 May 24”',
  date_mdy: '“2024-05-03” for “5/3/2024”',
  date_ymd: '“2024-05-03” for “2024/5/3”',
  number_comma: '“1234.50” for “1.234,50”',
  number_point: '“1234.50” for “1,234.50”',
};

const GROUPS: readonly { label: string; kinds: readonly ComputedKind[] }[] = [
  { label: 'Split', kinds: ['first_part', 'rest', 'all_but_last', 'last_part'] },
  { label: 'Combine', kinds: ['join', 'first_filled'] },
  { label: 'Letters and spaces', kinds: ['name_case', 'lower', 'upper', 'single_spaces'] },
  { label: 'Dates, written as 2024-05-03', kinds: ['date_dmy', 'date_mdy', 'date_ymd'] },
  { label: 'Numbers, written as 1234.50', kinds: ['number_comma', 'number_point'] },
  { label: 'Fixed', kinds: ['constant'] },
];

const labels = new Map<ComputedKind, string>(computedKinds.map(({ code, label }) => [code, label]));

/** The kinds of computed columns, in groups. */
export const kindOptions = GROUPS.map(({ label, kinds }) => ({
  label,
  options: kinds.map((value) => ({ value, label: labels.get(value) ?? value, description: HINTS[value] })),
}));

const SIGNS = [
  { value: ' ', label: 'A space' },
  { value: ',', label: 'A comma' },
  { value: ';', label: 'A semicolon' },
  { value: '-', label: 'A hyphen' },
  { value: '/', label: 'A slash' },
];

/** Signs at which a value is cut. */
export const cutOptions = SIGNS;

/** Signs between joined values. */
export const joinOptions = [
  ...SIGNS.slice(0, 1),
  { value: ', ', label: 'A comma and a space' },
  { value: '-', label: 'A hyphen' },
  { value: '', label: 'Nothing' },
];
