import type { V1Schemas } from '@mailroom/api-client';
import { toAction } from '@mailroom/domain/actions/actions';
import type { Held } from '@mailroom/domain/access/can';
import type { SuppressionRow } from './suppressions.resource.ts';

const BUILT_IN = 'Mailroom fills this list itself';

function scopeOf(row: SuppressionRow): V1Schemas['Suppression']['scope'] {
  if (row.account_id === null) return 'house';
  return row.advertiser_id === null ? 'account' : 'advertiser';
}

const count = new Intl.NumberFormat('en-US');

function skippedReasons({ id, skipped_count: skipped, skipped_lines: lines }: SuppressionRow) {
  if (skipped === 0) return [];
  const which = `${lines.map((line) => count.format(line)).join(', ')}${skipped > lines.length ? ' …' : ''}`;
  const what =
    skipped === 1
      ? `Line ${which} of the file isn’t an address, digest or domain, so it isn’t on the list.`
      : `${count.format(skipped)} lines of the file aren’t addresses, digests or domains, so they aren’t on the list: ${which}`;
  return [{ code: 'skipped_lines', text: what, subject: { entity: 'suppression', id }, actor: 'Data Specialist' }];
}

function uselessReasons({ id, useless_count: useless, useless_entries: entries }: SuppressionRow) {
  if (useless === 0) return [];
  const which = `${entries.join(', ')}${useless > entries.length ? ' …' : ''}`;
  const what =
    useless === 1
      ? `No address can match the entry ${which}, so it holds nobody back.`
      : `No address can match ${count.format(useless)} entries, so they hold nobody back: ${which}`;
  return [{ code: 'useless_entries', text: what, subject: { entity: 'suppression', id }, actor: 'Data Specialist' }];
}

export function presentSuppression(row: SuppressionRow, held: Held): V1Schemas['Suppression'] {
  return {
    id: row.id,
    scope: scopeOf(row),
    account_id: row.account_id,
    account_name: row.account_name,
    advertiser: row.advertiser_id === null ? null : { id: row.advertiser_id, name: row.advertiser_name ?? '' },
    name: row.name,
    builtin: row.is_builtin,
    active: row.is_active,
    entry_count: row.entry_count,
    file: row.file_name === null ? null : { name: row.file_name, size: row.file_size ?? 0, sha256: row.file_sha256 },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    reasons: [...skippedReasons(row), ...uselessReasons(row)],
    actions: [
      toAction('update', held, { needs: [['can_update_audience']], obstacle: row.is_builtin ? BUILT_IN : undefined }),
      toAction('delete', held, { needs: [['can_delete_audience']], obstacle: row.is_builtin ? BUILT_IN : undefined }),
    ],
  };
}
