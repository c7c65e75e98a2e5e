import { toAction } from '@mailroom/domain/actions/actions';
import type { Action } from '@mailroom/domain/actions/actions';
import type { Permission } from '@mailroom/domain/access/permissions';
import { confirmations } from '@mailroom/domain/notices';
import { DomainError, forbidden } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';

/** Users may always see their own record; other users' records need the permission. */
export function mayViewUser(actor: UserActor, userId: number): void {
  if (actor.userId !== userId && !actor.permissions.has('can_view_user')) throw forbidden('can_view_user');
}

/** Callers may grant only permissions that they hold themselves; otherwise they could give themselves every permission. */
export function mayGrant(actor: UserActor, permissions: Iterable<Permission>): void {
  for (const permission of permissions) if (!actor.permissions.has(permission)) throw forbidden(permission);
}

/** Called before somebody becomes staff: account users could otherwise read what is for staff only. */
export function mayMakeStaff(actor: UserActor): void {
  if (!actor.isStaff) throw new DomainError(403, 'forbidden', 'Only staff can make others staff');
}

export function userActions(actor: UserActor, row: { id: number; isLastSuperAdmin?: boolean }): Action[] {
  const obstacle = row.id === actor.userId ? 'You cannot delete yourself' : undefined;
  return [
    toAction('update', actor.permissions, { needs: [['can_update_user']] }),
    toAction('set_accounts', actor.permissions, { needs: [['can_update_user']] }),
    toAction('delete', actor.permissions, {
      needs: [['can_delete_user']],
      obstacle,
      confirm: confirmations.deleteUser,
    }),
  ];
}
