'use client';
import { useMemo, useRef } from 'react';
import { useFormats } from '../../provider/useFormats.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { BulkBar } from './selection/BulkBar.tsx';
import { EXPANDER_WIDTH, SELECTION_WIDTH } from './columns/columnLayout.ts';
import { CopyMenu } from './export/CopyMenu.tsx';
import { FullText } from './cells/FullText.tsx';
import { Root } from './Table.styles.ts';
import { TableChecks } from './TableChecks.tsx';
import { TableFrame } from './TableFrame.tsx';
import { withValues } from './columns/tableColumns.ts';
import { TableNews } from './TableNews.tsx';
import type { TableProps } from './tableProps.ts';
import { selectedCount } from './selection/tableSelection.ts';
import { withPageSize } from './state/tableState.ts';
import { TableToolbar } from './toolbar/TableToolbar.tsx';
import { useColumnLayout } from './columns/useColumnLayout.ts';
import { useGridFocus } from './keyboard/useGridFocus.ts';
import { useGridKeys } from './keyboard/useGridKeys.ts';
import { useOpenedRows } from './rows/useOpenedRows.ts';
import { usePrinting } from './usePrinting.ts';
import { useRowClick } from './rows/useRowClick.ts';
import { useSelectedRows } from './selection/useSelectedRows.ts';
import { useSelectionOfFound } from './selection/useSelectionOfFound.ts';
import { useTableArranging } from './columns/useTableArranging.ts';
import { useTableExport } from './export/useTableExport.ts';
import { useTableRows } from './data/useTableRows.ts';
import { useTableSelection } from './selection/useTableSelection.ts';
import { useTableState } from './state/useTableState.ts';

// The bundler's word, not Node's: none of the checks is in a build for readers.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const NO_FILTERS: readonly never[] = [];
const NO_ROWS: readonly never[] = [];
/** More rows than this and only those in sight are in the document. */
const VIRTUAL_FROM = 200;

/** Rows of one kind of thing: search, sort, filter, page, select and act on them. */
export function Table<Row extends object, Id extends string = string>(typed: TableProps<Row, Id>) {
  // Inside, an id is a word like any other.
  const props = typed as unknown as TableProps<Row>;
  const {
    label,
    columns: given,
    rows,
    rowId,
    total: serverTotal,
    state: givenState,
    onStateChange,
    initialState,
    rowHref,
    rowTone,
    renderMore,
    hasMore,
    opened: givenOpened,
    onOpenedChange,
    totals,
    search,
    filters = NO_FILTERS,
    views,
    onSaveView,
    onDeleteView,
    csvName,
    loadAll,
    toolbar,
    hasColumnMenu = true,
    isPaged = true,
    pageSizes,
    maxHeight,
    density,
    isRefreshing = false,
    error,
    empty,
    selection,
    onSelectionChange,
    bulkActions,
    canSelectAll = false,
    isGrid: wantsGrid,
    isFlush = false,
    ...rest
  } = props;
  const formats = useFormats();
  const columns = useMemo(() => withValues(given), [given]);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const scrollToRow = useRef<(row: number) => void>(undefined);
  const [state, onState] = useTableState(givenState, onStateChange, initialState);
  const isServer = serverTotal !== undefined;
  const data = useTableRows({ columns, filters, rows, total: serverTotal, state, isPaged, formats });
  const { page, pageNumber, total, matching } = data;
  const isPrinting = usePrinting();
  const isLong = page.length > VIRTUAL_FROM;
  // By all rows, not by those that match: a table must not change its keys while somebody types in its search.
  const isEverLong = (rows?.length ?? 0) > VIRTUAL_FROM && (!isPaged || state.pageSize > VIRTUAL_FROM);
  const isGrid = wantsGrid ?? (selection !== undefined || renderMore !== undefined || isEverLong);
  const leads = [...(selection ? [SELECTION_WIDTH] : []), ...(renderMore ? [EXPANDER_WIDTH] : [])];
  const layout = useColumnLayout(frame, columns, state.columns, leads);
  const shownColumns = useMemo(() => layout.placed.map(({ column }) => column), [layout.placed]);
  const canArrange = hasColumnMenu && columns.length > 1;
  const [opened, onOpen] = useOpenedRows(givenOpened, onOpenedChange);
  const hasIds = selection !== undefined;
  const ids = useMemo(() => (hasIds ? page.map(rowId) : []), [hasIds, page, rowId]);
  const select = useTableSelection(ids, selection, onSelectionChange);
  useSelectionOfFound(state, selection, onSelectionChange);
  const known = useSelectedRows({ rows: rows ?? NO_ROWS, rowId, total, isServer, matching, selection, loadAll });
  const exports = useTableExport({ scroller, columns: shownColumns, page, leadCount: leads.length, ...known });
  const onArrange = useTableArranging({
    frame,
    scroller,
    isEnabled: canArrange,
    columns,
    layout,
    leads,
    state,
    onState,
  });
  useRowClick(scroller);
  const firstRow = layout.isCards ? 0 : -1;
  useGridKeys(scroller, isGrid, useGridFocus(scroller, isGrid, firstRow, scrollToRow), {
    firstRow,
    rowCount: page.length,
    hasTotals: totals !== undefined && page.length > 0,
    onArrange,
    ...(selection && {
      onToggle: select.onToggle,
      onExtend: select.onExtend,
      onSelectAll: () => select.onSelectPage(true),
    }),
  });

  const isLoading = rows === undefined && error === undefined;
  const count = selection === undefined ? 0 : selectedCount(selection, total);
  return (
    <Root data-flush={isFlush || undefined} data-density={state.density ?? density} {...rest}>
      {process.env.NODE_ENV !== 'production' && <TableChecks of={props} />}
      <TableToolbar
        {...{ columns, filters, views, onSaveView, onDeleteView, density, state, onState, isServer }}
        gaveWay={layout.gaveWay}
        isCards={layout.isCards}
        searchLabel={search === false ? undefined : search}
        hasColumnMenu={canArrange}
        csv={
          csvName === undefined || rows === undefined
            ? undefined
            : {
                shown: page,
                total,
                loadAll: isServer ? loadAll : () => Promise.resolve(matching()),
                save: (all) => exports.save(csvName, all),
              }
        }
      >
        {toolbar}
      </TableToolbar>
      <TableFrame
        {...{
          label,
          rows,
          rowId,
          rowHref,
          rowTone,
          renderMore,
          hasMore,
          totals,
          maxHeight,
          isRefreshing,
          error,
          empty,
        }}
        {...{ selection, isFlush, frame, scroller, scrollToRow, layout, leads, data, ids, isPaged, isGrid, isPrinting }}
        {...{ canArrange, state, onState, select, opened, onOpen }}
        isLong={isLong}
        isVirtual={isLong && !isPrinting}
      />
      <TableNews
        {...{ label, isLoading, columns, total }}
        sort={state.sort}
        exported={exports.news}
        selectedCount={count}
      />
      {selection !== undefined && count > 0 && (
        <BulkBar
          selection={selection}
          total={total}
          canSelectAll={canSelectAll}
          onSelectionChange={(next) => onSelectionChange?.(next)}
          scroller={scroller}
          copy={<CopyMenu exports={exports} csvName={csvName ?? `${label}.csv`} />}
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
          onPageChange={(next) => onState({ ...state, page: next })}
          onPageSizeChange={(size) => onState(withPageSize(state, size))}
          pageSizes={pageSizes}
        />
      )}
      {/* Keeps the place of the pages, so that what follows the table doesn't move when they come. */}
      {isPaged && isLoading && <div data-part="pages" />}
      <FullText frame={frame} />
    </Root>
  );
}
