import { missingPermission, type Held, type Needs } from '@mailroom/domain/access/can';
import { toAction, type Action } from '@mailroom/domain/actions/actions';
import { DomainError } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';

interface Viewer {
  userId: number;
  permissions: Held;
}

/** The owner changes a view. Others need the permission to change the account's settings. */
function needsToChange(ownerId: number, { userId }: Viewer): Needs {
  return ownerId === userId ? [] : [['can_modify_account_settings']];
}

export function viewActions(ownerId: number, viewer: Viewer): Action[] {
  const needs = needsToChange(ownerId, viewer);
  const obstacle = ownerId === viewer.userId ? undefined : 'Only its owner can share a view';
  return [
    toAction('update', viewer.permissions, { needs }),
    toAction('share', viewer.permissions, { needs: [], obstacle }),
    toAction('delete', viewer.permissions, { needs, confirm: 'Everybody it is shared with loses it too.' }),
  ];
}

export function mayChange(ownerId: number, actor: UserActor): void {
  const missing = missingPermission(actor.permissions, needsToChange(ownerId, actor));
  if (missing !== undefined) throw new DomainError(403, 'forbidden', missing);
}

/** Only the owner brings a view to an account, because it is shown with the owner's name. */
export function mayShare(ownerId: number, actor: UserActor): void {
  if (ownerId !== actor.userId) throw new DomainError(403, 'forbidden', 'Only its owner can share a view');
}
