import { expect, it } from 'vitest';
import { proofread } from '../../../../fixtures/builders/sending/proofread.builders.ts';
import { faultOfPerson, personNote } from './personFaults.ts';

const number = String;
const { people, faults } = proofread();

it('finds the fault of a person, and the passage that has it', () => {
  expect(people.map((person) => faultOfPerson(person, faults))).toEqual([
    // The size of a mail is in no passage.
    { number: 3, isCritical: false, passage: -1 },
    { number: 1, isCritical: true, passage: 0 },
    undefined,
  ]);
});

it('finds the same place although the passages are cut at different lengths', () => {
  const [, emptiest] = people;
  const longer = { before: '…Good morning. Hello ', said: '', after: ', your winter set is in our store, row 14…' };
  const person = emptiest && { ...emptiest, passages: [{ before: 'Row ', said: '', after: '' }, longer] };
  expect(person && faultOfPerson(person, faults)?.passage).toBe(1);
});

it('says why a person is shown', () => {
  expect(people.map((person) => personNote(person, number))).toEqual([
    'all 7 fields filled',
    '4 of 7 fields empty',
    'Cyrillic',
  ]);
  const [longest] = people;
  expect(longest && personNote({ ...longest, fields: 1, empty_fields: 1 }, number)).toBe('1 of 1 field empty');
  expect(longest && personNote({ ...longest, why: 'script', script: null }, number)).toBe('no letters');
});
