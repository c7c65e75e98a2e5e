import { defineService } from '../database/service.ts';

interface Limits {
  /** Smaller totals aren't kept. */
  atLeast: number;
  /** Milliseconds. */
  keptFor: number;
}

/** A smaller total of a list takes less than two milliseconds to count, and a new row shows in it immediately. */
const OF_LISTS: Limits = { atLeast: 20_001, keptFor: 10_000 };
const MOST = 1_000;

/** Keeps large totals of lists for ten seconds, so that turning pages and typing don't count half a million rows each time. */
interface Totals {
  known(key: () => string, now: Date): number | undefined;
  keep(key: () => string, total: number, now: Date): void;
}

export const TOTALS = defineService<Totals>('totals of lists');

/** The same for the people that two audience versions share, which take up to seconds to count. Its keys change with the people. */
export const SHARED_PEOPLE = defineService<Totals>('people that audiences share');

export const OF_SHARED_PEOPLE: Limits = { atLeast: 0, keptFor: 600_000 };

export function createTotals({ atLeast, keptFor } = OF_LISTS): Totals {
  const kept = new Map<string, { total: number; until: number }>();
  return {
    known(key, now) {
      if (kept.size === 0) return undefined;
      const found = kept.get(key());
      return found && found.until > now.getTime() ? found.total : undefined;
    },
    keep(key, total, now) {
      if (total < atLeast) return;
      for (const [each, { until }] of kept) if (until <= now.getTime() || kept.size >= MOST) kept.delete(each);
      kept.set(key(), { total, until: now.getTime() + keptFor });
    },
  };
}
