import type { QueryClient } from '@tanstack/react-query';
import { meKeys } from '../../session/user/me.queries.ts';
import { productNoteKeys } from '../../shared/recordKeys.ts';

/** The kinds of records that decide what somebody may do. */
const ACCESS: ReadonlySet<string> = new Set(['user', 'role', 'permission_group']);

/**
 * Loads the user's own permissions again after a hint that may have changed them, so that no button shows an old right. Notes
 * too: some may be for staff only, and the user may be staff no longer.
 */
export function refreshAccess(queries: QueryClient, entity: string): void {
  if (!ACCESS.has(entity)) return;
  for (const queryKey of [meKeys.all, productNoteKeys.all]) void queries.invalidateQueries({ queryKey });
}
