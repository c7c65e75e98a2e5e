import type { V1Schemas } from '@mailroom/api-client';
import { TRANSFER_LIFETIME } from './lifetime.ts';
import type { NamedTransfer } from './transfers.repository.ts';

export function presentTransfer(row: NamedTransfer): V1Schemas['AudienceUpload'] {
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
    name: row.name,
    size: row.size,
    offset: row.received,
    last_modified: row.last_modified,
    state: row.state,
    progress: row.progress,
    packing: row.packing,
    tables: row.tables.map(({ name, bytes, rows, isSheet, isHidden, speaksOfConsent }) => ({
      name,
      bytes,
      rows,
      is_sheet: isSheet,
      is_hidden: isHidden,
      speaks_of_consent: speaksOfConsent,
    })),
    left_out: row.left_out,
    table: row.chosen,
    problem: row.problem,
    file_id: row.upload_id,
    created_at: row.created_at.toISOString(),
    expires_at: new Date(row.touched_at.getTime() + TRANSFER_LIFETIME).toISOString(),
  };
}
