import { expect, it } from 'vitest';
import { missedProduct } from '../../../fixtures/builders/launchedProducts.builders.ts';
import { product, productActions } from '../../../fixtures/builders/product.builders.ts';
import { launchAfterNewStart, newStartTexts, otherBlockers, peopleOf } from './newStart.ts';
import { suggestedStarts } from './suggestedStarts.ts';

const reason = { text: '', subject: null, actor: null };
const late = product({ reasons: [{ ...reason, code: 'start_too_close' }] });

it('launches again after a new start, only when the dates hold it and the order is submitted', () => {
  expect(launchAfterNewStart(late)).toBe('launch');
  expect(launchAfterNewStart({ ...late, attention: 'start_missed', attempt: 1, reasons: [] })).toBe('relaunch');
  expect(launchAfterNewStart({ ...late, actions: productActions(['submit', 'update']) })).toBeUndefined();
  expect(launchAfterNewStart({ ...late, actions: productActions(['launch']) })).toBeUndefined();
  expect(launchAfterNewStart(product())).toBeUndefined();
});

it('knows what another start doesn’t remove', () => {
  const status = 'Needs Attention' as const;
  const reasons = ['sent_back', 'end_passed', 'no_creative'].map((code) => ({
    ...reason,
    code,
    ...(code !== 'sent_back' && { status }),
  }));
  expect(otherBlockers({ reasons }).map(({ code }) => code)).toEqual(['no_creative']);
});

it('says what the button does, with the number of the next launch', () => {
  const missed = missedProduct();
  expect(peopleOf(missed)).toBe(41_296);
  expect(newStartTexts(missed, true, '41,296 recipients').button).toBe('Start again with 41,296 recipients');
  expect(newStartTexts(late, true, undefined)).toEqual({ before: 'Start on', button: 'Start' });
  expect(newStartTexts(late, false, '5 recipients').button).toBe('Save the new start');
});

it('suggests the next working day at the same hour, after the account’s days of notice for a first launch', () => {
  // Saturday in New York.
  const now = new Date('2026-11-21T15:00:00Z');
  const start = '2026-11-20T14:00:00.000Z';
  expect(suggestedStarts(missedProduct({ product_start_date: start }), now)[0]).toBe('2026-11-23T14:00:00.000Z');
  const first = product({ product_start_date: start, deployment_delta_days: 3 });
  expect(suggestedStarts(first, now)[0]).toBe('2026-11-24T14:00:00.000Z');
});
