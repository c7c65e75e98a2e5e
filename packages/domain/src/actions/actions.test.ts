import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { audienceActions, audienceState } from './audienceActions.ts';
import { creativeActions, creativeState } from './creativeActions.ts';
import { orderActions } from './orderActions.ts';
import { permissionNames } from '../access/permissions.ts';
import { statusCodes } from '../statuses/statuses.ts';
import { taskActions, taskState } from './taskActions.ts';

const all = new Set(permissionNames);

function byName(actions: readonly Action[], name: string): Action {
  const found = actions.find((action) => action.name === name);
  if (!found) throw new Error(`no action ${name}`);
  return found;
}

describe('creative actions', () => {
  const creative = { status: 'Need Attention', hasHtml: true, isPinned: false, overridable: 1 } as const;
  const why = (change: Partial<Parameters<typeof creativeActions>[0]>, name: string) =>
    byName(creativeActions({ ...creative, ...change }, all), name).reason;

  it('override needs both permissions and asks in the specification’s words', () => {
    expect(byName(creativeActions(creative, ['can_validate_links']), 'override')).toEqual({
      name: 'override',
      allowed: false,
      reason: 'Only creative specialists can change creatives',
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

  it('send a test only if the creative can be sent', () => {
    expect(why({}, 'send_test')).toBeNull();
    expect(why({ hasHtml: false }, 'send_test')).toBe('The creative has no HTML yet');
    expect(why({ status: 'Error - Invalid Creative' }, 'send_test')).toBe('Its HTML can’t be sent');
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
  const audience = {
    status: 'Approved',
    isImporting: false,
    isPinned: false,
    optedOut: 6,
    areSuppressed: false,
  } as const;
  const find = (change: Partial<Parameters<typeof audienceActions>[0]>, name: string) =>
    byName(audienceActions({ ...audience, ...change }, all), name);

  it('cancel only a running import, and start no second one', () => {
    expect(find({ isImporting: true }, 'cancel')).toMatchObject({
      allowed: true,
      confirm_text: 'Do you really want to cancel the process?',
    });
    expect(find({}, 'cancel').reason).toBe('No import is running');
    expect(find({ isImporting: true }, 'import').reason).toBe('An import is running');
    expect(find({}, 'import').allowed).toBe(true);
    expect(find({}, 'update').allowed).toBe(true);
  });

  it('suppress whom the file says not to mail, once', () => {
    expect(find({}, 'suppress_opt_outs')).toMatchObject({ allowed: true, permission: 'can_add_audience' });
    expect(find({ isImporting: true }, 'suppress_opt_outs').reason).toBe('An import is running');
    expect(find({ optedOut: 0 }, 'suppress_opt_outs').reason).toBe('Nobody opted out in the file');
    expect(find({ areSuppressed: true }, 'suppress_opt_outs').reason).toBe('They are suppressed already');
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
    expect(byName(taskActions(task, []), 'done').reason).toBe('Only creative specialists can change creatives');
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
