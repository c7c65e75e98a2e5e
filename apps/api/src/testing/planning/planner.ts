import type { TestApp } from '../app.ts';
import { readyProduct, type Campaign } from '../orders.ts';
import { personFor } from '../productCalls.ts';

interface Shown {
  first: { product_id: number };
  second: { product_id: number };
  people: number;
}

/** The pairs by their ids, with the people of each. */
export function pairsOf({ body }: { body: { objects: Shown[] } }) {
  return body.objects.map(({ first, second, people }) => [first.product_id, second.product_id, people]);
}

/** An account of its own and a person who works for it. Each product has an audience of its own, of person1 to personN. */
export async function planner(app: TestApp, account: Record<string, unknown> = {}) {
  const own = await app.account({ time_zone: 'America/New_York', ...account });
  const as = await personFor(app, own);
  const mailing = (start: string, members: number, product: Record<string, unknown> = {}): Promise<Campaign> => {
    const ends_at = new Date(new Date(start).valueOf() + 30 * 86_400_000);
    return readyProduct(app, { accountId: own, members, product: { starts_at: start, ends_at, ...product } });
  };
  return { accountId: own, as, mailing };
}
