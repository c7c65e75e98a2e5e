import type { MenuItem } from '../../Menu/menuItem.ts';
import { DEFAULT_TABLE_STATE, type TableState } from './tableState.ts';

/** A named state of the table, kept by the application. */
export interface TableView {
  id: string;
  name: string;
  /** The saved parts of the state. Page size and row height stay as they are; the rest is as in a new table. */
  state: Partial<TableState>;
  /** Whether the reader can delete it. False for views that come with the application. Default true. */
  isDeletable?: boolean | undefined;
  /** A few words below the name, such as who shares it. */
  note?: string | undefined;
  /** More that the reader can do with it, in a menu beside its name. */
  actions?: readonly MenuItem[] | undefined;
}

/** The state of a view, on its first page, in a table that shows another one. */
export function stateOfView(view: TableView, { pageSize, density }: TableState = DEFAULT_TABLE_STATE): TableState {
  return { ...DEFAULT_TABLE_STATE, pageSize, ...(density && { density }), ...view.state, page: 1 };
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, comparable(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : entries;
}

/** Whether the table shows this view, on any page. */
export function isViewShown(view: TableView, state: TableState): boolean {
  const plain = (of: TableState) => JSON.stringify(comparable({ ...of, page: 1 }));
  return plain(stateOfView(view, state)) === plain(state);
}
