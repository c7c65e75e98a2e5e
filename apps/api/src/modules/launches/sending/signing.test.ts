import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startNameServer, type NameServer } from '../../../testing/dns/nameServer.ts';
import { DOMAIN_URL, keeperOf, publish, signingDomain } from '../../../testing/dns/sendingDomain.ts';
import { verified } from '../../../testing/dns/verified.ts';
import { sendableProduct, type Sendable } from '../../../testing/launches.ts';
import type { Relay } from '../../../testing/relay.ts';
import { appWithRelay, passHour } from '../../../testing/sending.ts';

let app: TestApp;
let relay: Relay;
let server: NameServer;
beforeAll(async () => {
  server = await startNameServer();
  ({ app, relay } = await appWithRelay({}, { settings: { DNS_SERVERS: server.address } }));
});
afterAll(async () => {
  await app.close();
  await relay.close();
  await server.close();
});

/** A campaign of this sender that can be launched. */
async function campaignFrom(fromEmail: string): Promise<Sendable & { keeper: TestClient }> {
  const campaign = await sendableProduct(app, { members: 2, product: { volume_ordered: 2 } });
  await app.sql(`update sender_profile set from_email = $2, reply_to = 'desk@replies.example' where account_id = $1`, [
    campaign.accountId,
    fromEmail,
  ]);
  return { ...campaign, keeper: await keeperOf(app, campaign.accountId) };
}

/** Launches a campaign and sends all of it. Returns what the relay got, by its purpose. */
async function sent({ launcher, productId }: Sendable): Promise<{ proofs: string[]; people: string[] }> {
  relay.received.length = 0;
  const as = app.as(launcher);
  await as.post(`/api/v1/product/${productId}/launch`, {});
  await app.runJobs();
  const proofs = relay.received.splice(0).map(({ raw }) => raw);
  await as.post(`/api/v1/product/${productId}/confirm`, {});
  await passHour(app);
  return { proofs, people: relay.received.map(({ raw }) => raw) };
}

const MUST_BE_SIGNED = [
  'from',
  'reply-to',
  'to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'feedback-id',
];

describe('e-mails from a sending domain', () => {
  it('carry a valid signature over what receivers act on, proofs included', async () => {
    const campaign = await campaignFrom('news@signed.example');
    const signedFor = async () =>
      (await app.as(campaign.launcher).get(`/api/v1/product/${campaign.productId}`)).body.creative.signed_for;
    expect(await signedFor()).toBeNull();
    const domain = await signingDomain(campaign.keeper, server, campaign.accountId, 'signed.example');
    expect(await signedFor()).toBe('signed.example');
    const { proofs, people } = await sent(campaign);
    expect([proofs.length, people.length]).toEqual([1, 3]);
    for (const raw of [...proofs, ...people]) {
      const [signature, ...others] = await verified(raw, server);
      expect(others).toEqual([]);
      expect(signature).toMatchObject({ domain: 'signed.example', selector: domain.keys[0]?.selector, result: 'pass' });
      expect(signature?.headers).toEqual(expect.arrayContaining(MUST_BE_SIGNED));
    }
    const names = (raw: string) => /^Feedback-ID: (.*)$/im.exec(raw)?.[1]?.trim();
    const { productId, accountId } = campaign;
    expect(proofs.map(names)).toEqual([`p${productId}:a${accountId}:proof:mailroom`]);
    expect(new Set(people.map(names))).toEqual(
      new Set([`p${productId}:a${accountId}:live:mailroom`, `p${productId}:a${accountId}:live-seed:mailroom`]),
    );
    const [raw = ''] = people;
    for (const changed of [
      raw.replace('winter', 'summer'),
      raw.replace(/^Subject: /m, 'Subject: Changed '),
      raw.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Clicks'),
      raw.replace('/u/', '/evil/'),
    ]) {
      expect(changed).not.toBe(raw);
      expect((await verified(changed, server))[0]?.result).not.toBe('pass');
    }
  });

  it('are signed in tests too', async () => {
    const campaign = await campaignFrom('news@tested.example');
    await signingDomain(campaign.keeper, server, campaign.accountId, 'tested.example');
    const tester = app.as(
      await app.user({
        accounts: [campaign.accountId],
        permissions: ['can_view_creative', 'can_send_test_email', 'can_update_creative'],
      }),
    );
    relay.received.length = 0;
    expect((await tester.post(`/api/v2/creative/${campaign.creativeId}/tests`, { to: 'me' })).status).toBe(202);
    await app.runJobs();
    const [raw = ''] = relay.received.map((one) => one.raw);
    expect(await verified(raw, server)).toMatchObject([{ domain: 'tested.example', result: 'pass' }]);
    expect(raw).toMatch(new RegExp(`^Feedback-ID: c${campaign.creativeId}:a${campaign.accountId}:test:mailroom`, 'm'));
  });

  it('are signed by the nearest domain, and only by one that the address belongs to', async () => {
    const campaign = await campaignFrom('news@a.letters.near.example');
    for (const domain of ['near.example', 'letters.near.example', 'other.example', 'x.a.letters.near.example'])
      await signingDomain(campaign.keeper, server, campaign.accountId, domain);
    const { proofs } = await sent(campaign);
    expect(await verified(proofs[0] ?? '', server)).toMatchObject([{ domain: 'letters.near.example', result: 'pass' }]);
  });

  it('are signed by the new key after a rotation', async () => {
    const campaign = await campaignFrom('news@turned.example');
    const { id } = await signingDomain(campaign.keeper, server, campaign.accountId, 'turned.example');
    const { body: waiting } = await campaign.keeper.post(`${DOMAIN_URL}/${id}/rotate`);
    publish(server, waiting as Parameters<typeof publish>[1]);
    await campaign.keeper.post(`${DOMAIN_URL}/${id}/check`);
    const { proofs } = await sent(campaign);
    expect(await verified(proofs[0] ?? '', server)).toMatchObject([
      { selector: waiting.keys[0].selector, result: 'pass' },
    ]);
  });
});

describe('e-mails go out unsigned, as they always did,', () => {
  it('while DNS doesn’t show the key, and once the domain is deleted', async () => {
    const waiting = await campaignFrom('news@waiting.example');
    await waiting.keeper.post(DOMAIN_URL, { account_id: waiting.accountId, domain: 'waiting.example' });
    const deleted = await campaignFrom('news@deleted.example');
    const { id } = await signingDomain(deleted.keeper, server, deleted.accountId, 'deleted.example');
    expect((await deleted.keeper.delete(`${DOMAIN_URL}/${id}`)).status).toBe(204);
    for (const campaign of [waiting, deleted]) {
      const { proofs, people } = await sent(campaign);
      expect([proofs.length, people.length]).toEqual([1, 3]);
      for (const raw of [...proofs, ...people]) expect(raw).not.toMatch(/^(DKIM-Signature|Feedback-ID):/im);
    }
  });

  it('when only another account has the domain', async () => {
    const campaign = await campaignFrom('news@theirs.example');
    const other = await app.account();
    await signingDomain(await keeperOf(app, other), server, other, 'theirs.example');
    const { proofs } = await sent(campaign);
    expect(proofs[0]).not.toMatch(/^DKIM-Signature:/im);
  });
});
