import type { ComponentProps } from 'react';
import type { TableProps } from './tableProps.ts';

type OwnName = Exclude<keyof TableProps<object>, keyof ComponentProps<'div'>>;

/** The props that the table itself reads. All others belong to its root element. */
const OWN: Record<OwnName, true> = {
  label: true,
  columns: true,
  rows: true,
  rowId: true,
  total: true,
  state: true,
  onStateChange: true,
  initialState: true,
  rowHref: true,
  onRowAction: true,
  rowTone: true,
  rowHeading: true,
  renderCards: true,
  rowChildren: true,
  groupBy: true,
  renderMore: true,
  hasMore: true,
  opened: true,
  onOpenedChange: true,
  totals: true,
  search: true,
  filters: true,
  views: true,
  onSaveView: true,
  onDeleteView: true,
  csvName: true,
  loadAll: true,
  toolbar: true,
  tabs: true,
  choices: true,
  overflow: true,
  hasColumnMenu: true,
  isPaged: true,
  pageSizes: true,
  maxHeight: true,
  density: true,
  isRefreshing: true,
  error: true,
  empty: true,
  selection: true,
  onSelectionChange: true,
  bulkActions: true,
  canSelectAll: true,
  isGrid: true,
  isFlush: true,
};

const NO_FILTERS: readonly never[] = [];

/** The table's own props with their defaults, and the props of its root element. */
export function splitProps(props: TableProps<object>) {
  const root = Object.fromEntries(Object.entries(props).filter(([name]) => !(name in OWN)));
  const settings = {
    ...props,
    filters: props.filters ?? NO_FILTERS,
    overflow: props.overflow ?? ('drop' as const),
    hasColumnMenu: props.hasColumnMenu ?? true,
    isPaged: props.isPaged ?? true,
    isRefreshing: props.isRefreshing ?? false,
    canSelectAll: props.canSelectAll ?? false,
    isFlush: props.isFlush ?? false,
  };
  return { settings, root };
}

/** The settings that the application passed, with defaults for the rest. */
export type TableSettings = ReturnType<typeof splitProps>['settings'];
