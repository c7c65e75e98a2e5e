import { defineService } from '../database/service.ts';

/** Smaller totals aren't kept: counting takes less than two milliseconds, and a new row shows in the total immediately. */
const LARGE = 20_000;
const KEPT_FOR = 10_000;
const MOST = 1_000;

/** Keeps large totals of lists for ten seconds, so that turning pages and typing don't count half a million rows each time. */
interface Totals {
  known(key: () => string, now: Date): number | undefined;
  keep(key: () => string, total: number, now: Date): void;
}

export const TOTALS = defineService<Totals>('totals of lists');

export function createTotals(): Totals {
  const kept = new Map<string, { total: number; until: number }>();
  return {
    known(key, now) {
      if (kept.size === 0) return undefined;
      const found = kept.get(key());
      return found && found.until > now.getTime() ? found.total : undefined;
    },
    keep(key, total, now) {
      if (total <= LARGE) return;
      for (const [each, { until }] of kept) if (until <= now.getTime() || kept.size >= MOST) kept.delete(each);
      kept.set(key(), { total, until: now.getTime() + KEPT_FOR });
    },
  };
}
