import { expect, it } from 'vitest';
import { dataTexts } from '../../provider/dataTexts.ts';
import { isAccepted, sortFiles, typeWords } from './acceptFiles.ts';

const rules = {
  accept: ['.csv', 'text/csv'],
  maxBytes: 10,
  isMultiple: false,
  texts: dataTexts,
  bytes: (n: number) => `${n} B`,
};

function file(name: string, size = 1, type = '') {
  return new File(['x'.repeat(size)], name, { type });
}

it('accepts by extension, by media type and by family of media types', () => {
  expect(isAccepted({ name: 'People.CSV', type: '' }, ['.csv'])).toBe(true);
  expect(isAccepted({ name: 'people', type: 'text/csv' }, ['.csv', 'text/csv'])).toBe(true);
  expect(isAccepted({ name: 'a.png', type: 'image/png' }, ['image/*'])).toBe(true);
  expect(isAccepted({ name: 'a.csv.exe', type: '' }, ['.csv'])).toBe(false);
  expect(isAccepted({ name: 'anything', type: '' }, [])).toBe(true);
});

it('refuses the wrong type and the wrong size with the reason', () => {
  const sorted = sortFiles([file('a.pdf'), file('b.csv', 11), file('c.csv')], rules);
  expect(sorted.accepted.map((one) => one.name)).toEqual(['c.csv']);
  expect(sorted.refused).toEqual([
    'a.pdf has a type that isn’t accepted. Accepted types: .csv.',
    'b.csv is 11 B; the limit is 10 B.',
  ]);
});

it('takes the first file when only one is allowed', () => {
  const sorted = sortFiles([file('a.csv'), file('b.csv')], rules);
  expect(sorted.accepted.map((one) => one.name)).toEqual(['a.csv']);
  expect(sorted.refused).toEqual(['Only one file is accepted. The first one was used.']);
  expect(sortFiles([file('a.csv'), file('b.csv')], { ...rules, isMultiple: true }).accepted).toHaveLength(2);
});

it('names types by their extensions', () => {
  expect(typeWords(['.csv', 'text/csv'])).toBe('.csv');
  expect(typeWords(['image/*'])).toBe('image/*');
});
