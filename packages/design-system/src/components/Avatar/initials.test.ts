import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Dunia Okafor', 'DO'],
  ['Fernwick & Daughters', 'FD'],
  ['  östen ', 'Ö'],
  ['(Acting) Jean-Luc de la Tour', 'AT'],
  ['田中 庭子', '田庭'],
  ['佐藤', '佐'],
  ['शिवानी कुमार', 'शिकु'],
  ['Ελένη Παπαδοπούλου', 'ΕΠ'],
  ['נועה לוי', 'נל'],
  ['محمد علي', 'م\u200cع'],
  ['ßtrange Name', 'ßN'],
  ['👩🏽‍🚀 Ada', '👩🏽‍🚀A'],
  ['3M', '3'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['—', ''],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initials(name, 'en-US')).toBe(letters);
});

it('upper-cases by the rules of the reader’s language', () => {
  expect(initials('irem yılmaz', 'tr-TR')).toBe('İY');
});
