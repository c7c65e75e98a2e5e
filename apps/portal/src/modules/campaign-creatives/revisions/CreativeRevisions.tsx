import type { V1Schemas } from '@mailroom/api-client';
import { Stack, Table, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { statusesOf } from '../../../components/statusLists.ts';
import { revisionsQuery } from '../../../resources/creativeParts.queries.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { useComparedRevisions } from './useComparedRevisions.ts';

type Creative = V1Schemas['Creative'];
type Revision = V1Schemas['Revision'];

const CompareRevisions = loadOnUse(async () => (await import('./CompareRevisions.tsx')).CompareRevisions);

const PARTS: Readonly<Record<Revision['changes'][number], string>> = {
  html: 'HTML',
  subject: 'subject',
  preheader: 'preheader',
  sender: 'sender',
  text: 'text part',
  test_seeds: 'test seeds',
  live_seeds: 'live seeds',
};

/** The parts that a revision changed: 'HTML, subject'. The first one changed nothing. */
function changedParts({ revision, changes }: Revision): string | null {
  if (revision === 1 || changes.length === 0) return null;
  const words = changes.map((part) => PARTS[part]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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
    { id: 'changes', header: 'Changed', kind: 'text', priority: 2, width: { min: 130, grow: 1 }, value: changedParts },
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
      value: (row) => row.created_at,
    },
    {
      id: 'created_by',
      header: 'By',
      kind: 'text',
      priority: 3,
      // Wide enough for a full name. Cut off, two colleagues with the same first name would look alike.
      width: { min: 150, grow: 1 },
      value: (row) => row.created_by?.name,
    },
    {
      id: 'compare',
      header: 'Differences',
      kind: 'link',
      priority: 1,
      value: (row) =>
        row.revision === 1
          ? undefined
          : {
              label: `Compare with ${row.revision - 1}`,
              href: paths.campaignCreatives.compare(creativeId, row.revision - 1, row.revision),
            },
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

/**
 * All uploads of a creative, and the differences between two of them. Each one is kept, so that a launched product's e-mail
 * never changes.
 */
export function CreativeRevisions({ creative }: { creative: Creative }) {
  const { id, name } = creative;
  const newest = creative.revision ?? 0;
  const list = useListState({ sort: 'revision:desc' });
  const revisions = useQuery(revisionsQuery(id, tableQuery('listCreativeRevisions', list.state)));
  const columns = useMemo(() => revisionColumns(id), [id]);
  const [pair, compare] = useComparedRevisions(newest);
  return (
    <Stack gap={16}>
      {pair && (
        <CompareRevisions
          {...pair}
          creativeId={id}
          name={name}
          newest={newest}
          onChange={compare}
          onClose={() => compare(undefined)}
        />
      )}
      <Table
        label="Revisions"
        columns={columns}
        rowId={(row) => String(row.id)}
        {...pagedRows(list, revisions)}
        empty={{ title: 'Nothing has been uploaded yet' }}
      />
    </Stack>
  );
}
