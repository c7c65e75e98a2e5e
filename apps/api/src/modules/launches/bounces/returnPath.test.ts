import { expect, it, onTestFinished } from 'vitest';
import { sentProduct } from '../../../testing/launches.ts';
import { appWithRelay, statesOf } from '../../../testing/sending.ts';
import { readReturnPath, returnPaths } from './returnPath.ts';

async function sendersWith(settings: Record<string, string>) {
  const { app, relay } = await appWithRelay({}, { settings });
  onTestFinished(async () => {
    await app.close();
    await relay.close();
  });
  const campaign = await sentProduct(app, { members: 20, product: { volume_ordered: 20 } });
  expect(await statesOf(app, campaign)).toEqual({ accepted: 20 });
  return { app, campaign, senders: relay.received.map(({ from }) => from) };
}

it('people, seeds and proofs get a Return-Path of their own, which names their message in any spelling', async () => {
  const { app, campaign, senders } = await sendersWith({ BOUNCE_DOMAIN: 'bounces.example' });
  expect(senders).toHaveLength(22);
  expect(new Set(senders).size).toBe(22);
  const { deps } = app.app;
  const ids = new Set<number>();
  for (const sender of senders) {
    expect(sender).toMatch(/^b-[a-z0-9]+-[a-z0-9]+-[0-9a-f]{32}@bounces\.example$/);
    const named = readReturnPath(deps, sender.toUpperCase());
    expect(named).toMatchObject({ accountId: campaign.accountId });
    if (typeof named === 'object') ids.add(named.messageId);
  }
  const messages = await app.sql<{ id: number }>('select id from message');
  expect(ids).toEqual(new Set(messages.map(({ id }) => id)));
  const longest = returnPaths(deps, 2 ** 31 - 1)(Number.MAX_SAFE_INTEGER) ?? '';
  expect(longest.indexOf('@')).toBeLessThanOrEqual(64);
  expect(readReturnPath(deps, longest)).toEqual({ accountId: 2 ** 31 - 1, messageId: Number.MAX_SAFE_INTEGER });
});

it('without a domain, bounces go to the sender', async () => {
  const { senders } = await sendersWith({});
  expect(new Set(senders).size).toBe(1);
});
