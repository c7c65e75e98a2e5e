import {
  Button,
  NOTHING_SELECTED,
  Page,
  PageHeader,
  Table,
  type TableSelection,
  type TableState,
} from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { DownloadButton } from '../../../components/DownloadButton.tsx';
import { useListViews } from '../../../components/views/useListViews.tsx';
import { creativesQuery } from '../../../resources/creatives.queries.ts';
import { firstReadOf, usePageList } from '../../../session/account/pageList.ts';
import type { AccountFilter } from '../../../session/account/useAccountList.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api } from '../../../shared/api.ts';
import { withAccountColumn } from '../../../shared/listState/accountColumn.ts';
import { exportQuery, tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { lazyPart, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { CreativeCounts } from './CreativeCounts.tsx';
import { creativeColumns, type CreativeRow } from './creatives.columns.ts';
import { useCreativeFilters } from './useCreativeFilters.ts';

const CreativesBulk = loadOnUse(async () => (await import('./CreativesBulk.tsx')).CreativesBulk, null);
const CreativeCards = lazyPart(async () => (await import('./CreativeCards.tsx')).CreativeCards);

const FILTERS = ['status', 'advertiser_id', 'label', 'stale_draft'] as const;

function rowId(row: CreativeRow) {
  return String(row.id);
}

const creativesList = {
  defaults: { sort: 'updated_at:desc', filters: FILTERS },
  queryOf: (state: TableState, fixed: AccountFilter) =>
    tableQuery('listCreatives', state, { search: 'name', filters: FILTERS, fixed }),
  read: creativesQuery,
};

export const firstRead = firstReadOf(creativesList);

/** Every creative of the user's accounts, as a table or as pictures. */
export function CreativesPage() {
  usePageTitle('Creatives');
  const { count } = useFormats();
  const add = useCan('can_add_creative');
  const isActing = useCan([
    ['can_validate_links', 'can_add_creative', 'can_update_creative', 'can_delete_creative'],
  ]).can;
  const [view, setView] = useUrlText('view', 'table');
  const { list, query, options } = usePageList(creativesList);
  const creatives = useQuery(options);
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const filters = useCreativeFilters(list.accountId);
  const columns = useMemo(() => withAccountColumn(creativeColumns, list.accountId), [list.accountId]);
  const controls = (
    <>
      <Button aria-pressed={view === 'table'} onClick={() => setView('table')}>
        Table
      </Button>
      <Button aria-pressed={view === 'cards'} onClick={() => setView('cards')}>
        Cards
      </Button>
    </>
  );
  const views = useListViews('listCreatives', list, { filters, isLoaded: creatives.data !== undefined });
  return (
    <Page>
      <PageHeader
        title="Creatives"
        note={creatives.data && count(creatives.data.total_rows, 'creative')}
        actions={
          <>
            <DownloadButton
              label="Export CSV"
              download={() => api.download('v1', '/creatives/export', { query: exportQuery(query) })}
            />
            {add.can && (
              <Button variant="primary" href={paths.campaignCreatives.newCreative}>
                New creative
              </Button>
            )}
          </>
        }
      />
      <Table
        {...pagedRows(list, creatives)}
        {...views.offered}
        label="Creatives"
        isGrid={false}
        {...(isActing && {
          canSelectAll: true,
          selection,
          onSelectionChange: setSelection,
          bulkActions: (selected: TableSelection, selectedCount: number) => (
            <CreativesBulk
              selection={selected}
              count={selectedCount}
              query={query}
              accountId={list.accountId}
              onDone={() => setSelection(NOTHING_SELECTED)}
            />
          ),
        })}
        {...(view === 'cards' && {
          renderCards: (rows: readonly CreativeRow[] | undefined, tick: (row: CreativeRow) => ReactNode) => (
            <CreativeCards rows={rows} tick={tick} />
          ),
        })}
        columns={columns}
        filters={filters}
        rowId={rowId}
        rowHref={(row) => paths.campaignCreatives.creative(row.id)}
        search="Search by creative name"
        choices={<CreativeCounts query={query} state={list.state} onStateChange={list.setState} />}
        toolbar={controls}
        empty={{
          title: 'No creatives yet',
          description: 'A creative is an e-mail: its HTML, its subject, who sends it, and who sees it first.',
        }}
      />
      {views.part}
    </Page>
  );
}
