import { expect, it } from 'vitest';
import { movedSentence } from './movedText.ts';

function number(value: number): string {
  return value.toLocaleString('en-US');
}

it('says how many people go and come', () => {
  expect(movedSentence({ go: 1, come: 0, people: 0 }, number)).toBe('1 person goes, nobody comes: 0 people then.');
  expect(movedSentence({ go: 0, come: 498, people: 42_360 }, number)).toBe(
    'Nobody goes, 498 come: 42,360 people then.',
  );
  expect(movedSentence({ go: 31, come: 1, people: 1 }, number)).toBe('31 people go, 1 comes: 1 person then.');
});
