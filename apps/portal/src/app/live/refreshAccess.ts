import type { QueryClient } from '@tanstack/react-query';
import { meKeys } from '../../session/user/me.queries.ts';

/** The kinds of records that decide what somebody may do. */
const ACCESS: ReadonlySet<string> = new Set(['user', 'role', 'permission_group']);

/** Loads the user's own permissions again after a hint that may have changed them, so that no button shows an old right. */
export function refreshAccess(queries: QueryClient, entity: string): void {
  if (ACCESS.has(entity)) void queries.invalidateQueries({ queryKey: meKeys.all });
}
