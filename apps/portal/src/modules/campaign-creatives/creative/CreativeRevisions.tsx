import type { V1Schemas } from '@mailroom/api-client';
import { Table, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { statusesOf } from '../../../components/statusLists.ts';
import { revisionsQuery } from '../../../resources/creativeParts.queries.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';

type Revision = V1Schemas['Revision'];

function revisionColumns(creativeId: number): readonly TableColumn<Revision>[] {
  return [
    {
      id: 'revision',
      header: 'Revision',
      kind: 'text',
      look: 'strong',
      isSortable: true,
      width: { min: 110, grow: 0 },
      value: (row) => `Revision ${row.revision}`,
    },
    { id: 'subject', header: 'Subject', kind: 'text', width: { min: 180, grow: 2 }, value: (row) => row.subject },
    { id: 'file', header: 'HTML', kind: 'text', look: 'code', priority: 4, value: (row) => row.html_file?.name },
    {
      id: 'check',
      header: 'Check',
      kind: 'badge',
      value: (row) => {
        const { tone, meaning } = statusesOf('action').of(row.check);
        return { label: row.check, tone, description: meaning };
      },
    },
    { id: 'open_findings', header: 'Open findings', kind: 'number', priority: 3, value: (row) => row.open_findings },
    {
      id: 'pins',
      header: 'Sent by',
      kind: 'pillsWithTooltip',
      priority: 3,
      value: (row) =>
        row.pins.map(({ product_name, product_status }) => ({ label: product_name, tooltip: product_status })),
    },
    {
      id: 'created_at',
      header: 'Uploaded',
      kind: 'date',
      // The date and the name of who uploaded it.
      width: { min: 260, grow: 1 },
      value: (row) => row.created_at,
      detail: (row) => row.created_by?.name,
    },
    {
      id: 'preview',
      header: 'Preview',
      kind: 'link',
      priority: 1,
      value: (row) =>
        row.preview_url === null
          ? undefined
          : { label: 'Preview', href: paths.previewHtml(creativeId, { revision: row.revision }) },
    },
  ];
}

/** All uploads of a creative. Each one is kept, so that a launched product's e-mail never changes. */
export function CreativeRevisions({ creativeId }: { creativeId: number }) {
  const list = useListState({ sort: 'revision:desc' });
  const revisions = useQuery(revisionsQuery(creativeId, tableQuery('listCreativeRevisions', list.state)));
  const columns = useMemo(() => revisionColumns(creativeId), [creativeId]);
  return (
    <Table
      label="Revisions"
      columns={columns}
      rowId={(row) => String(row.id)}
      {...pagedRows(list, revisions)}
      empty={{ title: 'Nothing has been uploaded yet' }}
    />
  );
}
