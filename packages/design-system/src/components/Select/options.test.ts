import { expect, it } from 'vitest';
import { matching, prepare, toChoices } from './options.ts';

const options = [
  {
    label: 'Europe',
    options: [
      { value: 'de', label: 'Germany' },
      { value: 'fr', label: 'France' },
    ],
  },
  { label: 'Asia', options: [{ value: 'jp', label: 'Japan', description: 'Nippon' }] },
];

it('finds by label and description, ignoring case', () => {
  const prepared = prepare(options);
  expect(matching(prepared, ' NIPP ').map((entry) => entry.option.value)).toEqual(['jp']);
  expect(matching(prepared, '')).toBe(prepared);
});

it('puts each group under one heading, and leaves out groups without a match', () => {
  const all = toChoices(prepare(options), { from: 0, to: 200 }, () => undefined);
  expect(all).toMatchObject([
    { label: 'Europe', options: [{ label: 'Germany' }, { label: 'France' }] },
    { label: 'Asia', options: [{ label: 'Japan' }] },
  ]);
  const some = toChoices(matching(prepare(options), 'jap'), { from: 0, to: 200 }, () => undefined);
  expect(some).toMatchObject([{ label: 'Asia', options: [{ label: 'Japan' }] }]);
});

it('returns only the requested part, with the reason of a disabled option', () => {
  const choices = toChoices(prepare(options), { from: 0, to: 2 }, (option) =>
    option.value === 'fr' ? 'full' : undefined,
  );
  expect(choices).toMatchObject([{ options: [{ reason: undefined }, { reason: 'full' }] }]);
});
