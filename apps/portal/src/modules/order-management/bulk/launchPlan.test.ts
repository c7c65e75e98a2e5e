import { expect, it } from 'vitest';
import { product, productActions } from '../../../fixtures/builders/product.builders.ts';
import { costOf, costsOf, refusalOf } from './launchPlan.ts';

it('says why a product can’t be launched', () => {
  expect(refusalOf(product({ actions: productActions(['launch']) }))).toBeUndefined();
  expect(refusalOf(product({ actions: productActions([], 'The creative is not approved') }))).toBe(
    'The creative is not approved',
  );
  expect(refusalOf(product({ actions: [] }))).toBe('Launching it is not offered now');
});

it('adds up what products cost, for each currency', () => {
  const { rate } = product();
  if (!rate) throw new Error('The product has no rate');
  const euro = product({ recipients: 1000, rate: { ...rate, cpm_cents: 500, currency: 'EUR' } });
  const dollar = product({ recipients: 2000, rate: { ...rate, cpm_cents: 300, currency: 'USD' } });
  expect(costOf(product({ recipients: null }))).toBeNull();
  expect(costsOf([euro, dollar, euro, product({ rate: null })])).toEqual([
    { currency: 'EUR', cents: 1000 },
    { currency: 'USD', cents: 600 },
  ]);
});
