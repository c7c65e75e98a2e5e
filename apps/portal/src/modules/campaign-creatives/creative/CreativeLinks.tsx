import type { V1Schemas } from '@mailroom/api-client';
import { Split, Table } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRowActions } from '../../../components/useRowActions.ts';
import { linksQuery, useEditLink } from '../../../resources/creativeParts.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { CreativePreview } from '../../../components/CreativePreview.tsx';
import { EditLinkDialog } from './EditLinkDialog.tsx';
import { linkColumns, type LinkRow } from './links.columns.ts';

/** Every link of the newest revision: its target, its check and the decision about it. */
export function CreativeLinks({ creative }: { creative: V1Schemas['Creative'] }) {
  const list = useListState({ sort: 'position:asc', pageSize: 25 });
  const links = useQuery(
    linksQuery(tableQuery('listEmailLinks', list.state, { fixed: { creative_id: [creative.id] } })),
  );
  const [edited, setEdited] = useState<LinkRow>();
  const { mutate: edit } = useEditLink();
  const rowActions = useRowActions();
  const isDeciding = useCan('can_validate_links').can;
  const columns = useMemo(
    () =>
      linkColumns({
        onEdit: setEdited,
        onDecide: ({ id, version }, decision) => edit({ id, version, body: { decision } }),
        rowActions,
      }).filter(({ id }) => isDeciding || id !== 'actions'),
    [edit, rowActions, isDeciding],
  );
  return (
    <Split
      asideWidth={400}
      aside={<CreativePreview name={creative.name} revision={creative.revision} url={creative.preview_url} />}
    >
      <Table
        label="Links"
        columns={columns}
        rowId={(row) => String(row.id)}
        rowTone={(row) => (row.result === 'Error' && row.decision !== 'accepted' ? 'danger' : undefined)}
        {...pagedRows(list, links)}
        empty={{ title: 'The HTML has no links' }}
      />
      {edited && <EditLinkDialog link={edited} onClose={() => setEdited(undefined)} />}
    </Split>
  );
}
