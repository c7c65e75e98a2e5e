import { priceCents } from './price.ts';

interface TotalledProduct {
  readonly ordered: number | null;
  /** People who were delivered to, in all attempts. */
  readonly delivered: number;
  /** How many it is expected to be delivered to in the end; null while nobody knows. */
  readonly expected: number | null;
  /** Null where none is set. */
  readonly rate: { readonly cpmCents: number; readonly currency: string } | null;
}

interface Cost {
  readonly amount_cents: number;
  readonly currency: string;
}

interface OrderTotals {
  readonly ordered: number;
  readonly delivered: number;
  /** Null while nothing is delivered, and when a rate is missing or the currencies differ. */
  readonly cost: Cost | null;
  /** The cost to expect, as long as nothing is delivered. Null while nothing is expected, and as for `cost`. */
  readonly expected_cost: Cost | null;
}

function costOf(counts: readonly { readonly rate: TotalledProduct['rate']; readonly count: number }[]): Cost | null {
  const charged = counts.filter(({ count }) => count > 0);
  const sold = charged.flatMap(({ rate, count }) => (rate ? [{ ...rate, count }] : []));
  const [currency, another] = new Set(sold.map((each) => each.currency));
  if (currency === undefined || another !== undefined || sold.length < charged.length) return null;
  const amounts = sold.map(({ cpmCents, count }) => priceCents(cpmCents, count));
  return { amount_cents: amounts.reduce((sum, amount) => sum + amount, 0), currency };
}

/** Adds up an order's products. Each is rounded to cents as in its own report. */
export function orderTotals(products: readonly TotalledProduct[]): OrderTotals {
  const isBegun = products.some(({ delivered }) => delivered > 0);
  return {
    ordered: products.reduce((sum, { ordered }) => sum + (ordered ?? 0), 0),
    delivered: products.reduce((sum, { delivered }) => sum + delivered, 0),
    cost: costOf(products.map(({ rate, delivered }) => ({ rate, count: delivered }))),
    expected_cost: isBegun ? null : costOf(products.map(({ rate, expected }) => ({ rate, count: expected ?? 0 }))),
  };
}
