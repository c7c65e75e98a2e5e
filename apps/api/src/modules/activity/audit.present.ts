import type { EntryRow } from './audit.resource.ts';

function changesOf(before: EntryRow['before'], after: EntryRow['after']) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}

const ACTIONS = ['insert', 'update', 'delete'] as const;

export function presentEntry(row: EntryRow) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? 'A user' },
    actor: row.actor,
    action: ACTIONS.find((action) => action === row.action) ?? 'update',
    entity: row.entity,
    entity_id: row.entity_id,
    changes: changesOf(row.before, row.after),
    request_id: row.request_id,
  };
}
