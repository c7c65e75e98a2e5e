'use client';
import { useCallback, useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { BulkBar } from './BulkBar.tsx';
import { FullText } from './FullText.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { Frame, Root } from './Table.styles.ts';
import { TableBody } from './TableBody.tsx';
import { isHideable } from './tableColumns.ts';
import { TableHead } from './TableHead.tsx';
import { AboveRows, InsteadOfRows } from './TableNotices.tsx';
import type { TableProps } from './tableProps.ts';
import { asTable } from './tableRoles.ts';
import { NOTHING_SELECTED, pageSelection, selectedCount, withSelected } from './tableSelection.ts';
import { nextSort, withPageSize, withSort } from './tableState.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { useColumnLayout } from './useColumnLayout.ts';
import { useRowClick } from './useRowClick.ts';
import { useSortNews } from './useSortNews.ts';
import { useTableRows } from './useTableRows.ts';
import { useTableState } from './useTableState.ts';

const NO_FILTERS: readonly never[] = [];

/** Rows of one kind of thing: search, sort, filter, page, select and act on them. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    total: serverTotal,
    state: givenState,
    onStateChange,
    initialState,
    rowHref,
    rowTone,
    search,
    filters = NO_FILTERS,
    toolbar,
    hasColumnMenu = true,
    isPaged = true,
    pageSizes,
    maxHeight,
    isRefreshing = false,
    error,
    empty,
    selection,
    onSelectionChange,
    bulkActions,
    canSelectAll = false,
    isFlush = false,
    ...rest
  } = props;
  const texts = useTexts();
  const formats = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [state, setState] = useTableState(givenState, onStateChange, initialState);
  const { page, pageNumber, total } = useTableRows({
    columns,
    filters,
    rows,
    total: serverTotal,
    state,
    isPaged,
    formats,
  });
  const visible = useMemo(
    () => columns.filter((column, index) => !isHideable(column, index) || !state.columns.hidden.includes(column.id)),
    [columns, state.columns.hidden],
  );
  const layout = useColumnLayout(frame, visible, selection !== undefined);
  useRowClick(scroller);
  const sortNews = useSortNews(columns, state.sort);

  // Rows are memoised: what they are given must not change with the selection itself.
  const select = useRef({ selection, onSelectionChange });
  useLayoutEffect(() => {
    select.current = { selection, onSelectionChange };
  });
  const onSelect = useCallback((id: string, isOn: boolean) => {
    const { selection: now = NOTHING_SELECTED, onSelectionChange: tell } = select.current;
    tell?.(withSelected(now, [id], isOn));
  }, []);

  const isLoading = rows === undefined && error === undefined;
  const isEmpty = rows !== undefined && page.length === 0;
  const isScrolling = layout.isScrolling || maxHeight !== undefined;
  const offset = isPaged ? (pageNumber - 1) * state.pageSize : 0;
  const count = selection === undefined ? 0 : selectedCount(selection, total);
  return (
    <Root data-flush={isFlush || undefined} {...rest}>
      <TableToolbar
        columns={columns}
        gaveWay={layout.gaveWay}
        filters={filters}
        searchLabel={search === false ? undefined : search}
        hasColumnMenu={hasColumnMenu && columns.some(isHideable)}
        hasSortMenu={layout.isCards && columns.some((column) => column.isSortable)}
        isServer={serverTotal !== undefined}
        state={state}
        onState={setState}
      >
        {toolbar}
      </TableToolbar>
      <Frame
        ref={frame}
        data-flush={isFlush || undefined}
        data-refreshing={isRefreshing || undefined}
        style={
          {
            '--table-columns': layout.template,
            '--table-min': `${layout.minWidth}px`,
            '--table-height': `${maxHeight}px`,
          } as CSSProperties
        }
      >
        {error !== undefined && rows !== undefined && <AboveRows error={error} />}
        <div
          ref={scroller}
          data-part="scroller"
          {...(isScrolling && { 'data-scrolls': '', role: 'region', 'aria-label': label, tabIndex: 0 })}
        >
          <table
            {...asTable}
            aria-label={label}
            aria-busy={isLoading || isRefreshing}
            aria-rowcount={rows === undefined ? -1 : total + 1}
          >
            <TableHead
              columns={layout.shown}
              sort={state.sort}
              onSort={(id, isAdding) => setState(withSort(state, nextSort(state.sort, id, isAdding)))}
              selected={selection && pageSelection(selection, page.map(rowId))}
              onSelectPage={(isOn) => selection && onSelectionChange?.(withSelected(selection, page.map(rowId), isOn))}
            />
            {isLoading ? (
              <SkeletonRows
                columns={layout.shown}
                count={isPaged ? state.pageSize : 10}
                hasSelection={selection !== undefined}
              />
            ) : (
              <TableBody
                rows={page}
                rowId={rowId}
                columns={layout.shown}
                offset={offset}
                rowHref={rowHref}
                rowTone={rowTone}
                selection={selection}
                onSelect={onSelect}
                scroller={scroller}
                isScrollable={maxHeight !== undefined}
              />
            )}
          </table>
          {(isEmpty || (error !== undefined && rows === undefined)) && (
            <InsteadOfRows error={error} empty={empty} total={total} state={state} onState={setState} />
          )}
        </div>
      </Frame>
      <span role="status" data-part="news">
        {isLoading ? texts.loadingRows(label) : sortNews}
      </span>
      {selection !== undefined && count > 0 && (
        <BulkBar
          selection={selection}
          total={total}
          canSelectAll={canSelectAll}
          onSelectionChange={(next) => onSelectionChange?.(next)}
        >
          {typeof bulkActions === 'function' ? bulkActions(selection, count) : bulkActions}
        </BulkBar>
      )}
      {isPaged && rows !== undefined && total > 0 && (
        <Pagination
          label={label}
          page={pageNumber}
          pageSize={state.pageSize}
          total={total}
          onPageChange={(next) => setState({ ...state, page: next })}
          onPageSizeChange={(size) => setState(withPageSize(state, size))}
          pageSizes={pageSizes}
        />
      )}
      {/* Keeps the place of the pages, so that what follows the table doesn't move when they come. */}
      {isPaged && isLoading && <div data-part="pages" />}
      <FullText frame={frame} />
    </Root>
  );
}
