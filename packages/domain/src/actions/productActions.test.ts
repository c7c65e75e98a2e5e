import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { permissionNames } from '../access/permissions.ts';
import { isPinned, productActions, productState } from './productActions.ts';
import type { ProductActionRow } from './productActions.ts';
import { productAttentions } from '../statuses/productAttentions.ts';
import { productStatuses } from '../statuses/productStatuses.ts';
import { transition } from '../statuses/statuses.ts';

const all = new Set(permissionNames);
const now = new Date('2026-11-21T17:00:00Z');

function byName(actions: readonly Action[], name: string): Action {
  const found = actions.find((action) => action.name === name);
  if (!found) throw new Error(`no action ${name}`);
  return found;
}

const row: ProductActionRow = {
  status: 'Ready To Launch',
  attention: null,
  submitted: true,
  launched: false,
  waiting: false,
  unproved: false,
  undecided: 0,
  hasSent: false,
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

function launched(change: Partial<ProductActionRow>): ProductActionRow {
  return { ...row, launched: true, ...change };
}

function allowed(change: ProductActionRow): readonly string[] {
  return productActions(change, all, now)
    .filter((action) => action.allowed)
    .map(({ name }) => name);
}

function reason(change: ProductActionRow, name: string): string | null {
  return byName(productActions(change, all, now), name).reason;
}

describe('product actions', () => {
  it.each<[string, ProductActionRow, readonly string[]]>([
    ['ready', row, ['launch', 'delete', 'update']],
    ['a draft', { ...row, status: 'Draft' }, ['delete', 'update']],
    ['not submitted', { ...row, status: 'Draft', submitted: false }, ['submit', 'delete', 'update']],
    ['short', { ...row, status: 'Error - Volume Discrepancy', short: true }, ['accept_count', 'delete', 'update']],
    [
      'of another brand',
      { ...row, status: 'Needs Attention', foreign: true },
      ['delete', 'accept_advertiser', 'update'],
    ],
    [
      'of another brand after it was sent back',
      launched({ status: 'Needs Attention', attention: 'sent_back', foreign: true }),
      ['relaunch', 'cancel', 'accept_advertiser', 'update'],
    ],
    ['held', launched({ status: 'Submitted' }), ['cancel']],
    ['building', launched({ status: 'Pending - Data Processing' }), ['cancel']],
    ['at its proof', launched({ status: 'Processing' }), ['cancel']],
    ['waiting', launched({ status: 'Processing', waiting: true }), ['cancel', 'confirm', 'send_back']],
    [
      'waiting without a proof',
      launched({ status: 'Processing', waiting: true, unproved: true }),
      ['cancel', 'send_back'],
    ],
    [
      'waiting with faults on which nobody decided',
      launched({ status: 'Processing', waiting: true, undecided: 2 }),
      ['cancel', 'send_back'],
    ],
    ['approved', launched({ status: 'Approved' }), ['cancel', 'pause']],
    [
      'approved within its undo time',
      launched({ status: 'Approved', undoUntil: new Date(now.valueOf() + 1) }),
      ['cancel', 'pause', 'undo'],
    ],
    ['approved after its undo time', launched({ status: 'Approved', undoUntil: now }), ['cancel', 'pause']],
    ['live', launched({ status: 'Live', hasSent: true, inDoubt: 1 }), ['cancel', 'pause', 'settle_in_doubt']],
    ['completed', launched({ status: 'Completed', hasSent: true }), []],
    ['ended', launched({ status: 'Ended', hasSent: true }), []],
    ['cancelled unsent', launched({ status: 'Cancelled' }), ['relaunch', 'delete', 'update']],
    ['cancelled after some went out', launched({ status: 'Cancelled', hasSent: true }), ['relaunch', 'update']],
    ['sent back', launched({ status: 'Needs Attention', attention: 'sent_back' }), ['relaunch', 'cancel', 'update']],
    [
      'start missed',
      launched({ status: 'Needs Attention', attention: 'start_missed' }),
      ['relaunch', 'cancel', 'update'],
    ],
    ['paused', launched({ status: 'Needs Attention', attention: 'paused' }), ['resume', 'cancel']],
    [
      'paused with a corrected mail',
      launched({
        status: 'Needs Attention',
        attention: 'paused',
        correction: { sent: 4, newest: 5, status: 'Approved' },
      }),
      ['resume', 'correct', 'cancel'],
    ],
    ['stuck', launched({ status: 'Needs Attention', attention: 'step_failed' }), ['resume', 'cancel']],
    [
      'stuck with a corrected mail',
      launched({
        status: 'Needs Attention',
        attention: 'step_failed',
        correction: { sent: 4, newest: 5, status: 'Approved' },
      }),
      ['resume', 'correct', 'cancel'],
    ],
    ['in error', launched({ status: 'Error: Creative' }), ['relaunch', 'cancel', 'update']],
    [
      'short after a launch',
      launched({ status: 'Multiple Errors', short: true }),
      ['relaunch', 'cancel', 'accept_count', 'update'],
    ],
  ])('of a product that is %s', (_, product, names) => {
    expect(allowed(product)).toEqual(names);
  });

  it('R06 refuse to confirm after an abort, to launch in Draft and to relaunch while Live, and say why', () => {
    expect(reason(launched({ status: 'Cancelled' }), 'confirm')).toBe('It is not waiting for a go-ahead');
    expect(reason({ ...row, status: 'Draft', blockers: [{ text: 'Missing: volume.' }] }, 'launch')).toBe(
      'Missing: volume.',
    );
    expect(reason({ ...row, status: 'Draft' }, 'launch')).toMatch(/^The order is not submitted/);
    expect(reason(launched({ status: 'Live' }), 'relaunch')).toBe('It can’t be relaunched while it is Live');
    expect(reason(launched({ status: 'Live' }), 'launch')).toBe('It has already been launched');
    expect(reason(row, 'relaunch')).toBe('It was never launched');
    expect(reason(row, 'cancel')).toBe('It is not launched');
    expect(reason(launched({ status: 'Ended' }), 'cancel')).toBe('It is already Ended');
  });

  it('are blocked by the reasons of derive()', () => {
    const blockers = [{ text: 'No creative is chosen.' }];
    expect(reason({ ...row, blockers }, 'launch')).toBe('No creative is chosen.');
    expect(reason(launched({ status: 'Cancelled', blockers }), 'relaunch')).toBe('No creative is chosen.');
  });

  it('do not resume a rejected creative or after the end', () => {
    const paused = launched({ status: 'Needs Attention', attention: 'paused' });
    expect(reason({ ...paused, creativeRejected: true }, 'resume')).toBe('The creative it sends was rejected');
    expect(reason({ ...paused, endsAt: now }, 'resume')).toBe('Its end has passed');
    expect(reason({ ...paused, endsAt: new Date(now.valueOf() + 1) }, 'resume')).toBeNull();
    expect(reason(launched({ status: 'Live' }), 'resume')).toMatch(/^Only a product that is paused/);
  });

  it('say why a product can’t be deleted, paused, accepted or edited', () => {
    expect(reason(launched({ status: 'Live', hasSent: true }), 'delete')).toBe('Messages have already gone out for it');
    expect(reason(launched({ status: 'Submitted' }), 'delete')).toBe('It is launched and Submitted');
    expect(reason(row, 'pause')).toMatch(/^Only a product that is Approved or Live/);
    expect(reason(row, 'accept_count')).toBe('No count is waiting to be accepted');
    expect(reason(row, 'accept_advertiser')).toBe('No creative of another advertiser is waiting to be accepted');
    expect(reason(row, 'settle_in_doubt')).toBe('No message is in doubt');
    expect(reason(launched({ status: 'Live' }), 'update')).toBe('Its parts are pinned while it is Live');
    expect(reason(row, 'send_back')).toBe('It is not waiting for a go-ahead');
  });

  it('offer to undo a confirmation until its time has ended, and say why not', () => {
    const undoUntil = new Date(now.valueOf() + 60_000);
    const approved = launched({ status: 'Approved', undoUntil });
    expect(byName(productActions(approved, all, now), 'undo')).toEqual({
      name: 'undo',
      allowed: true,
      reason: null,
      permission: 'can_confirm_product',
      confirm_text: null,
      until: undoUntil.toISOString(),
    });
    // A person who may not undo still sees how long nothing goes out.
    expect(byName(productActions(approved, [], now), 'undo')).toMatchObject({
      allowed: false,
      until: undoUntil.toISOString(),
    });
    expect(reason({ ...approved, undoUntil: now }, 'undo')).toBe('The undo time has ended');
    expect(reason({ ...approved, undoUntil: null }, 'undo')).toBe('It was confirmed without an undo time');
    const live = launched({ status: 'Live', undoUntil });
    expect(reason(live, 'undo')).toBe('Only a confirmation can be undone, before anything goes out');
    expect(byName(productActions(live, all, now), 'undo')).not.toHaveProperty('until');
  });

  it('name the missing permission first, and ask for confirmation in the specification’s words', () => {
    expect(byName(productActions(row, [], now), 'launch')).toEqual({
      name: 'launch',
      allowed: false,
      reason: 'Only order managers can launch products',
      permission: 'can_launch_product',
      confirm_text: 'Are you sure?',
    });
    expect(byName(productActions(launched({ status: 'Cancelled' }), all, now), 'relaunch').confirm_text).toBe(
      'Are you sure?',
    );
    const waiting = launched({ status: 'Processing', waiting: true });
    expect(byName(productActions(row, all, now), 'launch').confirm_text).toBe('Are you sure?');
    expect(byName(productActions(waiting, all, now), 'confirm').confirm_text).toBe('Are you sure?');
    expect(byName(productActions(row, all, now), 'delete').confirm_text).toBe(
      'This will permanently delete the product.',
    );
    expect(byName(productActions(launched({ status: 'Live' }), all, now), 'cancel').confirm_text).toBe(
      'Do you really want to cancel the process?',
    );
  });

  it('allow only what the status registry has, and always say why something isn’t allowed', () => {
    const rows = fc.record({
      status: fc.constantFrom(...productStatuses.map(({ code }) => code)),
      attention: fc.constantFrom(null, ...productAttentions.map(({ code }) => code)),
      submitted: fc.boolean(),
      launched: fc.boolean(),
      waiting: fc.boolean(),
      unproved: fc.boolean(),
      undecided: fc.nat({ max: 3 }),
      hasSent: fc.boolean(),
      inDoubt: fc.nat({ max: 1 }),
      short: fc.boolean(),
      foreign: fc.boolean(),
      creativeRejected: fc.boolean(),
      correction: fc.constantFrom(
        null,
        { sent: 4, newest: 4, status: 'Approved' as const },
        { sent: 4, newest: 5, status: 'Approved' as const },
      ),
      endsAt: fc.constantFrom(null, now),
      undoUntil: fc.constantFrom(null, now, new Date(now.valueOf() + 1)),
      recount: fc.constantFrom(null, { people: 9, done: 0, startedAt: null }),
      blockers: fc.constantFrom([], [{ text: 'No rate.' }]),
    });
    fc.assert(
      fc.property(rows, fc.subarray([...permissionNames]), (product, held) => {
        for (const action of productActions(product, held, now)) {
          expect(action.allowed).toBe(action.reason === null);
          if (!action.allowed) continue;
          for (const permission of action.permission?.split(' and ') ?? []) expect(held).toContain(permission);
          if (action.name === 'update') expect(isPinned(product)).toBe(false);
          else if (action.name === 'submit') expect(product.submitted).toBe(false);
          else if (action.name === 'accept_advertiser') expect(product.foreign).toBe(true);
          else if (action.name !== 'settle_in_doubt')
            expect(transition('product', productState(product), action.name)).toBeDefined();
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('launches and confirms nothing while the audience is being recounted, and says for how long', () => {
  const recount = { people: 100, done: 50, startedAt: new Date(now.getTime() - 20_000) };
  const text = 'Its audience is being recounted, ready in about 20 s';
  expect(reason({ ...row, recount }, 'launch')).toBe(text);
  expect(reason(launched({ status: 'Needs Attention', attention: 'paused', recount }), 'pause')).not.toBe(text);
  expect(reason(launched({ status: 'Cancelled', recount }), 'relaunch')).toBe(text);
  expect(reason(launched({ status: 'Processing', waiting: true, recount }), 'confirm')).toBe(text);
  expect(reason(launched({ status: 'Processing', waiting: true, recount: null }), 'confirm')).toBeNull();
});
