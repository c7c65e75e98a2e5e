import { expect, it } from 'vitest';
import { takenText, whoDoes, whoText } from './who.ts';

const noor = { id: 7, name: 'Noor Castellano' };
const sees = { you: 'see it', they: 'sees it' };

it('says You to the person who reads it, with the verb that fits', () => {
  expect(whoText(7, noor)).toBe('You');
  expect(whoDoes(7, noor, sees)).toBe('You see it');
  expect(takenText(7, noor)).toBe('You are working on it.');
});

it('names everybody else, also a namesake', () => {
  expect(whoText(8, noor)).toBe('Noor Castellano');
  expect(whoDoes(8, noor, sees)).toBe('Noor Castellano sees it');
  expect(takenText(8, noor)).toBe('Noor Castellano is working on it.');
});

it('says Somebody for a person whom the reader may not see', () => {
  expect(whoText(7, null)).toBe('Somebody');
});

it('takes nobody for a team, and no team for the reader', () => {
  expect(whoText(7, { name: 'Data team' })).toBe('Data team');
  expect(whoText(7, { id: null, name: 'Order owner' })).toBe('Order owner');
  expect(whoText(undefined, { id: undefined, name: 'Data team' })).toBe('Data team');
});
