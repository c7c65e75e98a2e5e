import { useCallback } from 'react';
import { permissionOfPath } from './pathGuard.ts';
import { usePermissions } from './usePermissions.ts';

/** Returns a path that the user may open; undefined for one that the module guard would turn away, and for none. */
export function useOpenable(): (path: string | undefined) => string | undefined {
  const { names } = usePermissions();
  return useCallback(
    (path) => {
      const needed = path === undefined ? undefined : permissionOfPath(path);
      return needed && !names.has(needed) ? undefined : path;
    },
    [names],
  );
}
