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
  const currency = delivered[0]?.rate?.currency;
  if (currency === undefined || delivered.some(({ rate }) => rate?.currency !== currency)) return null;
  const amounts = delivered.map(({ rate, delivered: count }) => priceCents(rate?.cpmCents ?? 0, count));
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
