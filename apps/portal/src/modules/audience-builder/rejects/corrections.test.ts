import { describe, expect, it } from 'vitest';
import { rejectedRows } from '../../../fixtures/builders/rejectedRow.builders.ts';
import {
  addressProblem,
  kindsOf,
  rejectedFor,
  stillWrong,
  valueProblem,
  withCell,
  withSuggestion,
  type RejectedRow,
} from './corrections.ts';

const objects = rejectedRows();
const [empty, twice, , , , , , long] = objects as [
  RejectedRow,
  RejectedRow,
  RejectedRow,
  RejectedRow,
  RejectedRow,
  RejectedRow,
  RejectedRow,
  RejectedRow,
];

describe('a rejected row', () => {
  it('says why it was rejected', () => {
    expect([empty, twice, long].map(rejectedFor)).toEqual([
      'No e-mail',
      'Two @',
      'Wrong column count: 6 values in 5 columns',
    ]);
  });

  it('says what would reject it again', () => {
    const wrong = (before: RejectedRow, email: string) => stillWrong({ before, row: withCell(before, 5, 0, email) });
    expect(wrong(empty, 'ben@kestrel.example')).toBeUndefined();
    expect(wrong(empty, ' ')).toBe('No e-mail');
    expect(wrong(empty, 'ben@')).toBe('Nothing after the @');
    expect(stillWrong({ before: long, row: withCell(long, 5, 1, 'Karl') })).toBeUndefined();
    const role: RejectedRow = { ...empty, reason: 'role_address', values: ['info@kestrel.example', '', '', '', ''] };
    expect(stillWrong({ before: role, row: withCell(role, 5, 1, 'Karl') })).toBe('Role address');
    expect(wrong(role, 'karl@kestrel.example')).toBeUndefined();
    expect(addressProblem(`${'a'.repeat(250)}@kestrel.example`)).toContain('254');
    expect(valueProblem('a\u0007')).toContain('control characters');
    expect(valueProblem('two\nlines')).toBeUndefined();
  });

  it('loses values behind the last column once it is changed', () => {
    expect(withCell(long, 5, 1, 'Karl').values).toEqual(['k@graz.example', 'Karl', '8010', '', '']);
  });

  it('takes its suggestion only when it has one', () => {
    expect(withSuggestion(twice, 5).values[0]).toBe('anna.lindqvist@kestrel.example');
    expect(withSuggestion(empty, 5)).toBe(empty);
  });

  it('is counted by the kind of its fault', () => {
    const suggested = objects.filter(({ suggestion }) => suggestion !== null);
    expect(kindsOf(suggested)).toEqual([
      ['two @', 2],
      ['begins with “mailto:”', 1],
      ['space', 1],
      ['name before the address', 1],
    ]);
  });
});
