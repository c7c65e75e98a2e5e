import type { TestApp } from '../app.ts';
import type { TestClient } from '../client.ts';
import type { TestUser } from '../factories.ts';
import { sendableProduct, suppressFrom } from '../launches.ts';
import { randomFrom } from '../sweep/random.ts';
import { chanceFrom, COMMANDS, offered, tried, type Chance, type Shown } from './commands.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const VOLUME = 20;

const ACCOUNTS = [
  { time_zone: 'America/New_York' },
  { time_zone: 'Asia/Tokyo', send_rate_per_minute: 6, undo_seconds: 60, hold_minutes: 10 },
  { time_zone: 'Europe/Berlin', send_rate_per_minute: 40, volume_tolerance_percent: 50 },
];

interface Random {
  app: TestApp;
  seed: number;
  orders: number;
  rounds: number;
  /** May do everything with products. Owns half of the orders. */
  planner: TestUser;
  accounts: readonly number[];
}

export async function addAccounts(app: TestApp): Promise<number[]> {
  const ids: number[] = [];
  for (const account of ACCOUNTS) ids.push(await app.account({ deployment_delta_days: 0, ...account }));
  return ids;
}

/** An order with one to four products. Some lack a part, and some orders are not submitted. */
async function addOrder({ app, planner, accounts }: Random, as: TestClient, chance: Chance): Promise<void> {
  const startsAt = () => new Date(app.clock.now().getTime() + (1 + chance.below(70)) * HOUR);
  const endsAt = (start: Date) => new Date(start.getTime() + 90 * HOUR);
  const start = startsAt();
  const campaign = await sendableProduct(app, {
    accountId: chance.of(accounts) ?? 0,
    members: VOLUME + chance.oneOf([-5, 0, 10, 30]),
    order: {
      owner_id: chance.happens(0.5) ? planner.id : null,
      submitted_at: chance.happens(0.85) ? app.clock.now() : null,
    },
    product: { volume_ordered: VOLUME, starts_at: start, ends_at: endsAt(start) },
  });
  for (let more = chance.below(4); more > 0; more -= 1) {
    const own = startsAt();
    const { status, text } = await as.post('/api/v1/product', {
      order_id: campaign.orderId,
      product_name: `Wave ${more + 1}`,
      product_type: 'E-mail deployment',
      volume_ordered: 1 + chance.below(2 * VOLUME),
      ...(chance.happens(0.9) && { audience_id: campaign.audienceId }),
      ...(chance.happens(0.9) && { creative_id: campaign.creativeId }),
      ...(chance.happens(0.9) && { rate_cpm_cents: 100 * (1 + chance.below(30)) }),
      ...(chance.happens(0.9) && {
        product_start_date: own.toISOString(),
        product_end_date: endsAt(own).toISOString(),
      }),
    });
    if (status !== 201) throw new Error(`product: ${status} ${text}`);
  }
  if (chance.happens(0.3)) await suppressFrom(app, campaign, 10 + chance.below(10));
}

async function command(app: TestApp, as: TestClient, product: Shown, chance: Chance): Promise<void> {
  const name = chance.happens(0.8) ? offered(product, chance) : tried(chance);
  const [row] = await app.sql<{ id: number }>('select max(id) as id from launch where product_id = $1', [
    product.product_id,
  ]);
  const moment = { chance, now: app.clock.now(), launchId: row?.id ?? 0 };
  const request = name === undefined ? undefined : COMMANDS[name]?.(product.product_id, moment);
  if (!request) return;
  const { status, text } = await as.raw({
    method: request.method,
    url: request.path,
    ...(request.body && { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(request.body) }),
  });
  if (status >= 500) throw new Error(`${request.path}: ${status} ${text}`);
}

function answers(chance: Chance) {
  return Array.from({ length: 5 }, () =>
    chance.oneOf([
      { outcome: 'accepted', response: '250 queued' } as const,
      { outcome: 'accepted', response: '250 queued' } as const,
      { outcome: 'refused', code: 550, response: '550 no such user' } as const,
      { outcome: 'later', response: '451 try again later' } as const,
      { outcome: 'in doubt', response: '' } as const,
    ]),
  );
}

/** Fills the accounts with orders whose products lived through something, each through something else. */
export async function fillAtRandom(random: Random): Promise<void> {
  const { app, seed, orders, rounds, planner } = random;
  const chance = chanceFrom(randomFrom(seed));
  const as = app.as(planner);
  for (let order = 0; order < orders; order += 1) await addOrder(random, as, chance);
  // Nobody touches a product after its last round, so that products stay in all kinds of states.
  const lastRounds = new Map<number, number>();
  for (let round = 0; round < rounds; round += 1) {
    const shown: Shown[] = [];
    for (let total = 1; shown.length < total;) {
      const { body } = await app
        .as(planner)
        .get(`/api/v1/product?limit=100&skip=${shown.length}&order_by=product_id:asc`);
      shown.push(...body.objects);
      total = body.total_rows;
    }
    for (const product of shown) {
      const last = lastRounds.get(product.product_id) ?? 1 + chance.below(rounds);
      lastRounds.set(product.product_id, last);
      if (round < last) await command(app, app.as(planner), product, chance);
    }
    app.mail.answers.push(...answers(chance));
    await app.runJobs();
    app.clock.advance(chance.oneOf([MINUTE, 10 * MINUTE, HOUR, 4 * HOUR]));
    if (chance.happens(0.7)) await app.runJobs();
  }
  // Derives all statuses, so that each call reads the same ones.
  await app.runJobs();
}
