import type { QueryClient } from '@tanstack/react-query';
import { audienceKeys, needsAttentionKeys, productKeys } from './recordKeys.ts';

/** An import sends two hints per second; the counts don't have to follow each one. */
const COUNTS_EVERY = 2_000;

/** By kind, the queries whose numbers a change of it makes old. They must say so immediately. */
const ALSO_OLD: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  suppression: [audienceKeys.all, productKeys.all],
};

/**
 * Refreshes all queries of the hinted kind, because their keys start with its name, and the counts, which may depend on
 * any kind.
 */
export function refreshOnHint(queries: QueryClient): (entity: string) => void {
  let isCounting = false;
  return (entity) => {
    for (const queryKey of [[entity], ...(ALSO_OLD[entity] ?? [])]) void queries.invalidateQueries({ queryKey });
    if (isCounting) return;
    isCounting = true;
    setTimeout(() => {
      isCounting = false;
      void queries.invalidateQueries({ queryKey: needsAttentionKeys.all });
    }, COUNTS_EVERY);
  };
}
