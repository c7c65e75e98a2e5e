import { expect, it } from 'vitest';
import { labelKey, labelName, labelProblem, labelsByKey, labelsProblem } from './labels.ts';

it('stores a label without the blanks around it and with one form for each accent', () => {
  expect(labelName('  A/B \t test ')).toBe('A/B test');
  expect(labelName('Cafe\u0301')).toBe('Caf\u00e9');
});

it('takes spellings that differ in case or blanks for one label, and keeps the first', () => {
  expect(labelKey(' HOLIDAY  sale')).toBe(labelKey('Holiday sale'));
  expect([...labelsByKey(['Holiday', 'A/B test', ' holiday ', 'Northlight'])]).toEqual([
    ['holiday', 'Holiday'],
    ['a/b test', 'A/B test'],
    ['northlight', 'Northlight'],
  ]);
});

it('accepts labels of 1 to 40 characters', () => {
  const good = ['A/B test', '秋', ` ${'a'.repeat(40)} `, '🎄'.repeat(40)];
  expect(good.map(labelProblem)).toEqual(good.map(() => undefined));
  for (const text of ['', '  ', 'a'.repeat(41)]) expect(labelProblem(text)).toBe('A label has 1 to 40 characters');
});

it('accepts up to twenty labels, each counted once', () => {
  const many = Array.from({ length: 21 }, (_, at) => `Wave ${at}`);
  expect(labelsProblem([])).toBeUndefined();
  expect(labelsProblem([...many.slice(1), 'WAVE 1'])).toBeUndefined();
  expect(labelsProblem(many)).toBe('At most 20 labels are possible');
  expect(labelsProblem(['Holiday', ' '])).toBe('A label has 1 to 40 characters');
});
