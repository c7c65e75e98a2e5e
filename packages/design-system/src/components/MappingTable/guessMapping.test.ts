import { expect, it } from 'vitest';
import { guessMapping } from './guessMapping.ts';

const fields = [
  { id: 'email', label: 'E-mail', aliases: ['Mail', 'E-Mail-Adresse'] },
  { id: 'first_name', label: 'First name', aliases: ['Prénom'] },
  { id: 'custom', label: 'Custom field', aliases: ['extra'], isRepeatable: true },
];

function guess(...headers: string[]) {
  return Object.values(
    guessMapping(
      headers.map((header, at) => ({ id: String(at), header, samples: [] })),
      fields,
    ),
  );
}

it('finds a field by label, id or alias, ignoring case, accents and punctuation', () => {
  expect(guess('EMAIL', 'First_Name')).toEqual(['email', 'first_name']);
  expect(guess('e-mail adresse', 'prenom')).toEqual(['email', 'first_name']);
});

it('gives a field to the first column that matches, and a repeatable one to each', () => {
  expect(guess('Mail', 'E-mail', 'extra', 'Extra')).toEqual(['email', null, 'custom', 'custom']);
});

it('guesses nothing from a similar or an empty heading', () => {
  expect(guess('email2', '', '–')).toEqual([null, null, null]);
});
