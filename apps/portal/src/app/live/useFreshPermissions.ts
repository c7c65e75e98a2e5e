import { CACHE_SECONDS } from '@mailroom/domain/constants';
import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { meKeys } from '../../session/user/me.queries.ts';

/**
 * Loads the permissions again when other loading ends and they are older than 10 seconds. Their own load doesn't count
 * as an end of loading.
 */
export function useFreshPermissions(): void {
  const queries = useQueryClient();
  const loads = useIsFetching({ predicate: ({ meta }) => !meta?.['isSessionCheck'] });
  const isLoading = loads + useIsMutating() > 0;
  const wasLoading = useRef(false);
  useEffect(() => {
    const hasFinished = wasLoading.current && !isLoading;
    wasLoading.current = isLoading;
    if (!hasFinished) return;
    const loadedAt = queries.getQueryState(meKeys.permissions)?.dataUpdatedAt ?? 0;
    if (loadedAt > 0 && Date.now() - loadedAt > CACHE_SECONDS * 1000) {
      void queries.invalidateQueries({ queryKey: meKeys.permissions });
    }
  }, [isLoading, queries]);
}
