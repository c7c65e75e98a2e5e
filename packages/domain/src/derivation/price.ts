/** Returns the price in cents of a number of messages, at a price per thousand. */
export function priceCents(cpmCents: number, count: number): number {
  return Math.round((cpmCents * count) / 1000);
}
