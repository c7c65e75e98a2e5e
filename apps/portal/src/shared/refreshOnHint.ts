import type { QueryClient } from '@tanstack/react-query';
import { needsAttentionKeys } from './recordKeys.ts';

/** An import sends two hints per second; the counts don't have to follow each one. */
const COUNTS_EVERY = 2_000;

/**
 * Refreshes all queries of the hinted kind, because their keys start with its name, and the counts, which may depend on
 * any kind.
 */
export function refreshOnHint(queries: QueryClient): (entity: string) => void {
  let isCounting = false;
  return (entity) => {
    void queries.invalidateQueries({ queryKey: [entity] });
    if (isCounting) return;
    isCounting = true;
    setTimeout(() => {
      isCounting = false;
      void queries.invalidateQueries({ queryKey: needsAttentionKeys.all });
    }, COUNTS_EVERY);
  };
}
