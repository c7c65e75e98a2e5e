/** A client may have changed since a test that is older. */
const YEARS = 3;

/** Returns the date of the oldest test among the issues; null if none has one. */
export function oldestTest(issues: readonly { readonly tested_on: string | null }[]): string | null {
  return issues.flatMap(({ tested_on: date }) => date ?? []).toSorted()[0] ?? null;
}

/** Whether a test is over three years old, so that what it says may be true no longer. */
export function isOldTest(date: string, now: Date): boolean {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - YEARS);
  return date < since.toISOString().slice(0, 10);
}
