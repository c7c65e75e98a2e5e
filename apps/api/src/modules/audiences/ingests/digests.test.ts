import { expect, it } from 'vitest';
import { countOf, Digests } from './digests.ts';

function setOf(...emails: string[]): Digests {
  const set = new Digests();
  for (const email of emails) set.add(email);
  return set;
}

it('counts each address once, and what two sets have in common', () => {
  const people = setOf('ada@a.test', 'bo@a.test', 'ada@a.test', 'cy@a.test');
  expect(countOf(people, {})).toBe(3);
  expect(countOf(people, { within: [setOf('bo@a.test', 'dan@a.test')] })).toBe(1);
  expect(countOf(people, { without: [setOf('bo@a.test'), setOf('cy@a.test')] })).toBe(1);
  expect(countOf(people, { within: [setOf()] })).toBe(0);
});

it('holds more addresses than it begins with room for', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `reader${at}@a.test`);
  expect(countOf(setOf(...many, ...many), {})).toBe(5000);
});
