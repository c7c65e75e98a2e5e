import { expect, it } from 'vitest';
import { findFillerTexts } from './fillerTexts.ts';

it.each([
  '[Product Name]',
  '[PRODUCT_NAME]',
  '{Product Name}',
  '[ Event Date ]',
  '[Date]',
  '[Name]',
  '[XXX]',
  '[INSERT LINK]',
  '[Insert your name here]',
  '[Button Text]',
  '[Landing Page URL]',
  '[Enter date]',
  '[Add your text here]',
  '[Your Company]',
  '[Your company name]',
  '[Image here]',
  '[Copy goes here]',
  '[Link einfügen]',
  '[Produktname]',
  '[Prénom]',
  'Lorem ipsum',
  'text goes here',
])('finds %s', (filler) => {
  expect(findFillerTexts(`Now: ${filler}, for you`)).toEqual([{ text: filler, offset: 5 }]);
});

it.each([
  '[video]',
  '[1]',
  '[12]',
  '[Sponsored]',
  '[PDF]',
  '[Link]',
  '[Image]',
  '[Event] [Webinar] [Product] [Location]',
  '[Product Update]',
  '[Release notes 2.4]',
  '[Save the date]',
  '[New date]',
  '[New Location]',
  '[Corrected link]',
  '[Action required]',
  '[Half price] [Best Price]',
  '[Full time] [Part time]',
  '[Add to calendar]',
  '[Click here] [Sign up here] [Register here]',
  '[Enter now] [Enter the draw]',
  '[Your turn]',
  '[View order] [Track order]',
  '[sic] [...] […] [x] [X] [ ] [a] [A–Z]',
  '[he] said that the date goes on',
  'array[name][date], /users/{name} and {title}',
  'The name of the product, the date',
])('takes for real words: %s', (text) => {
  expect(findFillerTexts(text)).toEqual([]);
});

it('leaves fields to those who find fields', () => {
  const found = findFillerTexts('[FIRSTNAME] [[product name]] {{date}} [Company] {Product name}');
  expect(found.map(({ text }) => text)).toEqual(['{Product name}']);
});

it('takes no longer for a hostile text', () => {
  for (const piece of ['[', '[a', '{insert ', '[product product '])
    expect(findFillerTexts(piece.repeat(100_000))).toEqual([]);
});

it('names each place, in the order of the text', () => {
  const found = findFillerTexts('Lorem ipsum dolor sit amet. Dear [Name]');
  expect(found.map(({ text, offset }) => [text, offset])).toEqual([
    ['Lorem ipsum dolor sit amet', 0],
    ['[Name]', 33],
  ]);
});
