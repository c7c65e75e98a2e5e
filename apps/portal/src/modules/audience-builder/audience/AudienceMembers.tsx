import type { V1Schemas } from '@mailroom/api-client';
import { Table, type TableColumn } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { audienceMembersQuery } from '../../../resources/audiences.queries.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';

type Member = V1Schemas['Member'];

const columns: readonly TableColumn<Member>[] = [
  { id: 'email', header: 'E-mail', kind: 'text', look: 'code', priority: 1, value: ({ email }) => email },
  { id: 'line', header: 'Line', kind: 'number', width: 80, isSortable: true, value: ({ line }) => line },
  {
    id: 'suppressed',
    header: 'Mail',
    kind: 'badge',
    width: 148,
    value: ({ suppressed }) =>
      suppressed
        ? { label: 'Suppressed', tone: 'end', description: 'A suppression list contains this address' }
        : { label: 'Deliverable', tone: 'success' },
  },
  { id: 'first_name', header: 'First name', kind: 'text', value: (row) => row.first_name },
  { id: 'last_name', header: 'Last name', kind: 'text', value: (row) => row.last_name },
  { id: 'company', header: 'Company', kind: 'text', priority: 4, value: (row) => row.company },
  { id: 'country', header: 'Country', kind: 'text', priority: 4, value: (row) => row.country },
  { id: 'postal_code', header: 'Postal code', kind: 'text', priority: 3, value: (row) => row.postal_code },
];

/** For a version with several files: a line number counts within one of them. */
const fileColumn: TableColumn<Member> = {
  id: 'file',
  header: 'File',
  kind: 'number',
  width: 72,
  value: ({ ingest }) => ingest,
};

function custom(name: string): TableColumn<Member> {
  return {
    id: `custom:${name}`,
    header: name,
    kind: 'text',
    priority: 5,
    value: (row) => row.custom[name],
  };
}

const filters = [
  {
    id: 'suppressed',
    label: 'Mail',
    isSingle: true,
    options: [
      { value: 'false', label: 'Deliverable' },
      { value: 'true', label: 'Suppressed' },
    ],
  },
];

/** The people of the version in use. The server masks their addresses. */
export function AudienceMembers({ audience }: { audience: V1Schemas['Audience'] }) {
  const list = useListState({ sort: 'line:asc', filters: ['suppressed'] });
  const members = useQuery(
    audienceMembersQuery(audience.id, tableQuery('listAudienceMembers', list.state, { filters: ['suppressed'] })),
  );
  const { mapping, ingests } = audience;
  const hasFiles = ingests.length > 1;
  const all = useMemo(
    () => [
      ...columns,
      ...(hasFiles ? [fileColumn] : []),
      ...mapping.flatMap(({ field, name }) => (field === 'custom' && name ? [custom(name)] : [])),
    ],
    [mapping, hasFiles],
  );
  return (
    <Table
      label="Members"
      columns={all}
      rowId={({ ingest, line }) => `${ingest}.${line}`}
      filters={filters}
      empty={{
        title: 'No version is in use',
        description: 'Members are shown once an import has produced a usable version.',
      }}
      {...pagedRows(list, members)}
    />
  );
}
