import { priceCents } from './price.ts';

interface TotalledProduct {
  readonly ordered: number | null;
  /** People who were delivered to, in all attempts. */
  readonly delivered: number;
  /** Null where none is set. */
  readonly rate: { readonly cpmCents: number; readonly currency: string } | null;
}

interface OrderTotals {
  readonly ordered: number;
  readonly delivered: number;
  /** Null while nothing is delivered, and when a rate is missing or the currencies differ. */
  readonly cost: { readonly amount_cents: number; readonly currency: string } | null;
}

function costOf(delivered: readonly TotalledProduct[]): OrderTotals['cost'] {
  const sold = delivered.flatMap(({ rate, delivered: count }) => (rate ? [{ ...rate, count }] : []));
  const [currency, another] = new Set(sold.map((each) => each.currency));
  if (currency === undefined || another !== undefined || sold.length < delivered.length) return null;
  const amounts = sold.map(({ cpmCents, count }) => priceCents(cpmCents, count));
  return { amount_cents: amounts.reduce((sum, amount) => sum + amount, 0), currency };
}

/** Adds up an order's products. Each is rounded to cents as in its own report. */
export function orderTotals(products: readonly TotalledProduct[]): OrderTotals {
  return {
    ordered: products.reduce((sum, { ordered }) => sum + (ordered ?? 0), 0),
    delivered: products.reduce((sum, { delivered }) => sum + delivered, 0),
    cost: costOf(products.filter(({ delivered }) => delivered > 0)),
  };
}
