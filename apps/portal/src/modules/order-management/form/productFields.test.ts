import { validate, type RuleUse } from '@mailroom/domain/forms/validation';
import { expect, it } from 'vitest';
import { emptyProduct, productRules } from './productFields.ts';

const START = '2026-03-09T14:00:00.000Z';

function textsOf(values: Partial<typeof emptyProduct>) {
  const all = { ...emptyProduct, product_name: 'First wave', ...values };
  return validate(productRules(all) as Record<string, readonly RuleUse[]>, { ...all }, new Date());
}

it('refuses an end that isn’t after the start', () => {
  const refused = { product_end_date: 'Product end date is earlier than required minimum date' };
  expect(textsOf({ product_start_date: START, product_end_date: START })).toEqual(refused);
  expect(textsOf({ product_start_date: START, product_end_date: '2026-03-08T14:00:00.000Z' })).toEqual(refused);
  expect(textsOf({ product_start_date: START, product_end_date: '2026-03-09T14:01:00.000Z' })).toEqual({});
  expect(textsOf({ product_end_date: START })).toEqual({});
});
