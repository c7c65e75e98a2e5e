import { assert, property, stringMatching } from 'fast-check';
import { expect, it } from 'vitest';
import { compareWords, wordComparer } from './wordOrder.ts';

const text = stringMatching(/^[ -~]{0,12}$/);
const numbered = stringMatching(/^(Box|box|b-1) ?0{0,2}[0-9]{0,4}[a-c.]?$/);

function agree(one: string, other: string) {
  const words = [one, other];
  expect(Math.sign(wordComparer(words)(0, 1)), `${one} | ${other}`).toBe(Math.sign(compareWords(one, other)));
}

it('compares plain words as the collator does', () => {
  assert(property(text, text, agree), { seed: 3, numRuns: 2_000 });
  assert(property(numbered, numbered, agree), { seed: 3, numRuns: 2_000 });
});

it('leaves other characters, long numbers and long words to the collator', () => {
  agree('Äpfel', 'Zebra');
  agree('two\nlines', 'two lines');
  agree('12345678901', '2345678901');
  agree('000123456789', '123456789');
  agree('a'.repeat(81), `${'a'.repeat(80)}b`);
  agree('1a'.repeat(40), '1b'.repeat(40));
  agree('', 'a');
});
