import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../../shared/api.ts';

export const meKeys = {
  /** The current user and their permissions; a hint about a user, a role or a permission group makes them stale. */
  all: ['me'] as const,
  permissions: ['me', 'permissions'] as const,
  user: (id: number) => ['me', 'user', id] as const,
  preferences: ['me', 'preferences'] as const,
  catalogue: ['permission', 'catalogue'] as const,
};

/** Its own load must not count as the end of a load, or it would start itself again. */
const meta = { isSessionCheck: true };

/** The current user's id and permission names. */
export const myPermissionQuery = queryOptions({
  queryKey: meKeys.permissions,
  queryFn: ({ signal }) => read(api.v1.GET('/my_permission', { signal })),
  meta,
});

/**
 * The names of all permissions: never empty once loaded, so that a check can tell 'not loaded' from 'nothing allowed'.
 * Loaded again together with the user's own (`refreshPermissions`), not by each check.
 */
export const catalogueQuery = queryOptions({
  queryKey: meKeys.catalogue,
  queryFn: ({ signal }) => read(api.v2.GET('/permissions', { signal })),
  staleTime: Infinity,
  meta,
});

export function ownUserQuery(id: number) {
  return queryOptions({
    queryKey: meKeys.user(id),
    queryFn: ({ signal }) => read(api.v2.GET('/users/{id}', { params: { path: { id } }, signal })),
    meta,
  });
}

/** Time zone, density, theme, and whether the user is staff. */
export const preferencesQuery = queryOptions({
  queryKey: meKeys.preferences,
  queryFn: ({ signal }) => read(api.v2.GET('/me', { signal })),
  staleTime: 5 * 60_000,
  meta: { ...meta, isQuiet: true },
});
