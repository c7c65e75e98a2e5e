import { expect, it } from 'vitest';
import { sessionStore } from '../stores.ts';
import { storedNames, storeNames } from './choiceNames.ts';

it('keeps the names of chosen records, so that a draft shows them after a reload', () => {
  storeNames('advertiser_id', [{ value: 41, label: 'Fenwick Orchards' }]);
  expect(storedNames('advertiser_id')).toEqual([{ value: 41, label: 'Fenwick Orchards' }]);
  expect(storedNames('audience_id')).toEqual([]);
});

it.each(['', '{', '{}', 'null', '[1]', '[{"value":"41","label":"x"}]'])('reads %j as no names', (text) => {
  sessionStore.set('names:creative_id', text);
  expect(storedNames('creative_id')).toEqual([]);
});
