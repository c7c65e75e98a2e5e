import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { audienceActions, audienceState } from './audienceActions.ts';
import { creativeActions, creativeState } from './creativeActions.ts';
import { orderActions } from './orderActions.ts';
import { permissionNames } from '../access/permissions.ts';
import { isPinned, productActions, productState } from './productActions.ts';
import type { ProductActionRow } from './productActions.ts';
import { productAttentions } from '../statuses/productAttentions.ts';
import { productStatuses } from '../statuses/productStatuses.ts';
import { statusCodes, transition } from '../statuses/statuses.ts';
import { taskActions, taskState } from './taskActions.ts';

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
  launched: false,
  waiting: false,
  hasSent: false,
  inDoubt: 0,
  short: false,
  creativeRejected: false,
  endsAt: null,
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
    ['short', { ...row, status: 'Error - Volume Discrepancy', short: true }, ['accept_count', 'delete', 'update']],
    ['held', launched({ status: 'Submitted' }), ['cancel']],
    ['building', launched({ status: 'Pending - Data Processing' }), ['cancel']],
    ['at its proof', launched({ status: 'Processing' }), ['cancel']],
    ['waiting', launched({ status: 'Processing', waiting: true }), ['cancel', 'confirm', 'send_back']],
    ['approved', launched({ status: 'Approved' }), ['cancel', 'pause']],
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
    ['stuck', launched({ status: 'Needs Attention', attention: 'step_failed' }), ['resume', 'cancel']],
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
    expect(reason(row, 'settle_in_doubt')).toBe('No message is in doubt');
    expect(reason(launched({ status: 'Live' }), 'update')).toBe('Its parts are pinned while it is Live');
    expect(reason(row, 'send_back')).toBe('It is not waiting for a go-ahead');
  });

  it('name the missing permission first, and ask for confirmation in the specification’s words', () => {
    expect(byName(productActions(row, [], now), 'launch')).toEqual({
      name: 'launch',
      allowed: false,
      reason: 'You need the permission can_launch_product',
      permission: 'can_launch_product',
      confirm_text: null,
    });
    expect(byName(productActions(launched({ status: 'Cancelled' }), all, now), 'relaunch').confirm_text).toBe(
      'Are you sure?',
    );
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
      launched: fc.boolean(),
      waiting: fc.boolean(),
      hasSent: fc.boolean(),
      inDoubt: fc.nat({ max: 1 }),
      short: fc.boolean(),
      creativeRejected: fc.boolean(),
      endsAt: fc.constantFrom(null, now),
      blockers: fc.constantFrom([], [{ text: 'No rate.' }]),
    });
    fc.assert(
      fc.property(rows, fc.subarray([...permissionNames]), (product, held) => {
        for (const action of productActions(product, held, now)) {
          expect(action.allowed).toBe(action.reason === null);
          if (!action.allowed) continue;
          expect(held).toContain(action.permission);
          if (action.name === 'update') expect(isPinned(product)).toBe(false);
          else if (action.name !== 'settle_in_doubt')
            expect(transition('product', productState(product), action.name)).toBeDefined();
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('creative actions', () => {
  const creative = { status: 'Need Attention', hasHtml: true, isPinned: false, testSeeds: 2, overridable: 1 } as const;
  const why = (change: Partial<Parameters<typeof creativeActions>[0]>, name: string) =>
    byName(creativeActions({ ...creative, ...change }, all), name).reason;

  it('override needs both permissions and asks in the specification’s words', () => {
    expect(byName(creativeActions(creative, ['can_validate_links']), 'override')).toEqual({
      name: 'override',
      allowed: false,
      reason: 'You need the permission can_update_creative',
      permission: 'can_validate_links and can_update_creative',
      confirm_text: 'Are you really want to over ride?',
    });
    expect(why({}, 'override')).toBeNull();
    expect(why({ overridable: 0 }, 'override')).toBe('No finding can be overridden');
    expect(why({ status: 'Approved' }, 'override')).toBe('No finding can be overridden');
  });

  it('follow the status', () => {
    for (const status of statusCodes('creative')) {
      expect(why({ status }, 'withdraw') === null).toBe(status === 'Invalid');
      expect(why({ status }, 'reject') === null).toBe(status !== 'Invalid' && status !== 'Draft');
      expect(why({ status }, 'update')).toBeNull();
      expect(why({ status }, 'duplicate')).toBeNull();
      expect(why({ status }, 'validate')).toBeNull();
    }
    expect(why({ status: 'Invalid' }, 'reject')).toBe('The creative is already rejected');
    expect(why({ status: 'Draft' }, 'reject')).toBe('A draft can’t be rejected');
    expect(why({ hasHtml: false }, 'validate')).toBe('The creative has no HTML yet');
  });

  it('send a test only if the creative can be sent and has test seeds', () => {
    expect(why({}, 'send_test')).toBeNull();
    expect(why({ hasHtml: false }, 'send_test')).toBe('The creative has no HTML yet');
    expect(why({ status: 'Error - Invalid Creative' }, 'send_test')).toBe('Its HTML can’t be sent');
    expect(why({ testSeeds: 0 }, 'send_test')).toBe('Neither the creative nor its advertiser has test seeds');
  });

  it('refuse to delete what a launched product uses', () => {
    expect(why({ isPinned: true }, 'delete')).toBe('A launched product uses it');
    expect(byName(creativeActions(creative, all), 'delete')).toMatchObject({
      allowed: true,
      confirm_text: 'Do you really want to delete this creative? This change cannot be undone.',
    });
    expect(creativeState({ ...creative, hasHtml: false, isPinned: true }).facts).toEqual([]);
  });
});

describe('audience actions', () => {
  const audience = { status: 'Approved', isImporting: false, isPinned: false, rejected: 0 } as const;
  const find = (change: Partial<Parameters<typeof audienceActions>[0]>, name: string) =>
    byName(audienceActions({ ...audience, ...change }, all), name);

  it('cancel only a running import, and start no second one', () => {
    expect(find({ isImporting: true }, 'cancel')).toMatchObject({
      allowed: true,
      confirm_text: 'Do you really want to cancel the process?',
    });
    expect(find({}, 'cancel').reason).toBe('No import is running');
    expect(find({ isImporting: true }, 'import').reason).toBe('An import is running');
    expect(find({ isImporting: true, rejected: 1 }, 'correct').reason).toBe('An import is running');
    expect(find({}, 'import').allowed).toBe(true);
    expect(find({}, 'update').allowed).toBe(true);
  });

  it('correct rows only if some were rejected', () => {
    expect(find({}, 'correct').reason).toBe('No rows were rejected');
    expect(find({ rejected: 3 }, 'correct').allowed).toBe(true);
  });

  it('refuse to delete what a launched product uses', () => {
    expect(find({}, 'delete')).toMatchObject({
      allowed: true,
      confirm_text: 'Do you really want to delete the audience?',
    });
    expect(find({ isPinned: true }, 'delete')).toMatchObject({
      reason: 'A launched product uses it',
      confirm_text: null,
    });
    expect(audienceState({ ...audience, isImporting: true }).facts).toEqual(['importing', 'unpinned']);
  });
});

describe('order actions', () => {
  const why = (order: Parameters<typeof orderActions>[0], name: string) =>
    byName(orderActions(order, all), name).reason;
  const fresh = { status: 'Draft', launched: false, hasSent: false } as const;

  it('submit only once, and only with products', () => {
    expect(why({ submitted: false, products: [fresh] }, 'submit')).toBeNull();
    expect(why({ submitted: false, products: [] }, 'submit')).toBe('It has no product yet');
    expect(why({ submitted: true, products: [fresh] }, 'submit')).toBe('It is already submitted');
  });

  it('delete only orders never launched, or cancelled before anything was sent', () => {
    const cancelled = { status: 'Cancelled', launched: true, hasSent: false } as const;
    expect(why({ submitted: true, products: [fresh, cancelled] }, 'delete')).toBeNull();
    expect(why({ submitted: true, products: [{ ...cancelled, hasSent: true }] }, 'delete')).toBe(
      'One of its products was launched',
    );
    expect(why({ submitted: true, products: [{ ...cancelled, status: 'Ended' }] }, 'delete')).toBe(
      'One of its products was launched',
    );
  });
});

describe('task actions', () => {
  const task = { status: 'Started', isPersonal: true, needs: [['can_update_creative']] } as const;

  it('need the permissions of the fix, but anybody may comment', () => {
    expect(byName(taskActions(task, all), 'done').allowed).toBe(true);
    expect(byName(taskActions(task, []), 'done').reason).toBe('You need the permission can_update_creative');
    expect(byName(taskActions(task, []), 'comment')).toMatchObject({ allowed: true, permission: null });
  });

  it('follow the status', () => {
    const names = (status: (typeof task | { status: 'Error' | 'Not Started' | 'Success' | 'Pending' })['status']) =>
      taskActions({ ...task, status }, all)
        .filter((action) => action.allowed)
        .map(({ name }) => name);
    expect(names('Not Started')).toEqual(['claim', 'comment']);
    expect(names('Started')).toEqual(['release', 'done', 'comment']);
    expect(names('Error')).toEqual(['retry', 'comment']);
    expect(names('Success')).toEqual(['comment']);
    expect(names('Pending')).toEqual(['comment']);
  });

  it('close a system task only when its cause is resolved', () => {
    const system = { ...task, isPersonal: false };
    expect(byName(taskActions(system, all), 'done').reason).toBe('It closes automatically when its cause is resolved');
    expect(taskState(system).facts).toEqual(['automatic']);
  });
});
