import { testApp, type TestApp } from './app.ts';
import type { TestResponse } from './client.ts';
import type { Sendable } from './launches.ts';
import { startRelay, type Relay } from './relay.ts';

const HOUR = 3_600_000;

/** An application that sends to a real SMTP server. Close both. */
export async function appWithRelay(
  options: Parameters<typeof startRelay>[0] = {},
  more: Parameters<typeof testApp>[0] = {},
): Promise<{ app: TestApp; relay: Relay }> {
  const relay = await startRelay(options);
  return { app: await testApp({ partial: true, smtpUrl: relay.url, ...more }), relay };
}

/** How many messages to people are in which state, over all launches of the product. */
export async function statesOf(
  app: TestApp,
  { productId }: Pick<Sendable, 'productId'>,
): Promise<Record<string, number>> {
  const rows = await app.sql<{ state: string; n: number }>(
    `select state, count(*)::int as n from message where product_id = $1 and purpose = 'live' group by 1`,
    [productId],
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

export async function productOf(app: TestApp, { launcher, productId }: Sendable): Promise<TestResponse['body']> {
  return (await app.as(launcher).get(`/api/v1/product/${productId}`)).body;
}

/** The product's newest launch. */
export async function launchIdOf(app: TestApp, { productId }: Sendable): Promise<number> {
  const [row] = await app.sql<{ id: number }>('select max(id) as id from launch where product_id = $1', [productId]);
  return row?.id ?? 0;
}

/** Settles what is in doubt in the product's newest launch, or in the given one. */
export async function settle(
  app: TestApp,
  campaign: Sendable,
  decision: 'sent' | 'resend',
  launchId?: number,
): Promise<TestResponse> {
  const id = launchId ?? (await launchIdOf(app, campaign));
  return app.as(campaign.launcher).post(`/api/v1/launch/${id}/in-doubt`, { decision, reason: 'Asked the relay' });
}

/** Lets an hour go by, in which all jobs run that are due. */
export async function passHour(app: TestApp): Promise<void> {
  app.clock.advance(HOUR);
  await app.runJobs();
}

/** Changes the sending limits of the campaign's account. */
export async function changeLimits(app: TestApp, { accountId }: Sendable, limits: object): Promise<void> {
  const keeper = await app.user({ accounts: [accountId], permissions: ['can_modify_account_settings'] });
  const answer = await app.as(keeper).patch(`/api/v2/account/${accountId}/sending-limits`, limits);
  if (answer.status !== 200) throw new Error(`the limits: ${answer.status} ${answer.text}`);
}

/** When the launch's next run is due. */
export async function nextRun(app: TestApp, { productId }: Sendable): Promise<string[]> {
  const rows = await app.sql<{ at: Date }>(
    `select start_after as at from jobs.job
      where name = 'launches.deploy' and state in ('created', 'retry') and (data ->> 'productId')::int = $1`,
    [productId],
  );
  return rows.map(({ at }) => at.toISOString());
}
