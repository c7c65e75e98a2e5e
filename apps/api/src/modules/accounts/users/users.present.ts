import type { V2Schemas } from '@mailroom/api-client';
import type { UserActor } from '../../../platform/database/actor.ts';
import { userActions } from './users.policy.ts';
import type { UserRow } from './users.resource.ts';

export function presentUser(row: UserRow, actor: UserActor): V2Schemas['User'] {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    active: row.active,
    role: row.role,
    accounts: row.accounts,
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    reasons: [],
    actions: userActions(actor, row),
  };
}
