import { expect, expectTypeOf, it } from 'vitest';
import { defineStatuses } from './defineStatuses.ts';

const parcels = defineStatuses([
  { code: 'lost', label: 'Lost', tone: 'danger', meaning: 'Nobody has seen it.', next: 'The depot searches.' },
  { code: 'delivered', tone: 'success', meaning: 'Somebody has signed for it.' },
]);

it('knows its codes, in order and by type', () => {
  expect(parcels.codes).toEqual(['lost', 'delivered']);
  expectTypeOf(parcels.codes).toEqualTypeOf<readonly ('lost' | 'delivered')[]>();
});

it('offers its labels to a filter, or the code of a status without a label', () => {
  expect(parcels.choices).toEqual([
    { value: 'lost', label: 'Lost' },
    { value: 'delivered', label: 'delivered' },
  ]);
});

it('shows an unknown code as text, in a quiet tone', () => {
  expect(parcels.of('lost').tone).toBe('danger');
  expect(parcels.of('eaten by a dog')).toEqual({
    code: 'eaten by a dog',
    label: 'eaten by a dog',
    tone: 'secondary',
    meaning: '',
  });
});

it('refuses a status that is defined twice', () => {
  const twice = { code: 'lost', tone: 'danger', meaning: 'Gone.' } as const;
  expect(() => defineStatuses([twice, twice])).toThrow('defined twice');
});
