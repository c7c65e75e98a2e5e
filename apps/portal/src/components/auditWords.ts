import type { V2Schemas } from '@mailroom/api-client';
import { fieldName } from '@mailroom/domain/forms/fields';

type AuditEntry = V2Schemas['AuditEntry'];

const verbs = { insert: 'added it', update: 'changed it', delete: 'deleted it' } as const;

/** 'Ines Fontaine changed it'. A job is named; other system changes are Mailroom's. */
export function auditTitle({ user, actor, action }: AuditEntry): string {
  const job = actor.startsWith('job ') ? `The job ‘${actor.slice('job '.length)}’` : 'Mailroom';
  return `${user?.name ?? job} ${verbs[action]}`;
}

function said(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** 'Hold minutes: 5 → 10'. For ids of other records, which mean nothing to a reader, only that they changed. */
export function auditChanges({ action, changes }: AuditEntry): string[] {
  if (action !== 'update') return [];
  return changes.map(({ field, before, after }) =>
    field.endsWith('_id') ? `${fieldName(field)} was changed` : `${fieldName(field)}: ${said(before)} → ${said(after)}`,
  );
}
