import { useMemo, useRef } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { EXPANDER_WIDTH, SELECTION_WIDTH } from './columns/columnLayout.ts';
import { isEditable, namedWithGroups, withValues } from './columns/tableColumns.ts';
import { useFittedColumns } from './columns/useFittedColumns.ts';
import { useColumnLayout } from './columns/useColumnLayout.ts';
import type { TableRows, TableRowsSource } from './data/useTableRows.ts';
import { GRID_ROLES, TABLE_ROLES } from './keyboard/tableRoles.ts';
import { useOpenedRows } from './rows/useOpenedRows.ts';
import { selectedCount } from './selection/tableSelection.ts';
import { useSelectionOfFound } from './selection/useSelectionOfFound.ts';
import { useTableSelection } from './selection/useTableSelection.ts';
import { useTableState } from './state/useTableState.ts';
import type { TableColumnsModel, TableModel, TableRowsModel } from './tableContexts.ts';
import type { TableSettings } from './tableSettings.ts';
import type { TableTree } from './tree/tableTree.ts';

/** With more rows than this, only those in view are in the document. */
const VIRTUAL_FROM = 200;

/** Finds and orders the rows, and splits them into pages. */
export type RowsHook = (source: TableRowsSource<object>) => TableRows<object> & { tree?: TableTree };

/** Returns what the parts of the table share, made from its props, its own state and its measured width. */
export function useTableModel(settings: TableSettings, useRows: RowsHook): TableModel {
  const { renderMore, rowId, selection, onSelectionChange } = settings;
  const isSelectable = selection !== undefined;
  const isOpenable = renderMore !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const scrollToRow = useRef<(row: number) => void>(undefined);

  const [state, onState] = useTableState(settings.state, settings.onStateChange, settings.initialState);
  const given = useMemo(() => namedWithGroups(withValues(settings.columns)), [settings.columns]);
  const [opened, onOpen] = useOpenedRows(settings.opened, settings.onOpenedChange);
  const found = useKnownRows(settings, given, state, useRows);
  const { page, total, tree } = found;
  const all = useFittedColumns(given, page);

  // Depends on all rows, not on those that match: the keys must not change while somebody types in the search.
  const mayBeLong = (settings.rows?.length ?? 0) > VIRTUAL_FROM && (!settings.isPaged || state.pageSize > VIRTUAL_FROM);
  const hasOwnCards = settings.renderCards !== undefined;
  const isGrid = !hasOwnCards && (settings.isGrid ?? (isSelectable || isOpenable || mayBeLong || all.some(isEditable)));
  const leads = useMemo(
    () => [...(isSelectable ? [SELECTION_WIDTH] : []), ...(isOpenable ? [EXPANDER_WIDTH] : [])],
    [isSelectable, isOpenable],
  );
  const layout = useColumnLayout(frame, all, state.columns, leads, settings.overflow === 'drop');
  const { placed } = layout;
  const canArrange = settings.hasColumnMenu && all.length > 1 && !hasOwnCards;
  const columns = useMemo<TableColumnsModel>(() => {
    const isLeadPinned = placed.some(({ cell }) => cell['data-pin'] === 'start');
    const hasGroups = placed.some(({ column }) => column.group);
    const roles = isGrid ? GRID_ROLES : TABLE_ROLES;
    return { all, placed, leads, isLeadPinned, hasGroups, isGrid, roles, canArrange };
  }, [all, placed, leads, isGrid, canArrange]);

  const ids = useMemo(() => (isSelectable ? page.map(rowId) : []), [isSelectable, page, rowId]);
  const pageIds = isSelectable && tree ? tree.ids : ids;
  const { onSelect, ...actions } = useTableSelection(ids, pageIds, selection, onSelectionChange);
  useSelectionOfFound(state, selection, onSelectionChange);
  const count = selection === undefined ? 0 : selectedCount(selection, total);

  const rowAction = useLatest(settings.onRowAction);
  const handles = useMemo(() => {
    const onRow = (row: object) => rowAction.current?.(row);
    return { frame, scroller, scrollToRow, onSelect, onOpen, onRow };
  }, [onSelect, onOpen, rowAction]);
  return {
    settings,
    columns,
    layout,
    state: { state, onState },
    rows: { ...found, opened },
    selection: { selection, ids: pageIds, count, ...actions },
    handles,
  };
}

function useKnownRows(
  { filters, rows, total, isPaged, error }: TableSettings,
  columns: TableColumnsModel['all'],
  state: TableModel['state']['state'],
  useRows: RowsHook,
): Omit<TableRowsModel, 'opened'> {
  const found = useRows({ columns, filters, rows, total, state, isPaged });
  const isPrinting = usePrinting();
  const isLong = found.page.length > VIRTUAL_FROM;
  return {
    ...found,
    isServer: total !== undefined,
    isLoading: rows === undefined && error === undefined,
    isLong,
    isVirtual: isLong && !isPrinting,
    isPrinting,
  };
}
