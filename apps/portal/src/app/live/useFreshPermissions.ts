import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshPermissions } from '../../session/user/refreshPermissions.ts';

/**
 * Loads the permissions and their catalogue again when other loading ends and they are older than 10 seconds. Their own load doesn't count
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
    if (hasFinished) void refreshPermissions(queries, Date.now());
  }, [isLoading, queries]);
}
