import { productStatuses } from '@mailroom/domain/statuses/productStatuses';
import { expect, it } from 'vitest';
import type { Tx } from '../../../platform/database/tx.ts';
import { neededBy } from './needed.ts';
import type { StatusUnderWay } from './reconcile.repository.ts';

const LATER = new Date('2026-03-01T09:00:00Z');

function launchThatIs(status: string) {
  return {
    productId: 1,
    accountId: 1,
    launchId: 1,
    type: null,
    status: status as StatusUnderWay,
    attention: null,
    starts_at: LATER,
    undo_until: null,
    ends_at: LATER,
    completed_at: null,
    hold_until: LATER,
    started_at: null,
    waits: false,
    queued: true,
    proving: false,
    doubtful: false,
    unread: false,
    delivered: false,
  };
}

/** None of these launches makes the database be asked. */
const NO_TX = {} as Tx;

it('withdraws what is queued of a launch that has ended, and of no other', async () => {
  const withdrawn: string[] = [];
  for (const { code } of productStatuses) {
    const needed = await neededBy(NO_TX, launchThatIs(code)).catch(() => null);
    if (needed?.work === 'withdraw') withdrawn.push(code);
  }
  expect(withdrawn).toEqual(['Ended', 'Cancelled']);
});

it('finishes a list that was delivered, and withdraws none of it', async () => {
  for (const status of ['Ended', 'Cancelled']) {
    expect((await neededBy(NO_TX, { ...launchThatIs(status), delivered: true })).work).toBe('deliver');
  }
});

it('delivers data and sends mail by their own work', async () => {
  const types = ['Data delivery', 'E-mail deployment', null] as const;
  const works = types.map(async (type) => (await neededBy(NO_TX, { ...launchThatIs('Live'), type })).work);
  expect(await Promise.all(works)).toEqual(['deliver', 'deploy', 'deploy']);
});

it('refuses a status that nobody thought of', async () => {
  const needed = neededBy(NO_TX, launchThatIs('Of A Later Release'));
  await expect(needed).rejects.toThrow('Nobody knows which job a launch waits for that is Of A Later Release');
});
