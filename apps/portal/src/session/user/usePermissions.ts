import { canAll, missingPermission, type Needs } from '@mailroom/domain/access/can';
import { needsOfAction, refusalInWords } from '@mailroom/domain/access/refusals';
import type { Permission } from '@mailroom/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { catalogueQuery, myPermissionQuery } from './me.queries.ts';
import { permissionOfPath } from './pathGuard.ts';

const NOT_KNOWN_YET = 'Your permissions are being loaded';

interface Held {
  /** False until the catalogue has loaded. The user's own list may be empty. */
  readonly isReady: boolean;
  readonly names: ReadonlySet<string>;
  readonly error: Error | null;
  readonly retry: () => void;
}

export function usePermissions(): Held {
  const mine = useQuery(myPermissionQuery);
  const catalogue = useQuery(catalogueQuery);
  const names = useMemo(() => new Set<string>(mine.data?.permissions.map(({ name }) => name)), [mine.data]);
  return {
    isReady: mine.data !== undefined && (catalogue.data?.objects.length ?? 0) > 0,
    names,
    error: (mine.data ? null : mine.error) ?? (catalogue.data ? null : catalogue.error),
    retry: () => void Promise.all([mine.refetch(), catalogue.refetch()]),
  };
}

interface May {
  readonly can: boolean;
  /** The people who can do it, in words; empty when the user can. */
  readonly reason: string;
  /** The permission that is missing, by its code, for the person who asks an administrator. */
  readonly detail: string;
}

export function asNeeds(needs: Permission | Needs): Needs {
  return typeof needs === 'string' ? [[needs]] : needs;
}

/** Whether the user has a permission, and who can when not: `<Button disabled={!add.can} reason={add.reason}>`. */
export function useCan(needs: Permission | Needs): May {
  const { isReady, names } = usePermissions();
  if (!isReady) return { can: false, reason: NOT_KNOWN_YET, detail: '' };
  const asked = asNeeds(needs);
  const reason = refusalInWords(names, asked);
  return { can: reason === undefined, reason: reason ?? '', detail: missingPermission(names, asked) ?? '' };
}

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

/** Whether the user's permissions ever allow an action; one that they never allow is hidden, not disabled. */
export function useOffered(): (action: { readonly permission: string | null } | undefined) => boolean {
  const { names } = usePermissions();
  return useCallback((action) => action !== undefined && canAll(names, needsOfAction(action.permission)), [names]);
}
