import type { V2Schemas } from '@mailroom/api-client';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { useQuery } from '@tanstack/react-query';
import { myPermissionQuery, ownUserQuery } from './me.queries.ts';

interface CurrentUser {
  /** Emitted only if the user fetched by id matches the id of the permissions call. */
  readonly user: V2Schemas['User'] | undefined;
  /** Whether the two calls answered for different people, so that neither may be used. */
  readonly isMismatch: boolean;
}

export function useCurrentUser(): CurrentUser {
  const mine = useQuery(myPermissionQuery);
  const id = mine.data?.id;
  const own = useQuery({ ...ownUserQuery(id ?? 0), enabled: id !== undefined });
  const isMismatch = own.data !== undefined && own.data.id !== id;
  return { user: isMismatch ? undefined : own.data, isMismatch };
}

/** The id of the person who reads the page, to whom it says 'You'; undefined while it isn't known. */
export function useReaderId(): number | undefined {
  return useCurrentUser().user?.id;
}

export function useIsSuperAdmin(): boolean {
  return useCurrentUser().user?.role.name === SUPER_ADMIN;
}
