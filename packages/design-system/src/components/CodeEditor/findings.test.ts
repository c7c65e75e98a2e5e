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

function marksIn(now: string, findings: readonly CodeFinding[], earlier: string) {
  return toDiagnostics(Text.of(now.split('\n')), findings, earlier).map(({ from, to }) => now.slice(from, to));
}

it('moves the findings of an earlier text with their lines', () => {
  const earlier = '<p>\r\n<img src="a.png">\r\n<img src="b.png">\r\n</p>';
  const [first, second] = [finding({ line: 2, column: 2 }), finding({ line: 3 })];
  const now = '<!-- new -->\n<p>\n<!-- new -->\n<img src="a.png">\n<img src="b.png">\n</p>';
  expect(marksIn(now, [first, second], earlier)).toEqual(['img', '<img src="b.png">']);
  expect(marksIn('<img src="b.png">\n</p>', [first, second], earlier)).toEqual(['<img src="b.png">']);
});

it('drops the mark of a line that has changed, and of one that the earlier text lacks', () => {
  const earlier = '<p>\n<img src="a.png">\n</p>';
  const now = '<p>\n<img src="a.png" alt="A">\n</p>';
  expect(marksIn(now, [finding({ line: 2 }), finding({ line: 3 }), finding({ line: 9 })], earlier)).toEqual(['</p>']);
});

it('replaces only the part that differs', () => {
  expect(smallestChange('abcdef', 'abXdef')).toEqual({ from: 2, to: 3, insert: 'X' });
  expect(smallestChange('aaa', 'aaaa')).toEqual({ from: 3, to: 3, insert: 'a' });
  expect(smallestChange('abab', 'ab')).toEqual({ from: 2, to: 4, insert: '' });
  expect(smallestChange('', 'x')).toEqual({ from: 0, to: 0, insert: 'x' });
});
