import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { rangeOf, toDiagnostics, type CodeFinding } from './findings.ts';
import { smallestChange } from './smallestChange.ts';

const doc = Text.of(['<p>', '  <img src="a.png">', '</p>']);

function finding(place: Partial<CodeFinding>): CodeFinding {
  return {
    line: 2,
    severity: 'warning',
    message: 'It has no alt text.',
    ...place,
  };
}

function words(place: Partial<CodeFinding>) {
  const { from, to } = rangeOf(doc, finding(place));
  return doc.sliceString(from, to);
}

it('finds the range of a finding', () => {
  expect(words({})).toBe('<img src="a.png">');
  expect(words({ column: 8 })).toBe('src');
  expect(words({ column: 3, endColumn: 7 })).toBe('<img');
  expect(words({ column: 3 })).toBe('<');
});

it('stays inside the text after it has become shorter', () => {
  expect(words({ line: 9 })).toBe('</p>');
  expect(words({ line: 2, column: 90 })).toBe('');
  expect(toDiagnostics(doc, [finding({ line: 3 }), finding({ line: 1 })]).map((one) => one.from)).toEqual([0, 24]);
});

it('replaces only the part that differs', () => {
  expect(smallestChange('abcdef', 'abXdef')).toEqual({ from: 2, to: 3, insert: 'X' });
  expect(smallestChange('aaa', 'aaaa')).toEqual({ from: 3, to: 3, insert: 'a' });
  expect(smallestChange('abab', 'ab')).toEqual({ from: 2, to: 4, insert: '' });
  expect(smallestChange('', 'x')).toEqual({ from: 0, to: 0, insert: 'x' });
});
