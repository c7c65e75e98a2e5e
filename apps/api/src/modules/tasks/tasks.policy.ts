import { missingPermission } from '@mailroom/domain/access/can';
import { DomainError } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import type { TaskState } from './tasks.repository.ts';

/** Changing a task needs the same permissions as fixing its cause. */
export function requireFixer(task: Pick<TaskState, 'permissions'>, actor: UserActor): void {
  const missing = missingPermission(actor.permissions, task.permissions);
  if (missing !== undefined) throw new DomainError(403, 'forbidden', missing);
}
