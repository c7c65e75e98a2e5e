import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn, TableFilter } from '@mailroom/design-system';
import { statuses, statusRow } from '@mailroom/domain/statuses/statuses';

type AudienceRow = V1Schemas['AudienceRow'];

function badge({ status, reasons }: AudienceRow) {
  const { code, tone, meaning } = statusRow('audience', status);
  return { label: code, tone, description: reasons[0]?.text ?? meaning };
}

/** The progress of a running import, or of a count that is being renewed; empty when neither runs. */
function progress({ importing, recount }: AudienceRow) {
  if (importing) return { value: importing.bytes_read, max: importing.bytes_total, isLive: true };
  return recount && { value: recount.done, max: recount.people, isLive: true, label: 'being recounted' };
}

export const audienceColumns: readonly TableColumn<AudienceRow>[] = [
  {
    id: 'name',
    header: 'Audience',
    kind: 'text',
    look: 'strong',
    isSortable: true,
    priority: 1,
    width: { min: 280, grow: 3 },
    value: ({ name }) => name,
    detail: ({ id }) => String(id),
    detailKind: 'id',
  },
  { id: 'status', header: 'Status', kind: 'badge', isSortable: true, priority: 1, width: 184, value: badge },
  {
    id: 'account_name',
    header: 'Account',
    kind: 'text',
    isSortable: true,
    priority: 3,
    width: { min: 140, grow: 1 },
    value: ({ account_name }) => account_name,
  },
  { id: 'importing', header: 'Import', kind: 'progress', priority: 2, width: 144, value: progress },
  {
    id: 'rows',
    header: 'Rows',
    kind: 'number',
    width: 88,
    isSortable: true,
    priority: 4,
    value: ({ counts }) => counts.rows,
  },
  {
    id: 'rejected',
    header: 'Rejected',
    kind: 'number',
    priority: 5,
    value: ({ counts }) => counts.rejected,
    tone: ({ status }) => (status === 'Error - Invalid Audience' ? 'danger' : 'plain'),
  },
  {
    id: 'opted_out',
    header: 'Opted out',
    hint: 'Rows that the file says must not be mailed',
    kind: 'number',
    priority: 6,
    value: ({ counts }) => counts.opted_out,
  },
  {
    id: 'deliverable',
    header: 'Deliverable',
    hint: 'Members who are on no suppression list',
    kind: 'number',
    width: 136,
    isSortable: true,
    priority: 2,
    value: ({ deliverable }) => deliverable,
  },
  {
    id: 'updated_at',
    header: 'Updated',
    kind: 'date',
    isSortable: true,
    priority: 4,
    value: ({ updated_at }) => updated_at,
  },
];

export const audienceFilters: readonly TableFilter<AudienceRow>[] = [
  { id: 'status', label: 'Status', options: statuses.audience.map(({ code }) => ({ value: code, label: code })) },
];
