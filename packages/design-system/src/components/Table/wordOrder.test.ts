import { assert, property, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { compareWords, wordKey } from './wordOrder.ts';

const text = stringMatching(/^[ -~]{0,12}$/);
const numbered = stringMatching(/^(Box|box|b-1) ?0{0,2}[0-9]{0,4}[a-c.]?$/);

it('has keys that compare as the words do', () => {
  const agree = (one: string, other: string) => {
    const [a, b] = [wordKey(one) ?? '', wordKey(other) ?? ''];
    expect(Math.sign(compareWords(one, other)), `${one} | ${other}`).toBe(a < b ? -1 : a > b ? 1 : 0);
  };
  assert(property(text, text, agree), { seed: 3, numRuns: 2_000 });
  assert(property(numbered, numbered, agree), { seed: 3, numRuns: 2_000 });
});

it('leaves other characters and long numbers to the collator', () => {
  expect(wordKey('Äpfel')).toBeUndefined();
  expect(wordKey('two\nlines')).toBeUndefined();
  expect(wordKey('1234567890')).toBeUndefined();
  expect(wordKey('000123456789')).toBeDefined();
});
