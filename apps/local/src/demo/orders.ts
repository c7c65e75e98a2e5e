import { AUDIENCE_MAX_AGE_DAYS } from '@mailroom/domain/constants';
import type { DemoAudience } from './audiences.ts';
import type { DemoCreative } from './creatives.ts';
import { whoMay } from './house.ts';
import type { DemoAccount, DemoAdvertiser, House } from './house.ts';
import { add, daysFrom, minutesFrom } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { scenarios } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { CAMPAIGNS } from './words.ts';

/** A product before its status is known: its parts and times. */
export interface DemoProduct {
  id: number;
  scenario: Scenario;
  account: DemoAccount;
  advertiser: DemoAdvertiser;
  order: DemoOrder;
  name: string;
  creative: DemoCreative | null;
  audience: DemoAudience | null;
  /** Ordered. */
  volume: number;
  startsAt: Date;
  endsAt: Date;
  launchedAt: Date;
  createdAt: Date;
  ownerId: number;
  launchedBy: number;
  confirmedBy: number;
}

interface DemoOrder {
  id: number;
  account: DemoAccount;
  advertiser: DemoAdvertiser;
  isSubmitted: boolean;
  ownerId: number;
  products: DemoProduct[];
}

/** Products are made of these: creatives by their advertiser, audiences by their account. */
interface Parts {
  creatives: ReadonlyMap<number, readonly DemoCreative[]>;
  audiences: ReadonlyMap<number, readonly DemoAudience[]>;
}

const creativeStatus: Readonly<Record<Exclude<Scenario['creative'], 'none'>, readonly string[]>> = {
  fine: ['Approved'],
  draft: ['Draft'],
  broken: ['Error - Invalid Creative', 'Error - Invalid Seed', 'Invalid'],
  trouble: ['Need Attention'],
};

const OPEN_EVERY = 15;
/** How long ago a product was launched that is still on hold, or whose hold has just ended. */
const FRESH_MINUTES = 2;

function addOrders(plan: Plan, house: House): DemoOrder[] {
  const active = house.advertisers.filter(
    (advertiser) => house.accounts[advertiser.accountId - 1]?.name.startsWith('Kettle Lane') === false,
  );
  return Array.from({ length: 120 * plan.scale }, (_, at): DemoOrder => {
    const advertiser = active[at % active.length];
    const account = advertiser && house.accounts[advertiser.accountId - 1];
    if (!account || !advertiser) throw new Error('an order needs an advertiser');
    return {
      id: at + 1,
      account,
      advertiser,
      isSubmitted: at % OPEN_EVERY !== OPEN_EVERY - 1,
      ownerId: whoMay(house, account, 'can_add_order', at),
      products: [],
    };
  });
}

interface Chosen {
  order: DemoOrder;
  creative: DemoCreative | null;
  audience: DemoAudience | null;
}

/** The order with the fewest products whose account has the parts that the scenario needs and that is old enough for its launch. */
function choose(
  plan: Plan,
  random: Random,
  scenario: Scenario,
  orders: readonly DemoOrder[],
  parts: Parts,
  before: Date,
): Chosen {
  const fits = orders
    .filter((order) => order.isSubmitted === (scenario.order === 'submitted'))
    // Without a hold time no product would be on hold.
    .filter((order) => scenario.launched?.reached !== 'hold' || order.account.holdMinutes > FRESH_MINUTES)
    .flatMap((order): Chosen[] => {
      const statuses = scenario.creative === 'none' ? null : creativeStatus[scenario.creative];
      const creatives = (parts.creatives.get(order.advertiser.id) ?? []).filter(
        (creative) => statuses?.includes(creative.status) && creative.createdAt < before,
      );
      const audiences = (parts.audiences.get(order.account.id) ?? []).filter(
        (audience) =>
          audience.sealedAt < before &&
          isOfUse(audience, scenario, before) &&
          (scenario.audience === 'failed' ? audience.versionId === null : audience.versionId !== null),
      );
      if ((statuses && creatives.length === 0) || (scenario.audience !== 'none' && audiences.length === 0)) return [];
      return [
        {
          order,
          creative: statuses ? random.pick(creatives) : null,
          audience: scenario.audience === 'none' ? null : random.pick(audiences),
        },
      ];
    })
    .sort((one, other) => one.order.products.length - other.order.products.length);
  const found = fits[0];
  if (!found) throw new Error(`no order can have a product '${scenario.name}'`);
  return found;
}

/** Launched products mail the small audiences, and none that had become too old for it. */
function isOfUse(audience: DemoAudience, { launched }: Scenario, before: Date): boolean {
  if (!launched) return audience.versionId === null || audience.size === 'large';
  return audience.size === 'small' && before < daysFrom(audience.sealedAt, AUDIENCE_MAX_AGE_DAYS);
}

/** Orders are near the size of their audience. Where too few people are the point, about a sixth is missing. */
function volumeOf(random: Random, { volume }: Scenario, audience: DemoAudience | null): number {
  if (!audience?.versionId) return random.int(20, 60) * 100;
  const share = volume === 'too large' ? 1.15 + random.next() * 0.1 : 0.94 + random.next() * 0.08;
  const step = volume === 'small' ? 10 : 50;
  return Math.round((audience.deliverable * share) / step) * step;
}

export function planProducts(plan: Plan, house: House, parts: Parts): { orders: DemoOrder[]; products: DemoProduct[] } {
  const orders = addOrders(plan, house);
  const random = plan.random.fork('products');
  const all = scenarios.flatMap((scenario) => Array.from({ length: scenario.count * plan.scale }, () => scenario));
  const products = all.map((scenario, at): DemoProduct => {
    const [low, high] = scenario.starts;
    const offset = low + random.next() * (high - low);
    const startsAt = new Date(Math.round(daysFrom(plan.now, offset).getTime() / 900_000) * 900_000);
    const reached = scenario.launched?.reached;
    const isFresh = reached === 'hold' || reached === 'build';
    const roughly = isFresh
      ? minutesFrom(plan.now, -FRESH_MINUTES)
      : minutesFrom(startsAt < plan.now ? startsAt : plan.now, -60 * random.int(50, 70));
    const { order, creative, audience } = choose(
      plan,
      random,
      scenario,
      orders,
      parts,
      scenario.launched ? minutesFrom(roughly, -120) : plan.now,
    );
    const launchedAt = reached === 'build' ? minutesFrom(roughly, -order.account.holdMinutes) : roughly;
    const product: DemoProduct = {
      id: at + 1,
      scenario,
      account: order.account,
      advertiser: order.advertiser,
      order,
      name: `${CAMPAIGNS[(order.id * 3) % CAMPAIGNS.length]}, ${['wave 1', 'wave 2', 'reminder', 'last call'][order.products.length % 4]}`,
      creative,
      audience,
      volume: volumeOf(random, scenario, audience),
      startsAt,
      endsAt: daysFrom(startsAt, random.int(7, 21)),
      launchedAt,
      createdAt: minutesFrom(scenario.launched ? launchedAt : plan.now, -60 * random.int(2, 40)),
      ownerId: order.ownerId,
      launchedBy: whoMay(house, order.account, 'can_launch_product', at),
      confirmedBy: whoMay(house, order.account, 'can_confirm_product', at * 3),
    };
    order.products.push(product);
    return product;
  });
  addOrderRows(plan, orders);
  return { orders, products };
}

function addOrderRows(plan: Plan, orders: readonly DemoOrder[]): void {
  const random = plan.random.fork('orders');
  for (const order of orders) {
    const first = Math.min(
      ...order.products.map((product) => product.createdAt.getTime()),
      daysFrom(plan.now, -3).getTime(),
    );
    const createdAt = minutesFrom(new Date(first), -5);
    add(plan, 'orders', {
      account_id: order.account.id,
      advertiser_id: order.advertiser.id,
      name: `${CAMPAIGNS[(order.id * 3) % CAMPAIGNS.length]} ${order.id + 10_300}`,
      po_number: random.chance(0.6) ? `PO-${10_000 + order.id * 17}` : null,
      notes: random.chance(0.3) ? 'Weekday mornings only, in the recipients’ own time.' : null,
      owner_id: order.ownerId,
      // An order without products is a draft, and nobody has submitted it yet.
      submitted_at: order.isSubmitted && order.products.length > 0 ? minutesFrom(createdAt, 4) : null,
      submitted_by: order.isSubmitted && order.products.length > 0 ? order.ownerId : null,
      created_at: createdAt,
      updated_at: createdAt,
      created_by: order.ownerId,
    });
  }
}
