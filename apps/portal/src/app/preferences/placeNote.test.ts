import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { placeNote, recordPlace } from './placeNote.ts';

it('recognises a record by its URL', () => {
  expect(placeNote(paths.campaignCreatives.creative(7))).toBe('Creative');
  expect(placeNote(paths.orderManagement.order(10_428))).toBe('Order');
  expect(placeNote(paths.administration.group(3))).toBe('Permission group');
  expect(placeNote(paths.orderManagement.dashboard)).toBeUndefined();
  expect(placeNote('/elsewhere/7')).toBeUndefined();
});

it('takes a product for itself, not for its order', () => {
  const product = paths.orderManagement.order(2, 89);
  expect(placeNote(product)).toBe('Product');
  expect(recordPlace('/order-management/edit-order/2', '?product=89')).toBe(product);
  expect(recordPlace('/order-management/edit-order/2', '?product=new')).toBe(paths.orderManagement.order(2));
});

it('knows pages that show no record, and those that only redirect to one', () => {
  expect(recordPlace('/campaign-creatives/7', '?tab=links')).toBe('/campaign-creatives/7');
  expect(recordPlace(paths.orderManagement.product(89), '')).toBeUndefined();
  expect(recordPlace(paths.orderManagement.dashboard, '')).toBeUndefined();
});
