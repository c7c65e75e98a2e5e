import type { V1Schemas } from '@mailroom/api-client';
import { Table, type TableColumn, type Tone } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRowActions, type RowActions } from '../../../components/useRowActions.ts';
import { clientsQuery, useEditClient } from '../../../resources/creativeParts.queries.ts';
import { tableError } from '../../../shared/tableError.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { undecide } from './undecide.ts';

type Client = V1Schemas['EmailClient'];

const VERDICTS: Record<Client['verdict'], { label: string; tone: Tone }> = {
  works: { label: 'Works', tone: 'success' },
  degrades: { label: 'Degrades', tone: 'warning' },
  'loses content': { label: 'Loses content', tone: 'danger' },
  unknown: { label: 'Unknown', tone: 'secondary' },
};

function clientColumns(
  onDecide: (client: Client, decision: Client['decision']) => void,
  rowActions: RowActions,
): readonly TableColumn<Client>[] {
  return [
    {
      id: 'title',
      header: 'E-mail client',
      kind: 'text',
      look: 'strong',
      isSortable: true,
      width: { min: 228, grow: 1 },
      value: (row) => row.title,
      detail: (row) => (row.required ? 'required' : undefined),
      detailKind: 'note',
    },
    {
      id: 'verdict',
      header: 'Verdict',
      kind: 'badge',
      isSortable: true,
      width: 140,
      sortValue: (row) => row.verdict,
      value: (row) => VERDICTS[row.verdict],
    },
    {
      id: 'issues',
      header: 'What it doesn’t show',
      kind: 'pillsWithTooltip',
      width: { min: 220, grow: 3 },
      value: (row) =>
        row.issues.map(({ feature, title, line, note }) => ({
          label: feature,
          tooltip: [title, line !== null && `line ${line}`, note].filter(Boolean).join(', '),
        })),
    },
    {
      id: 'decision',
      header: 'Decision',
      kind: 'text',
      look: 'quiet',
      value: (row) => row.decision && `${row.decision}${row.decided_by ? ` by ${row.decided_by.name}` : ''}`,
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      width: 120,
      priority: 1,
      value: (row) =>
        rowActions(row, [
          {
            id: 'accept',
            act: 'accept',
            label: 'Accept',
            isInline: row.verdict === 'loses content' && row.decision === null,
            onAction: () => onDecide(row, 'accepted'),
          },
          { id: 'reject', act: 'reject', label: 'Reject', onAction: () => onDecide(row, 'rejected') },
          ...undecide(row.decision, () => onDecide(row, null)),
        ]),
    },
  ];
}

/** The parts of the newest revision that each e-mail client doesn't support, from a table of supported features. */
export function CreativeClients({ creativeId }: { creativeId: number }) {
  const clients = useQuery(clientsQuery(creativeId));
  const { mutate: edit } = useEditClient();
  const rowActions = useRowActions();
  const isDeciding = useCan('can_validate_links').can;
  const columns = useMemo(
    () =>
      clientColumns(({ id, version }, decision) => edit({ id, version, body: { decision } }), rowActions).filter(
        ({ id }) => isDeciding || id !== 'actions',
      ),
    [edit, rowActions, isDeciding],
  );
  return (
    <Table
      label="E-mail clients"
      columns={columns}
      rows={clients.data?.objects}
      rowId={(row) => String(row.id)}
      isPaged={false}
      hasColumnMenu={false}
      {...tableError(clients)}
      empty={{ title: 'The e-mail clients have not been checked yet' }}
    />
  );
}
