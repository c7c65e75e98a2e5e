import type { Held } from '@mailroom/domain/access/can';
import { toAction, type Action } from '@mailroom/domain/actions/actions';
import { DomainError } from '../../../errors.ts';
import type { UserActor } from '../../../platform/database/actor.ts';

interface Viewer {
  userId: number;
  permissions: Held;
}

const OWN_ONLY = 'Only its author can change a note';

export function noteActions(authorId: number, { userId, permissions }: Viewer): Action[] {
  const obstacle = authorId === userId ? undefined : OWN_ONLY;
  return [
    toAction('update', permissions, { needs: [], obstacle }),
    toAction('delete', permissions, { needs: [], obstacle, confirm: 'Do you really want to delete this note?' }),
  ];
}

export function mayChange(authorId: number, actor: UserActor): void {
  if (authorId !== actor.userId) throw new DomainError(403, 'forbidden', OWN_ONLY);
}

/** Without this, a client could write what they could never read again. */
export function mayWriteInternal(actor: UserActor): void {
  if (!actor.isStaff) throw new DomainError(403, 'forbidden', 'Only staff can write a note for staff only');
}
