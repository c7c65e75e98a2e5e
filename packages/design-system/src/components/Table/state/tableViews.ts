import { DEFAULT_TABLE_STATE, type TableState } from './tableState.ts';

/** A way to look at the table, kept by the application under a name. */
export interface TableView {
  id: string;
  name: string;
  /** What isn't named is as a plain table has it. */
  state: Partial<TableState>;
  /** A view that comes with the application stays. Default true, where the table can delete views at all. */
  isDeletable?: boolean | undefined;
}

/** The state that a view stands for, on its first page. */
export function stateOfView(view: TableView): TableState {
  return { ...DEFAULT_TABLE_STATE, ...view.state, page: 1 };
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

/** Whether the table shows this view, on whatever page. */
export function isViewShown(view: TableView, state: TableState): boolean {
  const plain = (of: TableState) => JSON.stringify(comparable({ ...of, page: 1 }));
  return plain(stateOfView(view)) === plain(state);
}
