import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { certificate } from '../../../testing/certificate.ts';
import { confirmedProduct, sendableProduct, type Sendable } from '../../../testing/launches.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import { refusal, type Relay } from '../../../testing/relay.ts';
import { appWithRelay, passHour, productOf, statesOf } from '../../../testing/sending.ts';

const DAY = 86_400_000;
const PASSWORD = 'letmein';
const FEW = { members: 12, product: { volume_ordered: 12 } };

function validFor(fromDay: number, toDay: number) {
  const now = Date.now();
  return certificate(new Date(now + fromDay * DAY), new Date(now + toDay * DAY));
}

let app: TestApp;
let relay: Relay;
let trusted: string[] = [];
const good = validFor(-1, 1);

beforeAll(async () => {
  trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, good.cert]);
  ({ app, relay } = await appWithRelay({ certificate: good, password: PASSWORD }));
});
afterAll(async () => {
  setDefaultCACertificates(trusted);
  await app.close();
  await relay.close();
});
beforeEach(() => {
  relay.received.length = 0;
  relay.signIns = 0;
});
afterEach(() => requireTrueRows(app));

function mend(): void {
  relay.offer(good);
  relay.password = PASSWORD;
  relay.senderRefusal = undefined;
  relay.greetingRefusal = undefined;
}

async function launchAgain({ launcher, productId }: Sendable): Promise<number> {
  return (await app.as(launcher).post(`/api/v1/product/${productId}/launch`, {})).status;
}

type Fault = [relay: string, fail: () => void, reason: string];

const stopping: Fault[] = [
  ['whose certificate has expired', () => relay.offer(validFor(-9, -1)), 'The relay’s certificate has expired.'],
  ['that refuses the sign-in', () => (relay.password = 'changed'), 'The relay refused the sign-in.'],
];

const further: Fault[] = [
  [
    'whose certificate nobody vouches for',
    () => relay.offer(validFor(-1, 1)),
    'The relay’s certificate comes from an authority that is not trusted.',
  ],
  [
    'that refuses the sender',
    () => (relay.senderRefusal = refusal(550, 'not yours')),
    'The relay refused the sender (550).',
  ],
  [
    'that takes no connections',
    () => (relay.greetingRefusal = refusal(554, 'go away')),
    'The relay refused the connection (554).',
  ],
];

describe('R14 a relay', () => {
  it.each(stopping)('%s leaves all messages queued and stops the sending with the reason', async (_, fail, reason) => {
    const campaign = await confirmedProduct(app, FEW);
    relay.received.length = 0;
    relay.cutAll();
    relay.signIns = 0;
    fail();
    await passHour(app);
    mend();
    expect(await statesOf(app, campaign)).toEqual({ queued: 12 });
    expect(relay.received).toEqual([]);
    // One connection each, and no further runs: more refused sign-ins might lock the account.
    expect(relay.signIns).toBeLessThanOrEqual(app.app.deps.mail.poolSize);
    const stopped = await productOf(app, campaign);
    expect([stopped.product_status, stopped.attention]).toEqual(['Needs Attention', 'step_failed']);
    expect(stopped.attention_detail).toBe(reason);
    expect(stopped.reasons[0].text).toBe(`A step failed. ${reason}`);
    expect(stopped.steps.at(-1)).toMatchObject({ name: 'Deploy', status: 'Error', result: reason });
    expect(await launchAgain(campaign)).toBe(202);
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 12 });
    expect(new Set(relay.received.map(({ to }) => to)).size).toBe(relay.received.length);
  });

  it.each(further)('%s is named as the cause, and the message was not sent', async (_, fail, reason) => {
    relay.cutAll();
    fail();
    const result = await app.app.deps.mail.send({
      from: { name: '', address: 'ines@mailroom.test' },
      to: 'person@mailroom.test',
      subject: 'Hello',
      text: 'Hello',
      messageId: '<1@mailroom.test>',
    });
    mend();
    expect(result).toMatchObject({ outcome: 'not sent', reason, isLasting: true });
    expect(relay.received).toEqual([]);
  });

  it('whose certificate has expired gets no proof, and nobody is asked for the go-ahead', async () => {
    const campaign = await sendableProduct(app, FEW);
    relay.cutAll();
    relay.offer(validFor(-9, -1));
    expect(await launchAgain(campaign)).toBe(202);
    await app.runJobs();
    mend();
    const stopped = await productOf(app, campaign);
    expect(stopped.attention_detail).toBe('The relay’s certificate has expired.');
    expect((await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/confirm`, {})).status).toBe(
      409,
    );
    expect(await launchAgain(campaign)).toBe(202);
    await app.runJobs();
    expect(relay.received.map(({ to }) => to)).toEqual(['proof@mailroom.test']);
    expect((await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/confirm`, {})).status).toBe(
      200,
    );
  });

  it('that hangs up before the message gets it over another connection', async () => {
    const campaign = await confirmedProduct(app, FEW);
    relay.faults.set('person1@mailroom.test', ['hang up']);
    await passHour(app);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 12 });
    expect((await productOf(app, campaign)).product_status).toBe('Completed');
  });

  it('that keeps hanging up before the message leaves it queued, never in doubt', async () => {
    const campaign = await confirmedProduct(app, FEW);
    relay.faults.set(
      'person1@mailroom.test',
      Array.from({ length: 10 }, () => 'hang up' as const),
    );
    for (let run = 0; run < 6; run += 1) await passHour(app);
    const states = await statesOf(app, campaign);
    expect(states['in doubt']).toBeUndefined();
    expect(states['queued']).toBeGreaterThan(0);
    const stopped = await productOf(app, campaign);
    expect(stopped.attention_detail).toBe('The relay closed the connection.');
    expect(await launchAgain(campaign)).toBe(202);
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 12 });
  });
});
