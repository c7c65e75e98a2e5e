import { Button, NOTHING_SELECTED, type TableSelection, type TableState } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListPage } from '../../../components/ListPage.tsx';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { audiencesQuery } from '../../../resources/audiences.queries.ts';
import { firstReadOf, usePageList } from '../../../session/account/pageList.ts';
import type { AccountFilter } from '../../../session/account/useAccountList.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api } from '../../../shared/api.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { audienceFilters } from './audiences.columns.ts';
import { useAudienceColumns } from './useAudienceColumns.ts';

const AudiencesBulk = loadOnUse(async () => (await import('./AudiencesBulk.tsx')).AudiencesBulk, null);

const FILTERS = ['status'] as const;

const audiencesList = {
  defaults: { sort: 'updated_at:desc', filters: FILTERS },
  queryOf: (state: TableState, fixed: AccountFilter) =>
    tableQuery('listAudiences', state, { search: 'name', filters: FILTERS, fixed }),
  read: audiencesQuery,
};

export const firstRead = firstReadOf(audiencesList);

/** Every audience, with its import and how many of its people can be mailed. */
export function PeoplePage() {
  const add = useCan([['can_add_audience'], ['can_upload_file']]);
  const isActing = useCan([['can_update_audience', 'can_delete_audience']]).can;
  const { list, query, options } = usePageList(audiencesList);
  const audiences = useQuery(options);
  const columns = useAudienceColumns(list.accountId, isActing);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  return (
    <ListPage
      title="People"
      noun="audience"
      label="Audiences"
      actions={
        <>
          <DownloadButton
            label="Export CSV"
            download={() => api.download('v1', '/audience/export', { query: exportQuery(query) })}
          />
          {add.can && (
            <Button variant="primary" href={paths.audienceBuilder.newAudience}>
              Add audience
            </Button>
          )}
        </>
      }
      viewsOf="listAudiences"
      list={list}
      query={audiences}
      columns={columns}
      isGrid={false}
      {...(isActing && {
        canSelectAll: true,
        selection,
        onSelectionChange: setSelection,
        bulkActions: (selected: TableSelection, count: number) => (
          <AudiencesBulk
            selection={selected}
            count={count}
            query={query}
            onDone={() => setSelection(NOTHING_SELECTED)}
          />
        ),
      })}
      rowId={(row) => String(row.id)}
      rowHref={(row) => paths.audienceBuilder.audience(row.id)}
      search="Search by audience name"
      filters={audienceFilters}
      empty={{
        title: 'No audiences yet',
        description: 'An audience is a file of people: drop a CSV, map its columns, and start the import.',
      }}
    />
  );
}
