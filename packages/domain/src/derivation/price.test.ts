import { expect, it } from 'vitest';
import { priceCents } from './price.ts';

it('is the price per thousand for that many, rounded to a cent', () => {
  expect(priceCents(1250, 41_306)).toBe(51_633);
  expect(priceCents(1200, 100)).toBe(120);
  expect(priceCents(1200, 0)).toBe(0);
});
