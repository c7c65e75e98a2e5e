import type { QueryClient } from '@tanstack/react-query';
import { needsAttentionKeys } from './recordKeys.ts';

/** An import sends two hints a second: the counts of all modules needn't follow each one. */
const COUNTS_EVERY = 2_000;

/** Keys begin with the entity's name, so a hint is a prefix; the counts may follow from anything. */
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
