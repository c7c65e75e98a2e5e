import type { V1Schemas } from '@mailroom/api-client';
import { mask } from '@mailroom/domain/mask';
import type { UserActor } from '../../platform/database/actor.ts';
import { installActions } from './installs.policy.ts';
import type { InstallRow } from './installs.resource.ts';

export function presentInstall(row: InstallRow, actor: UserActor): V1Schemas['Install'] {
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
    name: row.name,
    kind: row.kind,
    bucket: row.bucket,
    region: row.region,
    endpoint: row.endpoint,
    prefix: row.prefix,
    access_key_id: row.access_key_id === null ? null : mask(row.access_key_id),
    secret_set: row.secret_set,
    host: row.host,
    port: row.port,
    user: row.user,
    password_set: row.password_set,
    private_key_set: row.private_key_set,
    host_key_fingerprint: row.host_key_fingerprint,
    folder: row.folder,
    last_check_at: row.last_check_at?.toISOString() ?? null,
    last_check_result: row.last_check_result,
    last_check_step: row.last_check_step,
    last_check_message: row.last_check_message,
    offered_host_key: row.offered_host_key,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    reasons: [],
    actions: installActions(actor, row.kind),
  };
}
