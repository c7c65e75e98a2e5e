import { sql, type RawBuilder } from 'kysely';
import { bool, instant, int, oneOf, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { joinAccount } from '../accounts/accounts.reads.ts';
import type { CheckStep } from './check/place.ts';

const INSTALL_ROW = {
  id: int,
  account_id: int,
  account_name: text,
  name: text,
  kind: oneOf<'s3' | 'sftp'>(),
  bucket: orNull(text),
  region: orNull(text),
  endpoint: orNull(text),
  prefix: orNull(text),
  access_key_id: orNull(text),
  secret_set: bool,
  host: orNull(text),
  port: orNull(int),
  user: orNull(text),
  password_set: bool,
  private_key_set: bool,
  host_key_fingerprint: orNull(text),
  folder: orNull(text),
  last_check_at: orNull(instant),
  last_check_result: orNull(oneOf<'passed' | 'failed'>()),
  last_check_step: orNull(oneOf<CheckStep>()),
  last_check_message: orNull(text),
  offered_host_key: orNull(text),
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type InstallRow = RowOf<typeof INSTALL_ROW>;

/** Reads no secrets, only whether each of them is set. */
export const installs: Resource<InstallRow> = {
  row: INSTALL_ROW,
  from: sql`install i ${joinAccount('i.account_id')}`,
  columns: sql`i.id, i.account_id, ac.name as account_name, i.name, i.kind, i.bucket, i.region, i.endpoint, i.prefix, i.access_key_id, i.secret_cipher is not null as secret_set, i.host, i.port,
    i.username as "user", i.password_cipher is not null as password_set, i.private_key_cipher is not null as private_key_set, i.host_key_fingerprint, i.folder,
    i.last_check_at, i.last_check_result, i.last_check_step, i.last_check_message, i.offered_host_key, i.created_at, i.updated_at, i.version`,
  id: sql.ref('i.id'),
  fields: {
    id: { sql: sql.ref('i.id'), type: 'integer' },
    name: { sql: sql`lower(i.name) collate "C"`, type: 'text' },
    kind: { sql: sql.ref('i.kind'), type: 'text' },
    created_at: { sql: sql.ref('i.created_at'), type: 'timestamp' },
    last_check_at: { sql: sql.ref('i.last_check_at'), type: 'timestamp' },
    last_check_result: { sql: sql.ref('i.last_check_result'), type: 'text' },
    account_id: { sql: sql.ref('i.account_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('i.account_id')),
};

/** Restricts a list to some kinds of destination. */
export function isOfKind(kinds: readonly InstallRow['kind'][]): RawBuilder<boolean> {
  return sql<boolean>`i.kind = any(${sql.val([...kinds])}::text[])`;
}
