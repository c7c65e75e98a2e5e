import { randomBytes } from 'node:crypto';
import { changed } from '../../platform/facts/changed.ts';
import { testApp, type TestApp } from '../app.ts';
import type { TestUser } from '../factories.ts';
import { sendableProduct, suppressFrom } from '../launches.ts';
import type { Campaign } from '../orders.ts';
import { jobActor, PRODUCT_PERMISSIONS } from '../productCalls.ts';
import { refusal, startRelay, type Relay } from '../relay.ts';
import type { Chance } from './commands.ts';
import { startNode, type ApiNode } from './node.ts';

type Disturbance = (campaign: Campaign, chance: Chance) => unknown;

const HOUR = 3_600_000;
const VOLUME = 20;

/** One sends as fast as it can; the other holds, gives time to undo, and sends so slowly that a launch lasts some minutes. */
const ACCOUNTS = [
  { hold_minutes: 0, deployment_delta_days: 0, volume_tolerance_percent: 0 },
  {
    hold_minutes: 10,
    deployment_delta_days: 0,
    volume_tolerance_percent: 0,
    undo_seconds: 60,
    send_rate_per_minute: 6,
  },
] as const;

export interface World {
  app: TestApp;
  relay: Relay;
  planner: TestUser;
  /** The products that are tried, by id. */
  campaigns: Map<number, Campaign>;
  startNode(): Promise<ApiNode>;
  /** Adds a product, with enough people or with too few. */
  add(chance: Chance): Promise<void>;
  /** Something that nobody who works with products did. */
  disturb(chance: Chance): Promise<void>;
  /** Ends what lasts of it. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function startWorld(): Promise<World> {
  const settings = { SMTP_POOL: '3', SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}` };
  const relay = await startRelay();
  const app = await testApp({ partial: true, smtpUrl: relay.url, settings });
  const accounts: number[] = [];
  for (const account of ACCOUNTS) accounts.push(await app.account(account));
  const planner = await app.user({ accounts, permissions: PRODUCT_PERMISSIONS });
  const campaigns = new Map<number, Campaign>();

  const judge = async ({ creativeId, accountId }: Campaign, status: 'Approved' | 'Invalid'): Promise<void> => {
    const sql = 'update creative set status = $2 where id = $1 and status <> $2 returning id';
    if ((await app.sql(sql, [creativeId, status])).length === 0) return;
    await app.write(jobActor(accountId), (tx) => changed(tx, 'creative', creativeId, accountId));
  };

  /** Things that go wrong outside, each for one of the campaigns. */
  const disturbances: readonly [Disturbance, ...Disturbance[]] = [
    (campaign) => judge(campaign, 'Invalid'),
    (campaign, chance) => suppressFrom(app, campaign, 14 + chance.below(10)),
    (_, chance) => {
      const person = `person${1 + chance.below(VOLUME)}@mailroom.test`;
      relay.faults.set(person, [chance.oneOf(['defer', 'refuse', 'drop', 'hang up'])]);
    },
    () => {
      relay.greetingRefusal = refusal(421, 'come back later');
    },
    () => {
      relay.isDown = true;
      relay.cutAll();
    },
  ];

  return {
    app,
    relay,
    planner,
    campaigns,
    startNode: () => startNode(app, { ...settings, RATE_LIMIT: '1000000' }),
    async add(chance) {
      const starts = app.clock.now().getTime() + (1 + chance.below(5)) * HOUR;
      const campaign = await sendableProduct(app, {
        accountId: chance.of(accounts) ?? 0,
        members: chance.happens(0.2) ? VOLUME - 5 : VOLUME + 5,
        product: { volume_ordered: VOLUME, starts_at: new Date(starts), ends_at: new Date(starts + 90 * HOUR) },
      });
      campaigns.set(campaign.productId, campaign);
    },
    async disturb(chance) {
      const campaign = chance.of([...campaigns.values()]);
      if (campaign) await chance.oneOf(disturbances)(campaign, chance);
    },
    async mend() {
      relay.isDown = false;
      relay.greetingRefusal = undefined;
      for (const campaign of campaigns.values()) await judge(campaign, 'Approved');
    },
    async close() {
      await app.close();
      await relay.close();
    },
  };
}
