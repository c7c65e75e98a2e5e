import { describe, expect, it } from 'vitest';
import { choicesOf, compareKinds, fallbackProblem, severityOfKind, undecidedText } from './decisions.ts';
import { PROOFREAD_KINDS } from './kinds.ts';
import { linkFallbackProblem } from './linkFallback.ts';
import { scriptOf } from './scripts.ts';

const STORE = 'https://shop.example/?s={{custom.store}}';

describe('decisions', () => {
  it('are offered by kind, and need a field for a fallback', () => {
    for (const kind of PROOFREAD_KINDS)
      expect(choicesOf(kind, 'first_name')).toEqual(
        kind === 'clipped' ? ['leave_out', 'accept'] : ['leave_out', 'fallback', 'accept'],
      );
    expect(choicesOf('empty_subject', null)).toEqual(['leave_out', 'accept']);
  });

  it('order the worst first', () => {
    expect(PROOFREAD_KINDS.toSorted(compareKinds).map(severityOfKind)).toEqual([
      ...Array.from({ length: 5 }, () => 'Critical'),
      ...Array.from({ length: 5 }, () => 'Moderate'),
      'Minor',
    ]);
  });

  it.each([
    [undefined, 'A fallback needs a text'],
    [' ', 'A fallback needs a text'],
    ['x'.repeat(201), 'A fallback has at most 200 characters'],
    ['{name}', 'A fallback can’t hold merge fields: nothing would fill them'],
    ['<b>you</b>', 'A fallback can’t hold HTML: readers would see it as code'],
    ['MÃ¼ller', 'A fallback can’t hold broken characters'],
    ['a\nb', 'A fallback can’t hold invisible characters'],
    ['a\u200bb', 'A fallback can’t hold invisible characters'],
    ['N/A', 'This stands for a missing value'],
    ['there', undefined],
  ])('a fallback %j: %s', (text, problem) => {
    expect(fallbackProblem(text)).toBe(problem);
  });

  it('put no text into an address that would lead elsewhere', () => {
    const problem = 'With this text, the address would not lead where it should';
    expect(linkFallbackProblem(STORE, 'custom.store', '1 a/b')).toBeUndefined();
    expect(linkFallbackProblem(null, 'company', 'x')).toBeUndefined();
    expect(linkFallbackProblem('{{company}}', 'company', 'shop')).toBe(problem);
    expect(linkFallbackProblem('{{company}}?{{last_name}}', 'company', 'https://shop.example')).toBeUndefined();
    expect(linkFallbackProblem('{{company}}?{{last_name}}', 'last_name', 'x')).toBeUndefined();
    expect(linkFallbackProblem('https://{{company}}:1/', 'company', 'a b')).toBe(problem);
    expect(linkFallbackProblem('{{company}}', null, 'x')).toBeUndefined();
  });

  it('that are missing are said', () => {
    expect([0, 1, 2].map(undecidedText)).toEqual([
      undefined,
      '1 fault found by the proofreading waits for a decision',
      '2 faults found by the proofreading wait for a decision',
    ]);
  });
});

it('names the script that most letters are in', () => {
  expect(['Ann', '12', 'Жанна Li', '灯台', 'محمد', '…', 'Ø'].map(scriptOf)).toEqual([
    'Latin',
    null,
    'Cyrillic',
    'Han',
    'Arabic',
    null,
    'Latin',
  ]);
});
