import { toAction } from '@mailroom/domain/actions/actions';
import type { Action } from '@mailroom/domain/actions/actions';
import type { Permission } from '@mailroom/domain/access/permissions';
import { forbidden } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';

export type InstallKind = 's3' | 'sftp';

const kinds: Readonly<Record<InstallKind, Permission>> = {
  s3: 'can_access_internal_s3',
  sftp: 'can_access_internal_sftp',
};

/** The kinds of destination the actor may see and change. */
export function kindsOf(actor: UserActor): InstallKind[] {
  return (['s3', 'sftp'] as const).filter((kind) => actor.permissions.has(kinds[kind]));
}

export function mayUseKind(actor: UserActor, kind: InstallKind): void {
  if (!actor.permissions.has(kinds[kind])) throw forbidden(kinds[kind]);
}

export function installActions(actor: UserActor, kind: InstallKind): Action[] {
  const needs = (permission: Permission) => ({ needs: [[permission], [kinds[kind]]] });
  return [
    toAction('update', actor.permissions, needs('can_update_install')),
    toAction('check', actor.permissions, needs('can_update_install')),
    toAction('delete', actor.permissions, { ...needs('can_delete_install'), confirm: 'Are you sure?' }),
  ];
}
