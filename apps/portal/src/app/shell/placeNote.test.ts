import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { placeNote } from './placeNote.ts';

it('recognises a record by its URL', () => {
  expect(placeNote(paths.campaignCreatives.creative(7))).toBe('Creative');
  expect(placeNote(paths.orderManagement.order(10_428))).toBe('Order');
  expect(placeNote(paths.administration.group(3))).toBe('Permission group');
  expect(placeNote(paths.orderManagement.dashboard)).toBeUndefined();
  expect(placeNote('/elsewhere/7')).toBeUndefined();
});
