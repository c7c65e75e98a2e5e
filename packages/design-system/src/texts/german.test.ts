import { expect, it } from 'vitest';
import { englishTexts } from '../provider/englishTexts.ts';
import { germanTexts } from './de.ts';

/** Words, signs and numbers that are the same in both languages. */
const SAME = /^(optional|auto|Escape|Plus|Filter|\S+ px|\S+: \S+|.*\d (h|min|s)|in .+|)$/;

/** Each text by its path; functions are called with marks that must come back. */
function flat(texts: object, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'object' && text !== null
        ? [...flat(text, `${path}${key}.`)]
        : [[`${path}${key}`, text] as const],
    ),
  );
}

/** Numbers that show the plural of one and of many. */
const CALLS = [
  [1, 1, 1],
  [2, 3, 5],
  ['⟦1⟧', '⟦2⟧', '⟦3⟧'],
] as const;

function spoken(text: unknown, given: readonly unknown[]): string {
  return typeof text === 'function' ? String((text as (...args: unknown[]) => unknown)(...given)) : String(text);
}

const english = flat(englishTexts);
const german = flat(germanTexts);

it('has a German text for each English one', () => {
  expect([...english.keys()].filter((key) => !german.has(key))).toEqual([]);
});

it('leaves no text in English', () => {
  const left = [...english].flatMap(([key, text]) =>
    CALLS.map((given) => [spoken(text, given), spoken(german.get(key), given)] as const)
      .filter(([one, other]) => one === other && !SAME.test(one))
      .map(([one]) => `${key}: ${one}`),
  );
  expect([...new Set(left)]).toEqual([]);
});

it('says everything that the English text says', () => {
  const marks = (text: string) => [...new Set(text.match(/⟦\d⟧/g))].toSorted();
  for (const [key, text] of english)
    expect(marks(spoken(german.get(key), CALLS[2])), key).toEqual(marks(spoken(text, CALLS[2])));
});

it('addresses nobody', () => {
  const words = [...german].flatMap(([, text]) => CALLS.map((given) => spoken(text, given)));
  expect(words.filter((one) => /\b(Sie|Ihr\w*|[Dd]ich|[Dd]u)\b/.test(one))).toEqual([]);
});
