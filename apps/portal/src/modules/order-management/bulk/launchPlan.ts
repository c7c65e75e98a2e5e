import type { V1Schemas } from '@mailroom/api-client';
import { priceCents } from '@mailroom/domain/derivation/price';

type Product = V1Schemas['Product'];

/** Why the product can't be launched now. Undefined when it can. */
export function refusalOf({ actions }: Pick<Product, 'actions'>): string | undefined {
  const action = actions.find(({ name }) => name === 'launch');
  return action?.allowed ? undefined : (action?.reason ?? 'Launching it is not offered now');
}

/** The price of one deployment. Null when it has no rate, or nobody to send to. */
export function costOf({ rate, recipients }: Pick<Product, 'rate' | 'recipients'>) {
  if (!rate || recipients === null) return null;
  return { cents: priceCents(rate.cpm_cents, recipients), currency: rate.currency };
}

/** Adds up what the products cost, for each currency. */
export function costsOf(products: readonly Pick<Product, 'rate' | 'recipients'>[]) {
  const costs = new Map<string, number>();
  for (const product of products) {
    const cost = costOf(product);
    if (cost) costs.set(cost.currency, (costs.get(cost.currency) ?? 0) + cost.cents);
  }
  return [...costs].map(([currency, cents]) => ({ currency, cents }));
}
