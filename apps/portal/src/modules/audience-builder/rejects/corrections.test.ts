import { describe, expect, it } from 'vitest';
import { PASTED_ROWS, rejectedRows } from '../../../fixtures/builders/rejectedRow.builders.ts';
import {
  addressProblem,
  hasSuggestion,
  kindsOf,
  otherCells,
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

  it('is taken whole when its cells are suggested below other headings', () => {
    const [heading, dana] = PASTED_ROWS as [RejectedRow, RejectedRow];
    const whole = ['dana.ritter@rhein.example', 'Dana', '50667', '12.03.2026', ''];
    expect(withSuggestion(dana, 5)).toEqual({ ...dana, values: whole });
    expect(stillWrong({ before: dana, row: withSuggestion(dana, 5) })).toBeUndefined();
    expect(otherCells(dana)).toBe('Dana, 50667, 12.03.2026');
    expect([heading, dana, twice, empty].map(hasSuggestion)).toEqual([false, true, true, false]);
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
