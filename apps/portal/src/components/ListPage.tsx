import type { DownloadedFile } from '@mailroom/api-client';
import { Page, PageHeader, Table, type TableProps } from '@mailroom/design-system';
import type { ViewList } from '@mailroom/domain/views/viewLists';
import type { ReactNode } from 'react';
import { DownloadButton } from './DownloadButton.tsx';
import type { ListInUrl } from '../shared/listState/useListState.ts';
import { pagedRows, type PagedQuery } from '../shared/listState/pagedRows.ts';
import { useFormats } from '../shared/useFormats.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';
import { useListViews } from './views/useListViews.tsx';

type TablePart<Row extends object> = Pick<
  TableProps<Row>,
  | 'columns'
  | 'rowId'
  | 'rowHref'
  | 'search'
  | 'filters'
  | 'toolbar'
  | 'tabs'
  | 'choices'
  | 'rowHeading'
  | 'rowTone'
  | 'empty'
  | 'selection'
  | 'onSelectionChange'
  | 'canSelectAll'
  | 'bulkActions'
  | 'isGrid'
>;

interface ListPageProps<Row extends object> extends TablePart<Row> {
  /** Heading of the screen, title of the tab. */
  title: string;
  /** One row in words, for the count beside the heading: 'account'. */
  noun: string;
  /** The table's name where it differs from the title. */
  label?: string;
  /** Fetches all rows of the list as a CSV file, with its filters and order. */
  download?: () => Promise<DownloadedFile>;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** The list in whose saved views this one is offered. Default: it has no views. */
  viewsOf?: ViewList;
  list: Pick<ListInUrl, 'state' | 'setState'>;
  query: PagedQuery<Row>;
  /** Filters that the screen offers beside the table. A saved view keeps them like the table's own. */
  ownFilters?: readonly { readonly id: string }[];
  /** Puts the table into something, such as tabs. */
  frame?: (table: ReactNode) => ReactNode;
  /** Dialogs that the screen opens. */
  children?: ReactNode;
}

const NO_FILTERS: readonly { readonly id: string }[] = [];

function asItIs(table: ReactNode): ReactNode {
  return table;
}

/** A screen with one list: heading, count, actions and the table, whose state is kept in the URL. */
export function ListPage<Row extends object>({
  title,
  noun,
  label = title,
  download,
  actions,
  viewsOf,
  list,
  query,
  ownFilters = NO_FILTERS,
  frame = asItIs,
  children,
  ...table
}: ListPageProps<Row>) {
  usePageTitle(title);
  const { count } = useFormats();
  const kept = [...(table.filters ?? NO_FILTERS), ...ownFilters];
  const views = useListViews(viewsOf, list, { filters: kept, isLoaded: query.data !== undefined });
  return (
    <Page>
      <PageHeader
        title={title}
        note={query.data && count(query.data.total_rows, noun)}
        actions={
          <>
            {download && <DownloadButton label="Export CSV" download={download} />}
            {actions}
          </>
        }
      />
      {frame(<Table {...table} {...views.offered} label={label} {...pagedRows(list, query)} />)}
      {views.part}
      {children}
    </Page>
  );
}
