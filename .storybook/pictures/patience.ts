/** In ms. A page that takes longer never settles: its story fails with that reason, and not with a picture taken half-way. */
const LONGEST_WAIT = 50_000;

/** When the patience with a page ends, on the clock of `performance.now()`. */
export function endOfPatience(): number {
  return performance.now() + LONGEST_WAIT;
}

export function neverSettled(why: string): Error {
  return new Error(`The page never settled: ${why}.`);
}
