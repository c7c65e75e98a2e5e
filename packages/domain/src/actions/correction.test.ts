import { expect, it } from 'vitest';
import { permissionNames, type Permission } from '../access/permissions.ts';
import type { Correction } from './correction.ts';
import { productActions } from './productActions.ts';
import type { ProductActionRow } from './productActions.ts';

const now = new Date('2026-11-21T17:00:00Z');

const paused: ProductActionRow = {
  status: 'Needs Attention',
  attention: 'paused',
  submitted: true,
  launched: true,
  waiting: false,
  unproved: false,
  undecided: 0,
  hasSent: true,
  inDoubt: 0,
  short: false,
  foreign: false,
  creativeRejected: false,
  correction: null,
  endsAt: null,
  undoUntil: null,
  recount: null,
  blockers: [],
};

function correct(row: ProductActionRow, held: readonly Permission[] = permissionNames) {
  return productActions(row, held, now).find(({ name }) => name === 'correct');
}

it('sends a corrected mail only from a pause or a failed step, once it is approved, and says what is missing', () => {
  const why = (newest: number, status: Correction['status'], over: Partial<ProductActionRow> = {}) =>
    correct({ ...paused, correction: { sent: 4, newest, status }, ...over })?.reason;
  expect(why(4, 'Live - See Report')).toBe('Upload the corrected creative first: revision 4 is the one that it sends');
  // The creative of the sent revision may have been rejected, or be checked again.
  expect(why(4, 'Invalid')).toMatch(/^Upload the corrected creative first/);
  expect(why(5, 'Action Pending - Validate')).toBe('Revision 5 is still being checked');
  expect(why(5, 'Need Attention')).toBe(
    'Revision 5 needs attention: the check found something critical, or a person rejected a link or an e-mail client',
  );
  expect(why(5, 'Invalid')).toBe('Revision 5 needs attention: a person rejected it');
  expect(why(5, 'Approved')).toBeNull();
  expect(why(6, 'Live - See Report')).toBeNull();
  expect(why(5, 'Approved', { endsAt: now })).toBe('Its end has passed');
  expect(why(5, 'Approved', { recount: { people: 9, done: 0, startedAt: null } })).toMatch(/recounted/);
  expect(why(5, 'Approved', { attention: 'step_failed' })).toBeNull();
  expect(why(4, 'Approved', { attention: 'step_failed' })).toMatch(/^Upload the corrected creative first/);
  const elsewhere = 'Only a product that is paused, or whose step failed, can be sent with a corrected mail';
  const correction = { sent: 4, newest: 5, status: 'Approved' } as const;
  expect(correct({ ...paused, status: 'Live', attention: null, correction })?.reason).toBe(elsewhere);
  expect(correct({ ...paused, attention: 'step_failed' })?.reason).toBe(elsewhere);
  expect(correct({ ...paused, attention: 'sent_back', correction })?.reason).toBe(elsewhere);
});

it('sends a corrected mail for those who may both launch and abort', () => {
  const corrected: ProductActionRow = { ...paused, correction: { sent: 4, newest: 5, status: 'Approved' } };
  const asked = (held: readonly Permission[]) => correct(corrected, held);
  expect(asked(['can_launch_product', 'can_abort_product'])).toEqual({
    name: 'correct',
    allowed: true,
    reason: null,
    permission: 'can_launch_product and can_abort_product',
    confirm_text: 'Are you sure?',
  });
  expect(asked(['can_launch_product'])?.allowed).toBe(false);
  expect(asked(['can_abort_product'])?.allowed).toBe(false);
});
