import { useMemo, type CSSProperties, type RefObject } from 'react';
import { SelectPage } from './selection/SelectPage.tsx';
import { SkeletonRows } from './rows/SkeletonRows.tsx';
import { Frame } from './Table.styles.ts';
import { TableBody } from './rows/TableBody.tsx';
import { TableHead } from './columns/TableHead.tsx';
import { AboveRows, InsteadOfRows } from './rows/TableNotices.tsx';
import type { TableProps } from './tableProps.ts';
import { GRID_ROLES, TABLE_ROLES } from './keyboard/tableRoles.ts';
import { pageSelection } from './selection/tableSelection.ts';
import { nextSort, withSort, type TableState } from './state/tableState.ts';
import { TotalsRow } from './rows/TotalsRow.tsx';
import type { MeasuredLayout } from './columns/useColumnLayout.ts';
import type { TableRows } from './data/useTableRows.ts';
import type { SelectionActions } from './selection/useTableSelection.ts';

type Handed =
  | 'label'
  | 'rows'
  | 'rowId'
  | 'rowHref'
  | 'rowTone'
  | 'renderMore'
  | 'hasMore'
  | 'totals'
  | 'maxHeight'
  | 'isRefreshing'
  | 'error'
  | 'empty'
  | 'selection'
  | 'isFlush';

interface TableFrameProps<Row extends object> extends Pick<TableProps<Row>, Handed> {
  frame: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  scrollToRow: RefObject<((row: number) => void) | undefined>;
  layout: MeasuredLayout<Row>;
  leads: readonly number[];
  data: TableRows<Row>;
  ids: readonly string[];
  isPaged: boolean;
  isGrid: boolean;
  /** So many rows that they scroll inside the table. */
  isLong: boolean;
  isVirtual: boolean;
  isPrinting: boolean;
  canArrange: boolean;
  state: TableState;
  onState: (state: TableState) => void;
  select: SelectionActions;
  opened: readonly string[];
  onOpen: (id: string, isOpen: boolean) => void;
}

/** The scrolling frame with the table itself, and what stands in place of its rows. */
export function TableFrame<Row extends object>(props: TableFrameProps<Row>) {
  const { label, rows, selection, error, layout, leads, data, ids, state, onState, isGrid, totals, select } = props;
  const { page, pageNumber, total, matching } = data;
  const roles = isGrid ? GRID_ROLES : TABLE_ROLES;
  const isLoading = rows === undefined && error === undefined;
  const isEmpty = rows !== undefined && page.length === 0;
  const hasRows = rows !== undefined && page.length > 0;
  const isLow = props.maxHeight !== undefined || props.isLong;
  const isScrolling = (layout.isScrolling || isLow) && !props.isPrinting;
  // The browser counts rows that are all there: so a sort, which moves them, renders none. What is opened would be counted.
  const isWhole = rows !== undefined && page.length === total && !props.isVirtual && props.renderMore === undefined;
  const offset = isWhole ? undefined : props.isPaged ? (pageNumber - 1) * state.pageSize : 0;
  const isLeadPinned = layout.placed.some(({ cell }) => cell['data-pin'] === 'start');
  const sums = useMemo(() => (typeof totals === 'function' ? totals(matching()) : totals), [totals, matching]);
  const height = props.maxHeight === undefined ? '70vh' : `${props.maxHeight}px`;
  // In a grid the focused cell scrolls the view, and the region would be a second stop of Tab.
  const region = isGrid ? { tabIndex: -1 } : { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <Frame
      ref={props.frame}
      data-flush={props.isFlush || undefined}
      data-refreshing={props.isRefreshing || undefined}
      data-cards={layout.mayBeCards ? '' : undefined}
      style={
        {
          '--table-columns': layout.template,
          '--table-min': `${layout.minWidth}px`,
          '--table-height': isLow ? height : 'none',
          ...layout.pins,
        } as CSSProperties
      }
    >
      {error !== undefined && rows !== undefined && <AboveRows error={error} />}
      {layout.isCards && selection && hasRows && (
        <SelectPage isWritten selected={pageSelection(selection, ids)} onSelectPage={select.onSelectPage} />
      )}
      <div ref={props.scroller} data-part="scroller" {...(isScrolling && { 'data-scrolls': '', ...region })}>
        <table
          {...roles.table}
          aria-label={label}
          aria-busy={isLoading || props.isRefreshing}
          aria-rowcount={rows === undefined ? -1 : total + (sums ? 2 : 1)}
          {...(isGrid && selection && { 'aria-multiselectable': true })}
        >
          <TableHead
            placed={layout.placed}
            rowIndex={isWhole ? undefined : 1}
            roles={roles}
            isGrid={isGrid}
            isLeadPinned={isLeadPinned}
            sort={state.sort}
            onSort={(id, isAdding) => onState(withSort(state, nextSort(state.sort, id, isAdding)))}
            selected={selection && pageSelection(selection, ids)}
            onSelectPage={select.onSelectPage}
            hasOpener={props.renderMore !== undefined}
            canArrange={props.canArrange}
            isCards={layout.isCards}
          />
          {isLoading ? (
            <SkeletonRows
              placed={layout.placed}
              count={props.isPaged ? state.pageSize : 10}
              leadCount={leads.length}
              isLeadPinned={isLeadPinned}
            />
          ) : (
            <TableBody
              {...props}
              rows={page}
              rowHref={props.rowHref}
              rowTone={props.rowTone}
              renderMore={props.renderMore}
              hasMore={props.hasMore}
              selection={selection}
              placed={layout.placed}
              roles={roles}
              leadCount={leads.length}
              isLeadPinned={isLeadPinned}
              offset={offset}
              onSelect={select.onSelect}
            />
          )}
          {sums && hasRows && (
            <TotalsRow
              totals={sums}
              placed={layout.placed}
              roles={roles}
              leads={leads}
              isLeadPinned={isLeadPinned}
              rowIndex={isWhole ? undefined : total + 2}
              gridRow={isGrid ? page.length : undefined}
            />
          )}
        </table>
        {(isEmpty || (error !== undefined && rows === undefined)) && (
          <InsteadOfRows error={error} empty={props.empty} total={total} state={state} onState={onState} />
        )}
      </div>
    </Frame>
  );
}
