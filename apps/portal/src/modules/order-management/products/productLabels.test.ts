import { expect, it } from 'vitest';
import {
  correctedProduct,
  confirmedProduct,
  liveProduct,
  missedProduct,
  pausedProduct,
  shortProduct,
  waitingProduct,
} from '../../../fixtures/builders/launchedProducts.builders.ts';
import { product, productActions } from '../../../fixtures/builders/product.builders.ts';
import { furtherActions, primaryAction, productLabels } from './productLabels.ts';

function number(value: number) {
  return value.toLocaleString('en-US');
}

function labelsOf(one: Parameters<typeof productLabels>[0]) {
  return productLabels(one, number);
}

it('names each action with the number it affects', () => {
  expect(labelsOf(product())).toEqual({ launch: 'Launch 41,306 recipients', delete: 'Delete', update: undefined });
  expect(labelsOf(product({ product_type: 'Data delivery' }))['launch']).toBe('Launch 41,306 records');
  expect(labelsOf(product({ deliverable: null, recipients: null }))['launch']).toBe('Launch');
  expect(labelsOf(liveProduct())['settle_in_doubt']).toBe('Settle 2 in doubt');
});

it('offers to submit the order before anything is launched', () => {
  const draft = product({ product_status: 'Draft', actions: productActions(['submit', 'update', 'delete']) });
  const labels = labelsOf(draft);
  expect(labels['launch']).toBeUndefined();
  expect(primaryAction(draft, labels)).toBe('submit');
});

it('offers no launch in the header while a new start is chosen in the banner', () => {
  expect(labelsOf(missedProduct())).toEqual({ cancel: 'Abort', update: undefined });
  const late = { code: 'start_too_close', text: '', subject: null, actor: null };
  expect(labelsOf(product({ reasons: [late] }))).toEqual({ delete: 'Delete', update: undefined });
});

it('pauses a confirmed product in its banner, or in the menu while that offers to undo', () => {
  expect(labelsOf(confirmedProduct())['pause']).toBe('Pause');
  expect(labelsOf(confirmedProduct({ actions: productActions(['pause', 'cancel']) }))).toEqual({ cancel: 'Abort' });
});

it('lists the other actions with those that end or return it last', () => {
  const labels = labelsOf(waitingProduct({ actions: productActions(['cancel', 'send_back', 'confirm', 'pause']) }));
  expect(furtherActions(labels, 'confirm')).toEqual(['pause', 'send_back', 'cancel']);
});

it('names the recipients, not everybody who could be mailed', () => {
  const far = product({ deliverable: 6145, recipients: 850 });
  expect(labelsOf(far)['launch']).toBe('Launch 850 recipients');
});

it('shows the next step even to users who can’t take it', () => {
  expect(labelsOf(product({ actions: productActions([]) }))).toEqual({ launch: 'Launch 41,306 recipients' });
  expect(labelsOf(waitingProduct({ actions: productActions([]) }))).toEqual({ confirm: 'Confirm 41,306 recipients' });
  expect(labelsOf(pausedProduct({ actions: productActions([]) }))).toEqual({});
});

it('makes the next step primary, and prefers one that is possible', () => {
  const primaryOf = (one: Parameters<typeof productLabels>[0]) => primaryAction(one, labelsOf(one));
  expect(primaryOf(product())).toBe('launch');
  expect(primaryOf(waitingProduct())).toBe('confirm');
  expect(primaryOf(pausedProduct())).toBe('resume');
  expect(primaryOf(correctedProduct())).toBe('correct');
  expect(labelsOf(correctedProduct())).toMatchObject({ correct: 'Review the corrected mail', resume: 'Resume' });
  expect(primaryOf(shortProduct())).toBe('accept_count');
  expect(primaryOf(product({ actions: productActions([]) }))).toBe('launch');
  expect(primaryOf(liveProduct())).toBe('pause');
  expect(primaryOf(confirmedProduct())).toBeUndefined();
});
