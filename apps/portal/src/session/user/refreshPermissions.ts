import { CACHE_SECONDS } from '@mailroom/domain/constants';
import type { QueryClient } from '@tanstack/react-query';
import { meKeys } from './me.queries.ts';

/**
 * Loads the user's permissions, whether they are staff, and the catalogue of all permissions again where they are older than
 * 10 seconds.
 */
export async function refreshPermissions(queries: QueryClient, now: number): Promise<void> {
  const isOld = (key: readonly string[]) => {
    const loadedAt = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
    return loadedAt > 0 && now - loadedAt > CACHE_SECONDS * 1000;
  };
  const old = [meKeys.permissions, meKeys.preferences, meKeys.catalogue].filter(isOld);
  await Promise.all(old.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
