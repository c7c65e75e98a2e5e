import { Page, PageHeader, Table, type TableProps } from '@mailroom/design-system';
import type { ReactNode } from 'react';
import type { ListInUrl } from '../shared/listState/useListState.ts';
import { tableError } from '../shared/tableError.ts';
import { useFormats } from '../shared/useFormats.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';

interface ListQueryResult<Row extends object> {
  readonly data: { readonly objects: readonly Row[]; readonly total_rows: number } | undefined;
  readonly isPlaceholderData: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

type TablePart<Row extends object> = Pick<
  TableProps<Row>,
  'columns' | 'rowId' | 'rowHref' | 'search' | 'filters' | 'toolbar' | 'empty'
>;

export interface ListPageProps<Row extends object> extends TablePart<Row> {
  /** Heading of the screen, title of the tab. */
  title: string;
  /** One row in words, for the count beside the heading: 'account'. */
  noun: string;
  /** The table's name where it differs from the title. */
  label?: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  list: Pick<ListInUrl, 'state' | 'setState'>;
  query: ListQueryResult<Row>;
  /** Dialogs that the screen opens. */
  children?: ReactNode;
}

/** A screen with one list: heading, count, actions and the table, whose state is kept in the URL. */
export function ListPage<Row extends object>({
  title,
  noun,
  label = title,
  actions,
  list,
  query,
  children,
  ...table
}: ListPageProps<Row>) {
  usePageTitle(title);
  const { count } = useFormats();
  return (
    <Page>
      <PageHeader title={title} note={query.data && count(query.data.total_rows, noun)} actions={actions} />
      <Table
        {...table}
        label={label}
        rows={query.data?.objects}
        total={query.data?.total_rows ?? 0}
        state={list.state}
        onStateChange={list.setState}
        isRefreshing={query.isPlaceholderData}
        {...tableError(query)}
      />
      {children}
    </Page>
  );
}
