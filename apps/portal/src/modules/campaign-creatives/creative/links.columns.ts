import type { V1Schemas } from '@mailroom/api-client';
import type { TableColumn } from '@mailroom/design-system';
import { statusesOf } from '../../../components/statusLists.ts';
import type { RowActions } from '../../../components/useRowActions.ts';
import { undecide } from './undecide.ts';

export type LinkRow = V1Schemas['EmailLink'];
type Decision = LinkRow['decision'];

interface Handlers {
  onEdit: (link: LinkRow) => void;
  onDecide: (link: LinkRow, decision: Decision) => void;
  rowActions: RowActions;
}

/** An address without its scheme and 'www.'. */
function shortUrl(url: string) {
  return url.replace(/^https?:\/\/(www\.)?/, '');
}

function endsAt({ problem, final_url, url, result }: LinkRow): string {
  if (result === 'Error' && problem !== null) return problem;
  return shortUrl(final_url ?? url);
}

export function linkColumns({ onEdit, onDecide, rowActions }: Handlers): readonly TableColumn<LinkRow>[] {
  return [
    {
      id: 'text',
      header: 'Link text',
      kind: 'text',
      look: 'strong',
      width: { min: 160, grow: 2 },
      value: (row) => row.text || shortUrl(row.url),
      detail: (row) => (row.kind === 'image' ? 'Image' : null),
    },
    {
      id: 'position',
      header: '#',
      kind: 'number',
      isSortable: true,
      priority: 2,
      width: 56,
      value: (row) => row.position,
    },
    {
      id: 'ends_at',
      header: 'Ends at',
      kind: 'text',
      width: { min: 170, grow: 3 },
      value: endsAt,
      tone: (row) => (row.result === 'Error' ? 'danger' : 'plain'),
    },
    {
      id: 'result',
      header: 'Result',
      kind: 'badge',
      isSortable: true,
      width: { min: 124, grow: 0 },
      value: (row) => {
        const { tone, meaning } = statusesOf('action').of(row.result);
        return { label: row.result, tone, description: row.problem ?? meaning };
      },
    },
    {
      id: 'decision',
      header: 'Decision',
      kind: 'text',
      look: 'quiet',
      priority: 4,
      width: { min: 96, grow: 0 },
      value: (row) => row.decision && `${row.decision}${row.decided_by ? ` by ${row.decided_by.name}` : ''}`,
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      width: 128,
      priority: 1,
      value: (row) =>
        rowActions(row, [
          {
            id: 'correct',
            act: 'correct',
            label: 'Edit URL',
            isInline: row.result === 'Error',
            onAction: () => onEdit(row),
          },
          { id: 'accept', act: 'accept', label: 'Accept', onAction: () => onDecide(row, 'accepted') },
          { id: 'reject', act: 'reject', label: 'Reject', onAction: () => onDecide(row, 'rejected') },
          ...undecide(row.decision, () => onDecide(row, null)),
        ]),
    },
  ];
}
