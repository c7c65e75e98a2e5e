import { sql, type RawBuilder } from 'kysely';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';

export interface InstallRow {
  id: number;
  account_id: number;
  name: string;
  kind: 's3' | 'sftp';
  bucket: string | null;
  region: string | null;
  endpoint: string | null;
  prefix: string | null;
  access_key_id: string | null;
  secret_set: boolean;
  host: string | null;
  port: number | null;
  user: string | null;
  password_set: boolean;
  private_key_set: boolean;
  host_key_fingerprint: string | null;
  folder: string | null;
  last_check_at: Date | null;
  last_check_result: string | null;
  created_at: Date;
  updated_at: Date;
  version: number;
}

/** Reads no secrets, only whether each of them is set. */
export const installs: Resource<InstallRow> = {
  from: sql`install i`,
  columns: sql`i.id, i.account_id, i.name, i.kind, i.bucket, i.region, i.endpoint, i.prefix, i.access_key_id, i.secret_cipher is not null as secret_set, i.host, i.port,
    i.username as "user", i.password_cipher is not null as password_set, i.private_key_cipher is not null as private_key_set, i.host_key_fingerprint, i.folder,
    i.last_check_at, i.last_check_result, i.created_at, i.updated_at, i.version`,
  id: sql.ref('i.id'),
  fields: {
    id: { sql: sql.ref('i.id'), type: 'integer' },
    name: { sql: sql`lower(i.name) collate "C"`, type: 'text' },
    kind: { sql: sql.ref('i.kind'), type: 'text' },
    created_at: { sql: sql.ref('i.created_at'), type: 'timestamp' },
    last_check_at: { sql: sql.ref('i.last_check_at'), type: 'timestamp' },
    account_id: { sql: sql.ref('i.account_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('i.account_id')),
};

/** Restricts a list to some kinds of destination. */
export function isOfKind(kinds: readonly InstallRow['kind'][]): RawBuilder<boolean> {
  return sql<boolean>`i.kind = any(${sql.val([...kinds])}::text[])`;
}
